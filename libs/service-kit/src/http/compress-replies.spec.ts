import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { compressReplies } from './compress-replies.js';

const long = JSON.stringify(
  Array.from({ length: 500 }, (_, row) => ({ row, customerFullName: 'Ruth Okafor' })),
);
const app = fastify();

beforeAll(async () => {
  await compressReplies(app);
  app.get('/long', async (_request, reply) => reply.type('application/json').send(long));
  app.get('/short', async () => ({ status: 'ok' }));
  app.get('/pdf', async (_request, reply) => reply.type('application/pdf').send(Buffer.from(long)));
  app.post('/echo', async ({ body }) => body);
});
afterAll(() => app.close());

const get = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings ? { 'accept-encoding': encodings } : {} });

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('compresses a long answer for a caller that accepts %s', async (accepted, encoding, decompress) => {
  const { headers, rawPayload } = await get('/long', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(rawPayload.length).toBeLessThan(long.length / 5);
  expect(decompress(rawPayload).toString()).toBe(long);
});

it('sends it uncompressed to others, such as our own services', async () => {
  const { headers, body } = await get('/long');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(long);
});

it.each(['/short', '/pdf'])('leaves alone what gains nothing: %s', async (url) => {
  expect((await get(url, 'gzip, br')).headers['content-encoding']).toBeUndefined();
});

it('unpacks nothing that it is sent: a small body must not become a large one', async () => {
  const reply = await app.inject({
    method: 'POST',
    url: '/echo',
    headers: { 'content-encoding': 'gzip', 'content-type': 'text/plain' },
    payload: 'not unpacked',
  });
  expect(reply.body).toBe('not unpacked');
});
