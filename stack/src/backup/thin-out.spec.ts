import type { BaseManifest } from './base-manifest.js';
import { isArchived, isNeeded } from './segments.js';
import { basesToKeep } from './thin-out.js';

const base = (endedAt: string): BaseManifest => ({
  id: endedAt,
  endedAt,
  firstSegment: '000000010000000000000004',
  lastSegment: '000000010000000000000004',
  label: '',
  parts: [],
  secrets: {},
});
const now = new Date('2026-11-29T12:00:00.000Z');
const kept = (days: number, ...ends: string[]) => basesToKeep(ends.map(base), days, now).map(({ id }) => id);

describe('copies of the database that are kept', () => {
  it('go back so far that any instant of the days can be restored', () => {
    const ends = ['2026-11-01T02:00:00.000Z', '2026-11-20T02:00:00.000Z', '2026-11-28T02:00:00.000Z'];
    expect(kept(7, ...ends)).toEqual(ends.slice(1));
    expect(kept(1, ...ends)).toEqual(ends.slice(2));
    expect(kept(60, ...ends)).toEqual(ends);
  });

  it('are the last of each day, and the first of all', () => {
    const ends = ['2026-11-28T02:00:00.000Z', '2026-11-28T08:00:00.000Z', '2026-11-28T20:00:00.000Z'];
    expect(kept(7, ...ends, '2026-11-29T02:00:00.000Z')).toEqual([
      ends[0],
      ends[2],
      '2026-11-29T02:00:00.000Z',
    ]);
  });

  it('are all when there is only one', () => expect(kept(1, '2026-01-01T00:00:00.000Z')).toHaveLength(1));
});

describe('segments of the log of changes', () => {
  it('are told from what is still being written', () => {
    const names = [
      '000000010000000000000004',
      '000000010000000000000004.00000028.backup',
      '00000002.history',
    ];
    expect(names.filter(isArchived)).toEqual(names);
    expect(['000000010000000000000004.part', 'archive_status'].filter(isArchived)).toEqual([]);
  });

  it('are needed from the first of the oldest copy on, on every timeline', () => {
    const first = '000000010000000100000004';
    expect(isNeeded('000000010000000100000003', first)).toBe(false);
    expect(isNeeded('000000010000000000000009.00000028.backup', first)).toBe(false);
    for (const name of [first, '000000020000000100000005', '00000002.history']) {
      expect(isNeeded(name, first)).toBe(true);
    }
  });
});
