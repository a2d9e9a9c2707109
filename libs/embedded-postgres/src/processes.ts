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

/** Name and one-letter status of a Linux process, from `/proc`. */
export function linuxState(pid: number): { name: string; status: string } | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  const [, name, status] = /\((.*)\) (\S)/s.exec(stat) ?? [];
  return name === undefined || status === undefined ? undefined : { name, status };
}
