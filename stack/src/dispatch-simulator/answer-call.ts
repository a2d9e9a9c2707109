import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FailureSwitches } from './failures.js';
import { Refusal } from './refusal.js';
import type { Route, SimulatorCall } from './routes.js';
import type { Tokens } from './tokens.js';

export interface Served {
  api: readonly Route[];
  controls: readonly Route[];
  tokens: Tokens;
  switches: FailureSwitches;
}

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Answers one call. */
export async function answerCall(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answer = await route(served, request, response);
    if (answer !== undefined) end(response, 200, answer);
  } catch (error) {
    if (error instanceof Refusal) end(response, error.status, failure(error.message));
    else end(response, 500, failure('The simulator could not do that'));
  }
}

const failure = (message: string) => ({ status: 'fail', data: { message } });

/** @returns undefined when there is to be no answer, or one was given. */
async function route(served: Served, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://simulator');
  const authorization = request.headers.authorization ?? '';
  if (url.pathname.startsWith('/simulator/')) {
    assertOwnMachine(request);
    return handle(served.controls, request, url);
  }
  if (url.pathname === '/health') return { status: 'ok' };
  if (url.pathname === '/oauth/token' && request.method === 'POST') return served.tokens.issue(authorization);
  if (fails(served.switches, response)) return undefined;
  served.tokens.check(authorization);
  const answer = await handle(served.api, request, url);
  const isCreate = request.method === 'POST' && url.pathname === '/v1/public/orders';
  return isCreate && served.switches.take('silenceAfterCreate') ? undefined : answer;
}

function fails(switches: FailureSwitches, response: ServerResponse): boolean {
  if (switches.take('silence')) return true;
  if (switches.take('unauthorized')) throw new Refusal(401, 'Invalid access token');
  if (switches.take('error')) throw new Refusal(500, 'Something went wrong');
  if (!switches.take('tooMany')) return false;
  response.setHeader('retry-after', switches.now.retryAfter);
  throw new Refusal(429, 'Too many requests');
}

/** Pages of other sites cannot send JSON here without asking first, which is never allowed. */
function assertOwnMachine({ socket, headers, method }: IncomingMessage): void {
  const { hostname } = new URL(`http://${headers.host ?? 'unknown'}`);
  const isHere =
    loopback.includes(socket.remoteAddress ?? '') && ['127.0.0.1', 'localhost'].includes(hostname);
  const isPlain = method === 'GET' || headers['content-type']?.startsWith('application/json');
  if (!isHere || !isPlain) throw new Refusal(403, 'The controls take JSON from this machine only');
}

async function handle(routes: readonly Route[], request: IncomingMessage, url: URL): Promise<unknown> {
  for (const { method, path, answer } of routes) {
    const params = method === request.method ? paramsOf(path, url.pathname) : null;
    if (params) return answer({ params, query: url.searchParams, body: await bodyOf(request) });
  }
  throw new Refusal(404, 'There is no such call');
}

function paramsOf(path: string, called: string): SimulatorCall['params'] | null {
  const names = path.split('/');
  const parts = called.split('/');
  if (names.length !== parts.length) return null;
  const params: SimulatorCall['params'] = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  if (body === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(400, 'The body is not JSON');
  }
}

function end(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
