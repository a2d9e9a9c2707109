import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@overland/embedded-postgres';
import { endWithUs, hasEnded } from './end-with-us.mjs';
import { measureInTurn, requestRate, takeTurns } from './measure.mjs';
import { withProduct } from './product.mjs';
import { median, ratio } from './rows.mjs';

export const name = 'P7';
export const title = 'Gateway hop with authentication, GET /settings';
export const hosting = 'none';

const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;
const user = 'kayla@lonestarmotors.example';

export async function run() {
  const apart = await withProduct('split', measureApart);
  const together = await withProduct('together', measureTogether);
  const inProcess = together.map((value) => value - median(apart.service));
  return [
    ...(apart.haproxy
      ? [
          {
            what: 'CPU of the gateway’s own process over an HAProxy hop',
            figures: ratio(apart.gateway, apart.haproxy),
            atMost: 5,
            why: 'a Node.js proxy alone is 6.5 hops; ours adds token, session, limits, headers and metrics',
          },
          {
            what: 'CPU that the gateway adds in one process, over an HAProxy hop of the run before',
            figures: inProcess.map((value) => value / median(apart.haproxy)),
            atMost: 1.3,
          },
        ]
      : [{ what: 'CPU of the gateway’s own process (no HAProxy here)', figures: apart.gateway, unit: 'us' }]),
    {
      what: 'rate end to end over the direct call’s',
      figures: ratio(apart.through, apart.direct),
      atLeast: 0.55,
    },
  ];
}

async function measureApart(product) {
  const gateway = product.parts.find(({ name: part }) => part === 'gateway');
  const service = product.parts.find(({ name: part }) => part === 'quoting');
  const headers = { authorization: `JWT ${await product.signIn(user)}` };
  const through = { url: `${product.site}/api/settings`, headers, connections: 20 };
  const direct = { url: `${service.url}/settings`, headers, connections: 20 };
  const work = async (haproxy) => {
    const targets = { gateway: { ...through, pid: gateway.pid }, service: { ...direct, pid: service.pid } };
    if (haproxy) targets.haproxy = { ...direct, url: `${haproxy.url}/settings`, pid: haproxy.pid };
    const cpu = await measureInTurn(targets);
    const rates = await takeTurns(
      {
        through: () => requestRate({ ...through, duration: 2 }),
        direct: () => requestRate({ ...direct, duration: 2 }),
      },
      { times: 5, unit: '/s' },
    );
    return { ...cpu, ...rates };
  };
  if (hasHaproxy) return withHaproxy(service.url, work);
  console.log('  haproxy is not installed here. Its hop took 7.5 to 9.9 us where it was measured.');
  return work(null);
}

async function measureTogether(product) {
  const headers = { authorization: `JWT ${await product.signIn(user)}` };
  const target = { url: `${product.site}/api/settings`, headers, connections: 20, pid: product.pid };
  return (await measureInTurn({ together: target })).together;
}

/** A single-threaded HAProxy in front of the service, like a gateway in one process. */
async function withHaproxy(target, work) {
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'overland-haproxy-'));
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `global
  nbthread 1
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
frontend site
  bind 127.0.0.1:${port}
  default_backend service
backend service
  http-reuse always
  server one ${new URL(target).host}
`,
  );
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  endWithUs(child.pid);
  try {
    await pause(500);
    return await work({ pid: child.pid, url: `http://127.0.0.1:${port}` });
  } finally {
    child.kill();
    hasEnded(child.pid);
    rmSync(folder, { recursive: true, force: true });
  }
}
