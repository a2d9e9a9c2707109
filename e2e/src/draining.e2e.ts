import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { endProduct, freePorts, launchProduct } from '../launch-product.cjs';
import { until } from './product.js';
import { callRaw } from './raw-call.js';
import { SteadyClients } from './steady-clients.js';

const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.join(root, '.data/e2e-draining');
/** How often each system is stopped; by hand `STOPS=20`, which also holds it to five seconds (long/results.md). */
const stops = Number(process.env.STOPS ?? 1);
/** A shutdown that takes longer fails: a process manager would kill the process. */
const longestEndMs = stops > 1 ? 5_000 : 10_000;
const running: ChildProcess[] = [];

afterEach(async () => {
  for (const child of running.splice(0)) await endProduct(child, 'SIGKILL');
});

/** Stops the process while 50 clients send requests. It answers all that it accepted and accepts no new ones. */
async function endUnderLoad(child: ChildProcess, origin: string, paths: readonly string[]) {
  const clients = new SteadyClients(origin, paths);
  const over = clients.run(50);
  await until('the load', async () => clients.answered > 500);
  const before = clients.outcomes.length;
  const begin = performance.now();
  const code = await endProduct(child, 'SIGTERM', longestEndMs);
  if (stops > 1)
    process.stderr.write(`ended with ${code} after ${Math.round(performance.now() - begin)} ms\n`);
  await over;
  return { clients, code, later: clients.outcomes.length - before };
}

describe('SIGTERM under load', () => {
  it('F21: the gateway answers the requests it accepted, accepts no new ones, and exits with 0', async () => {
    const service = await slowService();
    const { child, origin } = await startGateway(service);
    const { clients, code, later } = await endUnderLoad(child, origin, ['/api/makes']);
    expect({ code, dropped: clients.dropped }).toEqual({ code: 0, dropped: [] });
    // Every client was busy when the signal came, and was refused afterwards.
    expect(later).toBeGreaterThanOrEqual(50);
    expect(clients.outcomes.filter((outcome) => outcome === 'ECONNREFUSED')).toHaveLength(50);
    service.close();
  });

  it.each([
    ['in one process', []],
    ['in a process for each part', ['--split']],
  ])(
    'F21: the system %s does the same',
    async (_how, args) => {
      rmSync(dataDir, { recursive: true, force: true });
      const ports = await freePorts();
      for (let stop = 1; stop <= stops; stop += 1) {
        const product = await launchProduct({
          dataDir,
          ports,
          env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
          // Fresh demo data would be flushed to disk at shutdown; that is the database's time, not ours.
          args: ['--no-demo', ...args],
          entry: 'e2e/start-built.mjs',
        });
        running.push(product.child);
        const paths = ['/api/makes', '/api/places?query=dalla', '/'];
        const { clients, code } = await endUnderLoad(product.child, product.site, paths);
        expect({ stop, code, dropped: clients.dropped }).toEqual({ stop, code: 0, dropped: [] });
        await expect(callRaw({ path: '/', origin: product.site })).rejects.toThrow('ECONNREFUSED');
      }
    },
    120_000 * stops,
  );
});

/** Answers slowly, so that many requests are in flight at any time. */
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
  await until('the gateway', async () => {
    const probe = callRaw({ path: '/health/ready', origin });
    return probe.then(({ status }) => status === 200).catch(() => false);
  });
  return { child, origin };
}
