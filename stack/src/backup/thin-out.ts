import type { FileStore } from '@overland/service-kit/files';
import { type BaseManifest, listManifests, manifestKey } from './base-manifest.js';
import { isNeeded, listSegments, segmentKey } from './segments.js';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes what is not needed to restore any instant of the last days. @returns how many copies of the database are left, and how
 * many were removed
 */
export async function thinOut(
  place: FileStore,
  keepDays: number,
  now = new Date(),
): Promise<{ left: number; removed: number }> {
  const bases = await listManifests(place);
  const kept = basesToKeep(bases, keepDays, now);
  for (const base of bases.filter((one) => !kept.includes(one))) {
    // Without its manifest it does not count as complete, should this end here.
    await place.delete(manifestKey(base.id));
    for (const { key } of base.parts) await place.delete(key);
  }
  const [oldest] = kept;
  if (oldest) {
    for (const name of await listSegments(place)) {
      if (!isNeeded(name, oldest.firstSegment)) await place.delete(segmentKey(name));
    }
  }
  return { left: kept.length, removed: bases.length - kept.length };
}

/**
 * The newest of those from before the last `keepDays` days, since what came after it can be restored from it, and then the last
 * one of each day.
 * @param bases the oldest first
 */
export function basesToKeep(bases: BaseManifest[], keepDays: number, now: Date): BaseManifest[] {
  const since = new Date(now.getTime() - keepDays * dayMs).toISOString();
  const oldest = bases.findLastIndex(({ endedAt }) => endedAt <= since);
  const needed = bases.slice(Math.max(oldest, 0));
  const dayOf = ({ endedAt }: BaseManifest) => endedAt.slice(0, 10);
  return needed.filter((base, index) => {
    const next = needed[index + 1];
    return index === 0 || next === undefined || dayOf(next) !== dayOf(base);
  });
}
