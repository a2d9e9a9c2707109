import type { Report, ReportRow } from '@overland/contracts';

/** More bars than this cannot be told apart. */
const mostBars = 60;
const mostNamedBars = 15;

export const areNamed = (by: Report['by']): boolean => by === 'portal' || by === 'region';

/** Those that a chart has: the first companies or regions, which are the largest, or the last weeks or months. */
export const drawnRows = ({ by, rows }: Pick<Report, 'by' | 'rows'>): ReportRow[] =>
  areNamed(by) ? rows.slice(0, mostNamedBars) : rows.slice(-mostBars);
