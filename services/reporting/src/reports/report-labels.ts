import { lastReportBand, type ReportGrouping } from '@overland/contracts';
import { addDays } from '@overland/contracts/calendar';
import { dimensionWords, formatDay, formatDayShort, formatMonth } from '@overland/contracts/format';
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
    case 'portal':
    case 'region':
      return null;
    default: {
      const { values, label } = dimensionWords[by];
      return values.map((key) => ({ key, label: label(key) }));
    }
  }
}

/** Added to the standing rows only if there are orders. */
export const otherRows: Partial<Record<ReportGrouping, Label>> = {
  level: { key: '0', label: 'Not known' },
  mileageBand: { key: `${lastReportBand}`, label: dimensionWords.mileageBand.label(`${lastReportBand}`) },
};

const weekLabel = (monday: string) => `${formatDayShort(monday)} – ${formatDay(addDays(monday, 6))}`;
