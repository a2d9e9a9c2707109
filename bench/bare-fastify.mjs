// Runs as a separate process: a bare Fastify that returns a small JSON object, and a route that echoes its body.
import Fastify from 'fastify';

const app = Fastify();
app.get('/hello', async () => ({ hello: 'world' }));
app.post('/echo', async (request) => request.body);
// The JSON that `/reply` returns: a service's answer without the service.
const reply = JSON.parse(process.env.BENCH_REPLY ?? '{}');
app.get('/reply', async () => reply);
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: app.server.address().port });
