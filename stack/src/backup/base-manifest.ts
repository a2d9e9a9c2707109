import { buffer } from 'node:stream/consumers';
import type { FileStore } from '@overland/service-kit/files';
import { z } from 'zod';

const BaseManifest = z.object({
  /** When the copy was begun, as in the keys of its parts. */
  id: z.string(),
  /** The first instant that can be restored from it. */
  endedAt: z.iso.datetime(),
  /** The segments of the log of changes that it needs, from the first to the last one. */
  firstSegment: z.string(),
  lastSegment: z.string(),
  /** What PostgreSQL wants in `backup_label` beside the copied files. */
  label: z.string(),
  /** The archive of the data folder in pieces, in order. */
  parts: z.array(z.object({ key: z.string(), sha256: z.string() })),
  /** Of each key and password of the installation, without which the copy cannot be used. */
  secrets: z.record(z.string(), z.string()),
});
export type BaseManifest = z.infer<typeof BaseManifest>;

const manifestName = 'manifest.json';
export const manifestKey = (id: string) => `bases/${id}/${manifestName}`;

/** A copy without its manifest is not complete. */
export async function putManifest(place: FileStore, manifest: BaseManifest): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await place.put(manifestKey(manifest.id), { bytes, type: 'application/json' });
}

/** All complete copies of the database, the oldest first. */
export async function listManifests(place: FileStore): Promise<BaseManifest[]> {
  const found: BaseManifest[] = [];
  for await (const { key } of place.list('bases')) {
    if (!key.endsWith(`/${manifestName}`)) continue;
    const bytes = await buffer(await place.get(key));
    found.push(BaseManifest.parse(JSON.parse(bytes.toString())));
  }
  return found.sort((a, b) => a.endedAt.localeCompare(b.endedAt));
}
