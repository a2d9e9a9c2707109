import type { ReportGrouping } from '@overland/contracts';
import { type Days, splitByMonths } from './report-days.js';

/** Where the figures of some days come from: a kind of rollup, or the facts. */
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
  /** Whether portals are shown separately, or one is chosen. */
  portals: boolean;
  /** Whether transport, level or distance is shown separately, or one of them is chosen. */
  parts: boolean;
}

/** The smallest rows that contain these figures: whole months, and single days for the rest. */
export function piecesOf(days: Days, { by, portals, parts }: Detail): Piece[] {
  const monthly: Source = !portals ? 'all months' : parts ? 'portal month parts' : 'portal months';
  // A portal has hardly fewer parts in a day than orders, so they are read from the orders.
  const daily: Source = !portals ? (parts ? 'all day parts' : 'all days') : parts ? 'facts' : 'portal days';
  const { months, rest } = by === 'week' ? { months: null, rest: [days] } : splitByMonths(days);
  return [
    ...(months ? [{ ...months, source: monthly }] : []),
    ...rest.map((left) => ({ ...left, source: daily })),
  ];
}
