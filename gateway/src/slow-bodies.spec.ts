import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { limitSlowBodies } from './slow-bodies.js';

let site: FastifyInstance;
beforeEach(async () => {
  site = fastify();
  site.removeAllContentTypeParsers();
  site.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  limitSlowBodies(site, { timeout: 100 });
  const read = async ({ raw }: { raw: AsyncIterable<Buffer> }) => ({ size: (await buffer(raw)).length });
  site.put('/file', { config: { takesBytes: true } as object, handler: read });
  site.post('/quote', read);
  await site.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => site.close());

/** A request whose last byte is not sent yet. */
function begin(target: string): { socket: Socket; heard: Promise<string> } {
  const socket = connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 4\r\n\r\nabc`);
  return { socket, heard: buffer(socket).then(String) };
}

it('T37: a slow body is cut off, and a slow file is not', async () => {
  const file = begin('PUT /file');
  const quote = begin('POST /quote');
  expect(await quote.heard).toContain('408 Request Timeout');
  file.socket.write('d');
  expect(await file.heard).toContain('{"size":4}');
});

it('a body that arrives in time is answered', async () => {
  const { socket, heard } = begin('POST /quote');
  socket.write('d');
  expect(await heard).toContain('{"size":4}');
});
