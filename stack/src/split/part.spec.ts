import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@overland/embedded-postgres';
import { Part } from './part.js';

/** Answers every request, takes over its port, and ends on SIGTERM, as services do. */
const program = `const server = require('node:http').createServer((_request, reply) => reply.end('ok'));
const listen = () => server.listen(Number(process.env.PORT), '127.0.0.1');
server.on('error', () => { process.send('waits for its port'); setTimeout(listen, 20); });
listen();`;

const unready = `require('node:http').createServer((_request, reply) => {
  reply.statusCode = 503;
  reply.end('{"status":"unavailable","missing":["database","queue"]}');
}).listen(Number(process.env.PORT), '127.0.0.1');`;

/** Looks so often that its end does not delay that of the tests; a slow machine is no hang. */
const lifeSigns = { askEveryMs: 500, longestSilence: 60 };

describe('a part', () => {
  let folder: string;
  let part: Part;
  const lines: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'overland-part-'));
    const entry = path.join(folder, 'program.cjs');
    writeFileSync(entry, program);
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const plan = { name: 'sample', entry, url, version: null, env: { PORT: String(port) } };
    const hooks = { say: (line: string) => lines.push(line), onLaunch: () => undefined };
    part = new Part(plan, hooks, { askEveryMs: 200, longestSilence: 3 });
    await part.start();
  });
  afterAll(async () => {
    await part.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await pause(20);
  }

  it('that never gets ready is given up, with what it lacks', async () => {
    const entry = path.join(folder, 'unready.cjs');
    writeFileSync(entry, unready);
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const plan = { name: 'sample', entry, url, version: null, env: { PORT: String(port) } };
    const hooks = { say: () => undefined, onLaunch: () => undefined };
    const late = new Part(plan, hooks, undefined, 2_000);
    await expect(late.start()).rejects.toThrow(
      'sample is not ready and has done nothing for 2 s: without database, queue.',
    );
    await late.stop();
  });

  (process.platform === 'linux' ? it : it.skip)(
    'that works is waited for, however long it takes',
    async () => {
      const entry = path.join(folder, 'slow.cjs');
      writeFileSync(entry, `for (const end = Date.now() + 3_000; Date.now() < end; );\n${program}`);
      const port = await findFreePort();
      const plan = {
        name: 'sample',
        entry,
        url: `http://127.0.0.1:${port}`,
        version: null,
        env: { PORT: String(port) },
      };
      const slow = new Part(plan, { say: () => undefined, onLaunch: () => undefined }, lifeSigns, 1_000);
      await slow.start();
      await slow.stop();
    },
  );

  it('that is replaced answers until the new process takes over its port', async () => {
    const { pid, plan } = part;
    const entry = path.join(folder, 'newer.cjs');
    writeFileSync(entry, program.replace("'ok'", "'newer'"));
    await part.replace({ ...plan, entry, version: '1.0.0+1' });
    expect(part.pid).not.toBe(pid);
    expect(await (await fetch(plan.url)).text()).toBe('newer');
  });

  it('runs on where its replacement does not start', async () => {
    const { pid, plan } = part;
    const entry = path.join(folder, 'broken.cjs');
    writeFileSync(entry, 'process.exit(3)');
    const replacing = part.replace({ ...plan, entry, version: '1.0.0+2' });
    await expect(replacing).rejects.toThrow(
      'sample ended (code 3) before it was ready: its lines above say why.',
    );
    expect([part.pid, part.plan]).toEqual([pid, plan]);
    expect((await fetch(plan.url)).status).toBe(200);
  });

  it('runs on where its replacement hangs before it listens', async () => {
    const entry = path.join(folder, 'hanging.cjs');
    writeFileSync(entry, 'setInterval(() => undefined, 1_000)');
    const url = `http://127.0.0.1:${await findFreePort()}`;
    const plan = { ...part.plan, url, env: { PORT: new URL(url).port } };
    const own = new Part(plan, { say: () => undefined, onLaunch: () => undefined }, lifeSigns, 3_000);
    await own.start();
    const { pid } = own;
    await expect(own.replace({ ...plan, entry })).rejects.toThrow(
      'sample is not ready and has done nothing for 3 s',
    );
    expect([own.pid, own.plan]).toEqual([pid, plan]);
    expect((await fetch(url)).status).toBe(200);
    await own.stop();
  });

  it('that has died is replaced without waiting for its restart, by one process', async () => {
    const url = `http://127.0.0.1:${await findFreePort()}`;
    const plan = { ...part.plan, url, env: { PORT: new URL(url).port } };
    const pids: (number | null)[] = [];
    let isDead = false;
    const hooks = {
      say: () => {
        isDead = true;
      },
      onLaunch: () => pids.push(own.pid),
    };
    const own: Part = new Part(plan, hooks, lifeSigns);
    await own.start();
    if (own.pid === null) throw new Error('It does not run.');
    process.kill(own.pid, 'SIGKILL');
    await until(() => isDead);
    await own.replace({ ...plan, version: '1.0.0+3' });
    expect((await fetch(url)).status).toBe(200);
    expect(pids).toEqual([expect.any(Number), own.pid]);
    await own.stop();
  });

  it('that hangs without dying is killed and restarted', async () => {
    const hanging = part.pid;
    if (hanging === null) throw new Error('It does not run.');
    process.kill(hanging, 'SIGSTOP');
    await until(() => part.pid !== hanging);
    expect(lines[0]).toBe('sample does not answer any more: killing it');
    expect(lines[1]).toMatch(/^sample ended \(SIGKILL\): starting it again in /);
  });
});
