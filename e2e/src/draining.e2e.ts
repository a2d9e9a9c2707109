import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { freePorts, launchProduct } from '../launch-product.cjs';
import { until } from './product.js';
import { callRaw } from './raw-call.js';
import { SteadyClients } from './steady-clients.js';

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.join(root, '.data/e2e-draining');
/** An end that takes longer is a failure: who runs the processes kills them then. */
const longestEndMs = 10_000;
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) await end(child, 'SIGKILL');
});

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** @returns its exit code, or the signal that killed it in the end. */
async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string | null> {
  if (hasEnded(child)) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const killer = setTimeout(() => child.kill('SIGKILL'), longestEndMs);
  const [code, killedBy] = await ended;
  clearTimeout(killer);
  return code ?? killedBy;
}

/** 50 clients ask while the process is told to end: all that it accepts it answers, then nobody is let in. */
async function endUnderLoad(child: ChildProcess, origin: string, paths: readonly string[]) {
  const clients = new SteadyClients(origin, paths);
  const over = clients.run(50);
  await until('the load runs', async () => clients.answered > 500);
  const before = clients.outcomes.length;
  const code = await end(child, 'SIGTERM');
  await over;
  return { clients, code, later: clients.outcomes.length - before };
}

describe('SIGTERM under load', () => {
  it('F21: the gateway answers what it accepted, lets nobody in after that, and ends with 0', async () => {
    const service = await slowService();
    const { child, origin } = await startGateway(service);
    const { clients, code, later } = await endUnderLoad(child, origin, ['/api/makes']);
    expect({ code, dropped: clients.dropped }).toEqual({ code: 0, dropped: [] });
    // Every client was busy when the signal came, and was refused in the end.
    expect(later).toBeGreaterThanOrEqual(50);
    expect(clients.outcomes.filter((outcome) => outcome === 'ECONNREFUSED')).toHaveLength(50);
    service.close();
  });

  it('F21: the whole system in one process does, too', async () => {
    rmSync(dataDir, { recursive: true, force: true });
    const product = await launchProduct({
      dataDir,
      ports: await freePorts(),
      env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
      // Fresh demo data would be written to the disk at the end, which is the database's time and not ours.
      args: ['--no-demo'],
    });
    running.push(product.child);
    const paths = ['/api/makes', '/api/places?query=dalla', '/'];
    const { clients, code } = await endUnderLoad(product.child, product.site, paths);
    expect({ code, dropped: clients.dropped }).toEqual({ code: 0, dropped: [] });
    await expect(callRaw({ path: '/', origin: product.site })).rejects.toThrow('ECONNREFUSED');
  }, 120_000);
});

/** Takes a while for each answer, so that many are under way at any time. */
async function slowService(): Promise<Server> {
  const server = createServer((_request, reply) => {
    setTimeout(() => reply.setHeader('content-type', 'application/json').end('[]'), 30);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function startGateway(service: Server) {
  const { 'site-port': port, 'public-port': publicPort } = await freePorts();
  const { publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const child = spawn(process.execPath, ['gateway/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH,
      JWT_PUBLIC_KEY: publicKey,
      SERVICE_TOKEN_SECRET: randomBytes(32).toString('hex'),
      STAFF_PORT: String(port),
      PUBLIC_PORT: String(publicPort),
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
      QUOTING_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    },
  });
  running.push(child);
  const origin = `http://localhost:${port}`;
  await until('the gateway is ready', async () => {
    const probe = callRaw({ path: '/health/ready', origin });
    return probe.then(({ status }) => status === 200).catch(() => false);
  });
  return { child, origin };
}
