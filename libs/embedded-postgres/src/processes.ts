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

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

/** The time that processors have worked for the process so far, seconds; null where that cannot be known. */
export function workedSeconds(pid: number): number | null {
  const worked = process.platform === 'linux' ? linuxState(pid)?.worked : undefined;
  return worked === undefined ? null : worked / ticksPerSecond;
}

interface LinuxState {
  name: string;
  /** One letter. */
  status: string;
  /** Ticks since the machine started. */
  start: string;
  /** Ticks on a processor. */
  worked: number;
}

/** Of a Linux process, from `/proc`. */
export function linuxState(pid: number): LinuxState | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name, in parentheses, may contain anything. The status, after it, is the 3rd field, the start the 22nd; the 14th and
  // 15th are the ticks in the program and in the kernel.
  const [, name, rest = ''] = /\((.*)\) (.*)/s.exec(stat) ?? [];
  const fields = rest.split(' ');
  const [status, start] = [fields[0], fields[19]];
  const worked = Number(fields[11]) + Number(fields[12]);
  return name === undefined || !status || !start ? undefined : { name, status, start, worked };
}
