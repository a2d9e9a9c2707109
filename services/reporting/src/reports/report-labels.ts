import {
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

/** Rows that are there whether or not there were orders, in their order; null where rows follow from the orders. */
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
      return mileageBands.map((_last, at) => ({ key: `${at + 1}`, label: bandLabel(at) }));
    default:
      return null;
  }
}

/** Beside the standing rows, only where there were orders. */
export const otherRows: Partial<Record<ReportGrouping, Label>> = {
  level: { key: '0', label: 'Not known' },
  mileageBand: { key: `${mileageBands.length + 1}`, label: `Over ${formatCount(mileageBands.at(-1) ?? 0)}` },
};

const weekLabel = (monday: string) => `${formatDayShort(monday)} – ${formatDay(addDays(monday, 6))}`;

const bandLabel = (at: number) =>
  `${formatCount((mileageBands[at - 1] ?? 0) + 1)} – ${formatCount(mileageBands[at] ?? 0)}`;
