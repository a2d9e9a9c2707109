import type { Report, ReportFigures } from '@overland/contracts';
import { Card, formatCount, formatMiles, formatMoneyShort, PHONE, styled } from '@overland/ui';
import { ChangeText } from './change-text';

const Cards = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  '& > div': { padding: '16px 24px' },
  '& > div + div': { borderLeft: '1px solid var(--line)' },
  '& dt': { fontSize: 14, color: 'var(--ink-2)' },
  '& dd': { margin: 0, fontSize: 14 },
  '& dd b': { fontSize: 26, fontWeight: 800, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' },
  '@media (max-width: 1100px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div:nth-of-type(odd)': { borderLeft: 0 },
    '& > div:nth-of-type(n + 3)': { borderTop: '1px solid var(--line)' },
  },
  [PHONE]: { '& > div': { padding: '12px 16px' }, '& dd b': { fontSize: 20 } },
});

/** A figure that may have nothing to be worked out of. */
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
    write: orNone((price) => formatMoneyShort(Math.round(price))),
  },
  {
    label: 'Average distance',
    value: ({ averageMiles }) => averageMiles,
    write: orNone(formatMiles),
    isNeutral: true,
  },
];

/** The whole of what is counted, and how it has changed. */
export function FigureCards({ report: { totals, comparedTotals } }: { report: Report }) {
  return (
    <Card padded={false}>
      <Cards>
        {shown.map(({ label, value, write, isNeutral }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{write(value(totals))}</b>
            </dd>
            {comparedTotals && (
              <dd>
                <ChangeText
                  now={value(totals)}
                  before={value(comparedTotals)}
                  {...(isNeutral && { isNeutral })}
                />{' '}
                from {write(value(comparedTotals))}
              </dd>
            )}
          </div>
        ))}
      </Cards>
    </Card>
  );
}
