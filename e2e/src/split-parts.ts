import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One process of the split system, as `parts.json` of the data folder tells. */
export interface PartRow {
  name: string;
  pid: number;
  url: string;
}

export function readParts(dataDir: string): PartRow[] {
  return JSON.parse(readFileSync(path.join(dataDir, 'parts.json'), 'utf8')) as PartRow[];
}

export async function isReady({ url }: PartRow): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

/** One that has ended and waits only for its parent to take note is not alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Ended just now, or a system without /proc, where the signal has told.
    return process.platform !== 'linux';
  }
}
