import { lastReportBand, type ReportGrouping, type ReportRow } from '@overland/contracts';
import { addDays } from '@overland/contracts/calendar';
import { dimensionWords, formatDay, formatDayShort, formatMonth } from '@overland/contracts/format';
import { figuresOf, type Sums, sumOf } from './figures-of.js';
import { type Days, monthOf, startsOf } from './report-days.js';
import { type ReportRequest, splits } from './report-request.js';
import type { SumsRow } from './report-sums.repository.js';

interface Label {
  key: string;
  label: string;
}

/** Rows that are shown even without orders, in their order; null if the rows depend on the orders. */
function standingRows(by: ReportGrouping, days: Days): Label[] | null {
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
const otherRows: Partial<Record<ReportGrouping, Label>> = {
  level: { key: '0', label: 'Not known' },
  mileageBand: { key: `${lastReportBand}`, label: dimensionWords.mileageBand.label(`${lastReportBand}`) },
};

const weekLabel = (monday: string) => `${formatDayShort(monday)} – ${formatDay(addDays(monday, 6))}`;

/** The rows of a report. @param named portals or regions by key, if these are its rows. */
export function rowsOf(
  request: ReportRequest,
  sums: readonly SumsRow[],
  named: ReadonlyMap<string, string>,
): ReportRow[] {
  const [own, before] = [byKey(ofPeriod(sums, 0)), byKey(ofPeriod(sums, 1))];
  const labels = labelsOf(request, new Set([...own.keys(), ...before.keys()]), named);
  const rows = labels.map(({ key, label }, index) => {
    const found = own.get(key) ?? [];
    const foundBefore = before.get(keyBefore(request, key, index)) ?? [];
    return {
      key: key === '0' ? 'none' : key,
      label,
      figures: figuresOf(sumOf(found)),
      compared: request.compared && figuresOf(sumOf(foundBefore)),
      ...(splits(request) && { split: splitOf(found) }),
    };
  });
  return standingRows(request.by, request) ? rows : rows.sort(largestFirst(request));
}

/** By what the report compares, then by name. */
const largestFirst =
  ({ report }: ReportRequest) =>
  (one: ReportRow, next: ReportRow): number => {
    const sizeOf = ({ figures }: ReportRow) =>
      report === 'avgCostByDealership' ? (figures.pricePerVehicle ?? 0) : figures.orders;
    return sizeOf(next) - sizeOf(one) || one.label.localeCompare(next.label, 'en');
  };

export const totalOf = (sums: readonly SumsRow[], period: number): Sums => sumOf(ofPeriod(sums, period));

const ofPeriod = (sums: readonly SumsRow[], period: number) => sums.filter((row) => row.period === period);

function byKey(sums: readonly SumsRow[]): Map<string, SumsRow[]> {
  const found = new Map<string, SumsRow[]>();
  for (const row of sums) {
    const rows = found.get(row.key);
    if (rows) rows.push(row);
    else found.set(row.key, [row]);
  }
  return found;
}

/** Months and weeks are compared by position, everything else by key. */
function keyBefore({ by, compared }: ReportRequest, key: string, index: number): string {
  if (!compared || (by !== 'month' && by !== 'week')) return key;
  const start = startsOf(compared, by)[index];
  return start === undefined ? '' : by === 'month' ? monthOf(start) : start;
}

function labelsOf(
  request: ReportRequest,
  found: ReadonlySet<string>,
  named: ReadonlyMap<string, string>,
): Label[] {
  const standing = standingRows(request.by, request);
  const other = otherRows[request.by];
  if (standing) return other && found.has(other.key) ? [...standing, other] : standing;
  return [...found].map((key) => ({ key, label: named.get(key) ?? 'Unknown' }));
}

function splitOf(found: readonly SumsRow[]) {
  const of = (type: SumsRow['transportType']) =>
    figuresOf(sumOf(found.filter(({ transportType }) => transportType === type)));
  return { open: of('OPEN'), enclosed: of('ENCLOSED'), whiteGlove: of('WHITEGLOVE') };
}
