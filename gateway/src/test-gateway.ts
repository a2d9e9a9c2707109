import { mkdtempSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceName } from '@overland/contracts';
import { ServiceHosts } from '@overland/service-kit';
import { LogRecorder, testKeys } from '@overland/service-kit/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { type Gateway, type GatewayOptions, startGateway } from './index.js';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** As it came, perhaps compressed. */
  body: Buffer;
}

export interface RawCall {
  method?: string;
  /** Sent unchanged, without normalisation. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** A call whose path reaches the server unchanged. */
export function callRaw(
  port: number,
  { method = 'GET', path: target, headers, body }: RawCall,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path: target, headers: headers ?? {}, agent };
    const call = httpRequest(options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(pieces);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: body.toString(), body });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** The gateway would wait a second for more calls on the connections that were kept. */
function endIdleCalls(): void {
  for (const sockets of Object.values(agent.freeSockets))
    for (const socket of sockets ?? []) socket.destroy();
}

const names: ServiceName[] = ['identity', 'quoting', 'orders', 'notifications', 'reporting'];

/** The reply of a fake service: the request as it received it. */
export interface Echo {
  service: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Answers everything with an echo; identity also checks sessions. */
export function fakeService(name: string, sessions: FakeSessions): FastifyInstance {
  const service = fastify({ bodyLimit: 256 * 1024 });
  service.post<{ Body: { sessionId: string } }>('/service/sessions/check', async ({ body }) => {
    sessions.questions += 1;
    await sessions.gate;
    if (sessions.isDown) throw new Error('identity is down');
    const { sessionId } = body;
    return {
      isActive: !sessions.ended.has(sessionId),
      isConfirmed: !sessions.unconfirmed.has(sessionId),
      lacksSecondStep: sessions.limited.has(sessionId),
    };
  });
  service.post('/service/refusals', async ({ body, headers }) => {
    if (sessions.isDown) throw new Error('identity is down');
    sessions.refusals.push({ ...(body as object), requestId: headers['x-request-id'] });
    return { isKept: true };
  });
  // A quote's id is its language.
  service.get<{ Params: { quoteId: string } }>('/service/quotes/:quoteId/language', async ({ params }) => {
    await sessions.gate;
    return { language: params.quoteId };
  });
  service.all('/unconfirmed/*', async ({ url }, reply) => {
    void reply.status(url.endsWith('?refused') ? 400 : 403);
    return { code: url.endsWith('?refused') ? 'invalid' : 'confirmationRequired' };
  });
  service.all('/*', async ({ method, url, headers, body }, reply) => {
    if (url.endsWith('?refused')) void reply.status(400);
    if (url.endsWith('?cached')) void reply.header('cache-control', 'private, max-age=60');
    return { service: name, method, url, headers, body };
  });
  return service;
}

export interface FakeSessions {
  ended: Set<string>;
  /** Those whose password was given too long ago. */
  unconfirmed: Set<string>;
  /** Those whose person lacks a required second step. */
  limited: Set<string>;
  isDown: boolean;
  questions: number;
  /** Checks of sessions, and languages of quotes, wait for it. */
  gate: Promise<void>;
  /** What was to be kept in the audit trail. */
  refusals: object[];
}

export interface TestGateway extends Gateway {
  sessions: FakeSessions;
  log: LogRecorder;
  sitesRoot: string;
  env: Record<string, string>;
}

export interface TestGatewayOptions extends GatewayOptions {
  /** Which of the fake services live in this process; all when absent. */
  inProcess?: ServiceName[];
}

const freshSessions = (): FakeSessions => ({
  ended: new Set(),
  unconfirmed: new Set(),
  limited: new Set(),
  isDown: false,
  questions: 0,
  gate: Promise.resolve(),
  refusals: [],
});

const wide = 1_000_000;
const wideLimits = {
  normal: wide,
  cheap: wide,
  signIn: wide,
  reset: wide,
  booking: wide,
  applying: wide,
  mailing: wide,
  sending: wide,
  publicWrite: wide,
  lookup: wide,
  webhook: wide,
};

/** A gateway on free ports before fake services, with wide limits by default. */
export async function startTestGateway({
  inProcess = names,
  ...options
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const sessions = freshSessions();
  const services = inProcess.map((name) => [name, fakeService(name, sessions)] as const);
  const before = new Map(ServiceHosts);
  for (const [name, service] of services) {
    await service.ready();
    ServiceHosts.set(name, service);
  }
  const log = new LogRecorder();
  const sitesRoot = mkdtempSync(path.join(tmpdir(), 'overland-sites-'));
  const keys = testKeys();
  const env = {
    JWT_PUBLIC_KEY: keys.publicKey,
    SERVICE_TOKEN_SECRET: keys.serviceSecret,
    STAFF_PORT: '0',
    PUBLIC_PORT: '0',
    LISTEN_HOST: '127.0.0.1',
    SITES_ROOT: sitesRoot,
    RELEASES_DIR: path.join(sitesRoot, '.data/releases'),
  };
  const gateway = await startGateway({
    limits: wideLimits,
    logStream: log,
    ...options,
    env: { ...env, ...options.env },
  });
  const close = async () => {
    endIdleCalls();
    await gateway.close();
    ServiceHosts.clear();
    for (const [name, service] of before) ServiceHosts.set(name, service);
    await Promise.all(services.map(([, service]) => service.close()));
  };
  return { ...gateway, close, sessions, log, sitesRoot, env };
}

export function jwt(token: string): Record<string, string> {
  return { authorization: `JWT ${token}` };
}

/** A path of the contract with its parameters filled. */
export function filled(pattern: string): string {
  return `/api${pattern.replace(/:\w+/g, '3f2c8a52-5b0e-4a53-9d59-0a6b1c7d8e9f')}`;
}
