import { readFileSync } from 'node:fs';

/** Memory of a process now, or with `VmHWM` the most that it had. */
export function residentMebibytes(pid, field = 'VmRSS') {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
