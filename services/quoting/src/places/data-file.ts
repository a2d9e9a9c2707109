import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `services/quoting/data`, the same two levels up from `src/places` and from `dist/places`. */
const DATA_FOLDER = join(import.meta.dirname, '../../data');

/** The text of a file below `services/quoting/data`. @throws Error if it is missing: these files are part of the program. */
export function readDataFile(path: string): string {
  return readFileSync(join(DATA_FOLDER, path), 'utf8');
}

export function readDataTable(path: string): string[][] {
  const lines = readDataFile(path).trimEnd().split('\n');
  return lines.slice(1).map((line) => line.split('\t'));
}

/** The lines of a hand-written data file, without blank lines and `#` comments. */
export function readDataLines(path: string): string[] {
  const lines = readDataFile(path).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}
