import styled from '@emotion/styled';
import { formatMoney } from '../format/format';
import { PHONE } from '../theme/tokens';

export interface BreakdownRow {
  label: string;
  /** Negative for a discount. */
  amount: number;
  /** `sum` is a bold line without a bar; `margin` is what the company adds. */
  kind?: 'cost' | 'margin' | 'discount' | 'sum';
}

const List = styled('dl')({ margin: 0, padding: '4px 0 18px' });
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '210px 1fr 90px',
  gap: 14,
  alignItems: 'center',
  padding: '5px 24px',
  fontSize: 14,
  '& dt': { gridColumn: 1 },
  '& dd': { margin: 0, gridColumn: 3, gridRow: 1, textAlign: 'right' },
  '& dd[aria-hidden]': { gridColumn: 2, textAlign: 'left' },
  '&[data-kind=sum]': { fontWeight: 800, borderTop: '1px solid var(--line)', marginTop: 8, paddingTop: 12 },
  [PHONE]: { gridTemplateColumns: '150px 1fr 70px', padding: '5px 16px' },
});
const Bar = styled('span')({
  display: 'block',
  height: 10,
  minWidth: 3,
  borderRadius: 3,
  background: 'var(--sign)',
  '[data-kind=margin] &': { background: 'var(--blue)' },
  '[data-kind=discount] &': { background: 'var(--amber)' },
});

/** How a price is made: each part with a bar of its share in the last line. */
export function PriceBreakdown({ rows }: { rows: BreakdownRow[] }) {
  const whole = Math.max(1, ...rows.map(({ amount }) => Math.abs(amount)));
  return (
    <List>
      {rows.map(({ label, amount, kind = 'cost' }) => (
        <Line key={label} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount)}</dd>
          {kind !== 'sum' && (
            <dd aria-hidden="true">
              <Bar style={{ width: `${(Math.abs(amount) / whole) * 100}%` }} />
            </dd>
          )}
        </Line>
      ))}
    </List>
  );
}
