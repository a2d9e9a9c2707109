import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { replaceFile } from '@overland/embedded-postgres';
import { KeptFile } from '../kept-file.js';
import { isPortFree } from '../ports.js';

/** `parts.json` in the data folder lists the running parts with their pids, URLs and builds. */
export interface PartRow {
  name: string;
  pid: number | null;
  url: string;
  /** Of a build that was released on its own; null for the installed one. */
  version: string | null;
}

/** With 50 ms between them longer than parts take to end after their supervisor is gone. Counted, as a busy machine is slow. */
const mostLooks = 100;

const fileIn = (dataDir: string) => path.join(dataDir, 'parts.json');

/** To be flushed whenever a part starts. */
export function openPartsList(dataDir: string, rows: () => readonly PartRow[]): KeptFile {
  return new KeptFile({
    file: fileIn(dataDir),
    write: (file) => replaceFile(file, `${JSON.stringify(rows(), null, 2)}\n`),
  });
}

export function removePartsList(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/**
 * An existing list was left by a start that was killed. Its parts end by themselves; this waits until their ports are
 * free, for at most a hundred looks.
 */
export async function outlastOrphans(dataDir: string): Promise<void> {
  const ports = readLeftPorts(dataDir);
  let looks = 0;
  for (const port of ports) {
    while (!(await isPortFree(port))) {
      looks += 1;
      // Another program, or a system that still runs on this folder: the port check reports which.
      if (looks > mostLooks) return;
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
    // There is no list, or it is unreadable.
    return [];
  }
}
