import type { Report, ReportFigures } from '@overland/contracts';
import { formatCount, formatMiles, formatMoney, formatMoneyShort } from '@overland/ui';
import { ChangeText } from './change-text';
import { FiguresRow } from './figures-row';

/** A dash for a figure that cannot be computed. */
const orNone = (write: (value: number) => string) => (value: number | null) =>
  value === null ? '–' : write(value);

const shown: readonly {
  label: string;
  value: (figures: ReportFigures) => number | null;
  write: (value: number | null) => string;
  /** More is neither better nor worse. */
  isNeutral?: boolean;
}[] = [
  { label: 'Orders', value: ({ orders }) => orders, write: orNone(formatCount) },
  { label: 'Revenue', value: ({ revenue }) => revenue, write: orNone(formatMoneyShort) },
  {
    label: 'Average price',
    value: ({ averagePrice }) => averagePrice,
    write: orNone((price) => formatMoney(Math.round(price))),
  },
  {
    label: 'Average distance',
    value: ({ averageMiles }) => averageMiles,
    write: orNone(formatMiles),
    isNeutral: true,
  },
];

export function FigureCards({ report: { totals, comparedTotals } }: { report: Report }) {
  return (
    <FiguresRow
      figures={shown.map(({ label, value, write, isNeutral }) => ({
        label,
        value: write(value(totals)),
        note: comparedTotals && value(comparedTotals) !== null && (
          <>
            <ChangeText now={value(totals)} before={value(comparedTotals)} isNeutral={isNeutral} /> from{' '}
            {write(value(comparedTotals))}
          </>
        ),
      }))}
    />
  );
}
