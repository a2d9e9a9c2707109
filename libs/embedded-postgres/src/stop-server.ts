import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresBinaries } from './binaries.js';
import { errorCode } from './error-code.js';
import { isServerOf } from './living-server.js';

/** After this, open work is cut off; nothing committed is lost, the next start recovers. */
const PATIENCE_MS = 30_000;

/** Fast shutdown (SIGINT), then an immediate one (SIGQUIT). Resolves when the process is gone; twice is no error. */
export async function stopServer(input: {
  pid: number;
  dataDir: string;
  binaries: PostgresBinaries;
}): Promise<void> {
  const { pid, dataDir, binaries } = input;
  const isRunning = () => isServerOf(pid, dataDir);
  if (!isRunning()) return;
  if (process.platform === 'win32') {
    // Windows has no signals: pg_ctl signals the server through a named pipe.
    spawnSync(binaries.pgCtl, ['stop', '-D', dataDir, '-m', 'fast'], { stdio: 'ignore' });
    return;
  }
  signal(pid, 'SIGINT');
  if (await isGone(isRunning)) return;
  signal(pid, 'SIGQUIT');
  if (!(await isGone(isRunning))) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

async function isGone(isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (isRunning()) {
    if (Date.now() > deadline) return false;
    await pause(10);
  }
  return true;
}
