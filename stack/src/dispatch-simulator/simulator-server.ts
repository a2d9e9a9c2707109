import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { FailureSwitches } from './failures.js';
import { Refusal } from './refusal.js';
import { createOrder, type Routes } from './routes.js';
import type { Tokens } from './tokens.js';

interface Served {
  api: Routes;
  controls: Routes;
  tokens: Tokens;
  switches: FailureSwitches;
}

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** The calls by HTTP, not listening yet. */
export function simulatorServer({ api, controls, tokens, switches }: Served): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  server.setErrorHandler((error, _request, reply) => {
    const [status, message] =
      error instanceof Refusal ? [error.status, error.message] : [500, 'The simulator could not do that'];
    return reply.status(status).send({ status: 'fail', data: { message } });
  });
  server.setNotFoundHandler(() => {
    throw new Refusal(404, 'There is no such call');
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const [path = ''] = request.url.split('?');
    if (path.startsWith('/simulator/')) assertOwnMachine(request);
    else if (path !== '/health' && path !== '/oauth/token') {
      if (fails(switches, reply)) return reply.hijack();
      tokens.check(request.headers.authorization ?? '');
    }
  });
  server.get('/health', () => ({ status: 'ok' }));
  server.post('/oauth/token', async ({ headers }) => tokens.issue(headers.authorization ?? ''));
  for (const [call, answer] of Object.entries({ ...api, ...controls })) {
    const [method = '', url = ''] = call.split(' ');
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const params = request.params as Record<string, string>;
      const query = request.query as Record<string, string>;
      const reaction = await answer({ guid: params.guid ?? '', params, query, body: bodyOf(request) });
      const isLost = call === createOrder && switches.take('silenceAfterCreate');
      return isLost ? reply.hijack() : reaction;
    };
    server.route({ method, url, handler });
  }
  return server;
}

/** @returns whether there is to be no answer */
function fails(switches: FailureSwitches, reply: FastifyReply): boolean {
  if (switches.take('silence')) return true;
  if (switches.take('unauthorized')) throw new Refusal(401, 'Invalid access token');
  if (switches.take('error')) throw new Refusal(500, 'Something went wrong');
  if (!switches.take('tooMany')) return false;
  reply.header('retry-after', switches.now.retryAfter);
  throw new Refusal(429, 'Too many requests');
}

/** Pages of other sites cannot send JSON here without asking first, which is never allowed. */
function assertOwnMachine({ socket, headers, method }: FastifyRequest): void {
  const { hostname } = new URL(`http://${headers.host ?? 'unknown'}`);
  const isHere =
    loopback.includes(socket.remoteAddress ?? '') && ['127.0.0.1', 'localhost'].includes(hostname);
  const isPlain = method === 'GET' || headers['content-type']?.startsWith('application/json');
  if (!isHere || !isPlain) throw new Refusal(403, 'The controls take JSON from this machine only');
}

function bodyOf({ body }: FastifyRequest): unknown {
  if (typeof body !== 'string' || body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'The body is not JSON');
  }
}
