import {
  type Report,
  type ReportFigures,
  type ReportName,
  type ReportQuery,
  type ReportRow,
  reportDimensions,
  transportChoices,
} from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';
import {
  dimensionWords,
  formatChange,
  formatCount,
  formatDaysInFull,
  formatInstantIn,
  formatMiles,
  formatMoney,
} from '@overland/contracts/format';
import type { Letterhead } from '@overland/documents';
import { reportTitles, titleOf } from './report-sheet.js';

export interface Owner {
  letterhead: Letterhead;
  /** The company's name, or "all companies". */
  name: string;
}

interface Context {
  report: ReportName;
  found: Report;
  query: ReportQuery;
  region: string | null;
  owner: Owner;
}

/** Everything on the page, formatted; the template only places it. */
export function reportDocument({ report, found, query, region, owner }: Context) {
  const { from, to, compared, by, upTo, totals, comparedTotals, rows } = found;
  return {
    title: reportTitles[report],
    letterhead: owner.letterhead,
    link: null,
    days: formatDaysInFull({ start: from, end: to }),
    compared: compared && `Compared with ${formatDaysInFull({ start: compared.from, end: compared.to })}`,
    chosen: chosen({ query, region, owner }),
    upTo: `Counted until ${formatInstantIn(upTo, providerTimeZone)}. Canceled orders are left out.`,
    totals: [
      { label: 'Orders', value: formatCount(totals.orders) },
      { label: 'Revenue', value: formatMoney(totals.revenue) },
      { label: 'Average price', value: wholeDollars(totals.averagePrice) },
      {
        label: 'Average distance',
        value: totals.averageMiles === null ? '–' : formatMiles(totals.averageMiles),
      },
    ],
    columns: [
      titleOf(by),
      'Orders',
      ...(compared ? ['Before', 'Change'] : []),
      'Revenue',
      'Average price',
      'Per vehicle',
      ...splitTitles(rows),
    ],
    rows: rows.map((row) => ({ label: row.label, cells: cellsOf(row, compared !== null) })),
    total: cellsOf({ figures: totals, compared: comparedTotals }, compared !== null).concat(
      splitTitles(rows).map(() => ''),
    ),
  };
}

export type ReportDocument = ReturnType<typeof reportDocument>;

function chosen({ query, region, owner }: Pick<Context, 'query' | 'region' | 'owner'>): string {
  const only = reportDimensions.map((name) => {
    const value = query[name];
    return value === undefined ? null : dimensionWords[name].chosen(`${value}`);
  });
  return [owner.name, region, ...only].filter(Boolean).join(', ');
}

const splitTitles = (rows: readonly ReportRow[]) =>
  rows.some(({ split }) => split)
    ? [`${transportChoices.OPEN}, per vehicle`, `${transportChoices.ENCLOSED}, per vehicle`]
    : [];

function cellsOf(
  { figures, compared, split }: Pick<ReportRow, 'figures' | 'compared' | 'split'>,
  isCompared: boolean,
) {
  return [
    formatCount(figures.orders),
    ...(isCompared ? [compared ? formatCount(compared.orders) : '–', change(figures, compared)] : []),
    formatMoney(figures.revenue),
    wholeDollars(figures.averagePrice),
    wholeDollars(figures.pricePerVehicle),
    ...(split
      ? [wholeDollars(split.open.pricePerVehicle), wholeDollars(split.enclosed.pricePerVehicle)]
      : []),
  ];
}

const change = ({ orders }: ReportFigures, before: ReportFigures | null): string =>
  formatChange(orders, before?.orders ?? 0) || '–';

const wholeDollars = (dollars: number | null) => (dollars === null ? '–' : formatMoney(Math.round(dollars)));
