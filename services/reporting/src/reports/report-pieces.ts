import type { ReportGrouping } from '@overland/contracts';
import { type Days, splitByMonths } from './report-days.js';

/** Where the figures of some days are read: a kind of rollup, or the facts. */
export type Source =
  | 'all months'
  | 'all days'
  | 'all day parts'
  | 'portal months'
  | 'portal days'
  | 'portal month parts'
  | 'facts';

export interface Piece extends Days {
  source: Source;
}

export interface Detail {
  by: ReportGrouping;
  /** Whether portals are told apart, or only one counts. */
  portals: boolean;
  /** Whether transport, level or distance is told apart, or only one of them counts. */
  parts: boolean;
}

/** The smallest rows that hold these figures: whole months, and by the day what is left over. */
export function piecesOf(days: Days, { by, portals, parts }: Detail): Piece[] {
  const monthly: Source = !portals ? 'all months' : parts ? 'portal month parts' : 'portal months';
  // The parts of a portal's day are hardly fewer than its orders, so they are read from those.
  const daily: Source = !portals ? (parts ? 'all day parts' : 'all days') : parts ? 'facts' : 'portal days';
  const { months, rest } = by === 'week' ? { months: null, rest: [days] } : splitByMonths(days);
  return [
    ...(months ? [{ ...months, source: monthly }] : []),
    ...rest.map((left) => ({ ...left, source: daily })),
  ];
}
