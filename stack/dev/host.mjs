// The services and the gateway of `npm run dev` in a process that is replaced when their code changes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

/** Longer than an answer takes; development does not wait for more. */
const longestStopMs = 3000;

/** One process answers, the next one takes over when it is ready; one that cannot start changes nothing. */
export class Host {
  #env;
  #answering = null;
  #starting = null;
  #startedWith = null;

  constructor(env) {
    this.#env = env;
  }

  /** Ports of the gateway that answers. */
  get ports() {
    return this.#answering.ports;
  }

  /** @throws when the services cannot start */
  async start(settings) {
    this.#startedWith = { ...settings, prepares: false, demo: false };
    await this.#launch(settings);
  }

  /** Whether the new process answers now; false when a later change has overtaken this one. */
  restart({ prepares }) {
    return this.#launch({ ...this.#startedWith, prepares });
  }

  async stop() {
    await Promise.all([this.#starting, this.#answering].map((run) => run && end(run.child)));
  }

  async #launch(settings) {
    const overtaken = this.#starting;
    const ports = { staff: await freePort(), public: await freePort() };
    const child = fork(path.join(import.meta.dirname, 'host-process.mjs'), [JSON.stringify(settings)], {
      env: {
        ...this.#env,
        STAFF_PORT: String(ports.staff),
        PUBLIC_PORT: String(ports.public),
        LISTEN_HOST: '127.0.0.1',
      },
    });
    const run = { child, ports };
    this.#starting = run;
    if (overtaken) void end(overtaken.child);
    const isReady = await Promise.race([
      once(child, 'message').then(() => true),
      once(child, 'exit').then(() => false),
    ]);
    if (this.#starting !== run) return false;
    this.#starting = null;
    if (!isReady) throw new Error('The services could not start.');
    const before = this.#answering;
    this.#answering = run;
    if (before) void end(before.child);
    return true;
  }
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), longestStopMs);
  await ended;
  clearTimeout(late);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
