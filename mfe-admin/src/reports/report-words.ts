import type { Report, ReportName } from '@overland/contracts';
import { groupingWords } from '@overland/contracts/format';
import { formatDay } from '@overland/ui';
import { areNamed, drawnRows } from './drawn-rows';
import { lastOfMonth } from './period';
import type { ReportState } from './report-state';

export function titleOf(report: ReportName, by: Report['by']): string {
  if (report === 'orderVolume') return `Orders by ${groupingWords[by].by}`;
  return report === 'avgCostByDistance' ? 'Average cost by distance' : 'Average cost by dealership';
}

export function beforeWords(compare: ReportState['compare']): string | null {
  if (compare === 'none') return null;
  return compare === 'yearBefore' ? 'Year before' : 'Period before';
}

export function noteOf(report: ReportName, { by, to, rows }: Report): string {
  const what = report === 'orderVolume' ? '' : 'Price per vehicle. ';
  const isCut = by === 'month' && to < lastOfMonth(to);
  const until = isCut ? ` The last month is up to ${formatDay(to)}.` : '';
  const drawn = report === 'avgCostByDistance' ? rows.length : drawnRows({ by, rows }).length;
  const cut = drawn === rows.length ? '' : ` The chart has the ${areNamed(by) ? 'first' : 'last'} ${drawn}.`;
  return `${what}Choose ${groupingWords[by].one} to see what is behind it.${until}${cut}`;
}
