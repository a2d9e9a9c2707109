import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './error-code.js';

/**
 * Whether the process runs. A zombie does not count: in a container without an init it is never reaped and would look
 * alive forever.
 */
export function isProcessAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const state = linuxState(pid);
  return state !== undefined && !/[ZX]/.test(state.status);
}

/** When the process started, as its system writes it; null where there is no such process, and on Windows. */
export function startOfProcess(pid: number): string | null {
  if (process.platform === 'linux') return linuxState(pid)?.start ?? null;
  if (process.platform === 'win32') return null;
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() || null;
}

/** Name, one-letter status and start (ticks since the machine started) of a Linux process, from `/proc`. */
export function linuxState(pid: number): { name: string; status: string; start: string } | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name, in parentheses, may contain anything. The start is the 22nd field, 19 after the status.
  const [, name, rest = ''] = /\((.*)\) (.*)/s.exec(stat) ?? [];
  const fields = rest.split(' ');
  const [status, start] = [fields[0], fields[19]];
  return name === undefined || !status || !start ? undefined : { name, status, start };
}
