// Runs as a separate process: a bare Fastify that returns a small JSON object, and a route that echoes its body.
import Fastify from 'fastify';

const app = Fastify();
app.get('/hello', async () => ({ hello: 'world' }));
app.post('/echo', async (request) => request.body);
// The JSON that `/reply` returns: a service's answer without the service.
const reply = JSON.parse(process.env.BENCH_REPLY ?? '{}');
app.get('/reply', async () => reply);

// The same after so many microseconds of CPU, for a client that has to wait as it does for the product.
app.get('/hello/after/:us', async ({ params }) => after(Number(params.us), { hello: 'world' }));
app.get('/reply/after/:us', async ({ params }) => after(Number(params.us), reply));

function after(us, answer) {
  const used = () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const until = used() + us;
  while (used() < until);
  return answer;
}

await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: app.server.address().port });
