// A process of its own: a bare Fastify that answers a small JSON object, and one that answers what it is sent.
import Fastify from 'fastify';

const app = Fastify();
app.get('/hello', async () => ({ hello: 'world' }));
app.post('/echo', async (request) => request.body);
// The reply that it is to give, as an object: what a service answers, without a service.
const reply = JSON.parse(process.env.BENCH_REPLY ?? '{}');
app.get('/reply', async () => reply);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: app.server.address().port });
