import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import type { FileStore } from '@overland/service-kit/files';

/**
 * A segment of the log of changes (24 hexadecimal digits: timeline, and position), the history of a timeline, or the mark that a
 * base backup leaves.
 */
export const isArchived = (name: string) =>
  /^[0-9A-F]{8}(\.history|[0-9A-F]{16}(\.[0-9A-F]{8}\.backup)?)$/.test(name);

const positionOf = (name: string) => name.slice(8, 24);

/** Whether a restore from this first segment may read it; the short histories of timelines are always kept. */
export const isNeeded = (name: string, firstSegment: string) =>
  name.endsWith('.history') || positionOf(name) >= positionOf(firstSegment);

export const segmentKey = (name: string) => `wal/${name}.gz`;

const compress = promisify(gzip);

/** Segments are switched before they are full, so most are largely empty. */
export async function putSegment(place: FileStore, folder: string, name: string): Promise<void> {
  const bytes = await compress(await readFile(path.join(folder, name)), { level: 1 });
  await place.put(segmentKey(name), { bytes, type: 'application/gzip' });
}

/** Names of what is kept of the log of changes, the oldest first within a timeline. */
export async function listSegments(place: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of place.list('wal')) names.push(path.basename(key, '.gz'));
  return names.sort();
}

/** Unpacks it into the folder. */
export async function fetchSegment(place: FileStore, name: string, folder: string): Promise<void> {
  await pipeline(
    await place.get(segmentKey(name)),
    createGunzip(),
    createWriteStream(path.join(folder, name), { mode: 0o600 }),
  );
}
