// The services and gateway of `npm run dev`, in a process that is replaced when their code changes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** How long the old process may take to finish open requests. */
const longestStopMs = 3000;

/** The next spare process starts after the pages have reloaded, so that it does not slow them down. */
const spareAfterMs = 2000;

/**
 * One process serves until the next one is ready; one that fails to start changes nothing. A spare process has already
 * loaded all packages, so that a change only has to wait for our own code to start.
 */
export class Host {
  #database;
  #answering = null;
  #starting = null;
  #spare = null;
  #spareTimer = null;

  /** @param database `adminUrl` and `dataDir`, for databases that have to be prepared again */
  constructor(database) {
    this.#database = database;
  }

  /** The ports of the current gateway. */
  get ports() {
    return this.#answering.ports;
  }

  async stop() {
    clearTimeout(this.#spareTimer);
    const children = [this.#starting?.child, this.#answering?.child, this.#spare];
    await Promise.all(children.map((child) => child && end(child)));
  }

  /**
   * Resolves to true when the new process serves; false if a later change has superseded this one.
   * @param prepares the databases, when a migration has changed
   * @throws when the services cannot start
   */
  async launch({ prepares = false } = {}) {
    const overtaken = this.#starting;
    // Built by now, unlike when this file is loaded.
    const { findFreePort } = await import('@overland/embedded-postgres');
    const ports = { staff: await findFreePort(), public: await findFreePort() };
    const child = this.#takeProcess();
    child.send({ ports, database: prepares ? this.#database : null });
    const run = { child, ports };
    this.#starting = run;
    if (overtaken) void end(overtaken.child);
    const isReady = await Promise.race([
      once(child, 'message').then(() => true),
      once(child, 'exit').then(() => false),
    ]);
    if (this.#starting !== run) return false;
    this.#starting = null;
    this.#spareTimer = setTimeout(() => {
      this.#spare ??= this.#fork();
    }, spareAfterMs);
    if (!isReady) throw new Error('The services could not start.');
    const before = this.#answering;
    this.#answering = run;
    if (before) void end(before.child);
    return true;
  }

  #takeProcess() {
    clearTimeout(this.#spareTimer);
    const spare = this.#spare;
    this.#spare = null;
    return spare?.connected ? spare : this.#fork();
  }

  #fork() {
    const env = { ...process.env, LISTEN_HOST: '127.0.0.1' };
    return fork(path.join(import.meta.dirname, 'host-process.mjs'), { env });
  }
}

export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), longestStopMs);
  await ended;
  clearTimeout(late);
}
