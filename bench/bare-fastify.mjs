// A process of its own: a bare Fastify that answers a small JSON object, and one that answers what it is sent.
import Fastify from 'fastify';

const app = Fastify();
app.get('/hello', async () => ({ hello: 'world' }));
app.post('/echo', async (request) => request.body);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: app.server.address().port });
