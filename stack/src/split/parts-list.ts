import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isPortFree } from '../ports.js';

/** Who runs where, while it runs: `parts.json` of the data folder. */
export interface PartRow {
  name: string;
  pid: number | null;
  url: string;
}

/** Longer than parts take that end because the process that watched them is gone. */
const longestWaitMs = 5_000;

const fileIn = (dataDir: string) => path.join(dataDir, 'parts.json');

export function writePartsList(dataDir: string, rows: readonly PartRow[]): void {
  const file = fileIn(dataDir);
  // Renamed into place: who reads it never finds half a list.
  writeFileSync(`${file}.new`, `${JSON.stringify(rows, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export function removePartsList(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/**
 * A list that is still there was left by a start that was killed: its parts end by themselves, and this waits until
 * their ports are free, five seconds at most.
 */
export async function outlastOrphans(dataDir: string): Promise<void> {
  const ports = readLeftPorts(dataDir);
  const deadline = Date.now() + longestWaitMs;
  for (const port of ports) {
    while (!(await isPortFree(port))) {
      // Somebody else's, or a system that still runs on this folder: the ports' own check says which.
      if (Date.now() > deadline) return;
      await pause(50);
    }
  }
  removePartsList(dataDir);
}

function readLeftPorts(dataDir: string): number[] {
  try {
    const rows = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as PartRow[];
    return rows.map(({ url }) => Number(new URL(url).port));
  } catch {
    // None was left, or none that tells anything.
    return [];
  }
}
