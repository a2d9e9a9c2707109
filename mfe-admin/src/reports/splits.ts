import type { ReportRow } from '@overland/contracts';

const splits = [
  { kind: 'open', name: 'Open' },
  { kind: 'enclosed', name: 'Enclosed' },
  { kind: 'whiteGlove', name: 'White glove' },
] as const;

/** Open and enclosed beside each other; white glove where there was any. */
export const splitsOf = (rows: readonly ReportRow[]) =>
  splits.filter(
    ({ kind }) => kind !== 'whiteGlove' || rows.some(({ split }) => (split?.whiteGlove.orders ?? 0) > 0),
  );
