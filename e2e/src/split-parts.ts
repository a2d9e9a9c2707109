import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One process of the split system, as listed in `parts.json` in the data folder. */
export interface PartRow {
  name: string;
  pid: number;
  url: string;
  /** Of a build that was released on its own. */
  version: string | null;
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

/** The version that answers at the address of a part; null while none does. */
export async function versionOf({ url }: PartRow): Promise<string | null> {
  try {
    const { version } = (await (await fetch(`${url}/health/live`)).json()) as { version: string };
    return version;
  } catch {
    return null;
  }
}

/** A zombie process does not count as alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // It has just ended, or the system has no /proc and the signal check is all there is.
    return process.platform !== 'linux';
  }
}
