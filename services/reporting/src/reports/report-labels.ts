import {
  lastReportBand,
  mileageBands,
  type ReportGrouping,
  serviceLevels,
  transportChoices,
  transportTypes,
} from '@overland/contracts';
import { addDays } from '@overland/contracts/calendar';
import { formatCount, formatDay, formatDayShort, formatMonth, levelLabel } from '@overland/contracts/format';
import { type Days, monthOf, startsOf } from './report-days.js';

export interface Label {
  key: string;
  label: string;
}

/** Rows that are shown even without orders, in their order; null if the rows depend on the orders. */
export function standingRows(by: ReportGrouping, days: Days): Label[] | null {
  switch (by) {
    case 'month':
      return startsOf(days, 'month').map((start) => ({ key: monthOf(start), label: formatMonth(start) }));
    case 'week':
      return startsOf(days, 'week').map((start) => ({ key: start, label: weekLabel(start) }));
    case 'transportType':
      return transportTypes.map((type) => ({ key: type, label: transportChoices[type] }));
    case 'level':
      return serviceLevels.map((level) => ({ key: `${level}`, label: levelLabel(level) }));
    case 'mileageBand':
      return mileageBands.map((_last, at) => ({ key: `${at + 1}`, label: milesOf(at + 1) }));
    default:
      return null;
  }
}

/** Added to the standing rows only if there are orders. */
export const otherRows: Partial<Record<ReportGrouping, Label>> = {
  level: { key: '0', label: 'Not known' },
  mileageBand: { key: `${lastReportBand}`, label: milesOf(lastReportBand) },
};

const weekLabel = (monday: string) => `${formatDayShort(monday)} – ${formatDay(addDays(monday, 6))}`;

/** The miles of the band with this number; the column is called miles. */
function milesOf(band: number): string {
  const [before = 0, last] = [mileageBands[band - 2], mileageBands[band - 1]];
  return last === undefined
    ? `Over ${formatCount(before)}`
    : `${formatCount(before + 1)} – ${formatCount(last)}`;
}
