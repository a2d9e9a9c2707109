import { paymentLines } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { formatMoney, styled } from '@overland/ui';

const Lines = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: 8,
  fontSize: 15,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, alignItems: 'baseline' },
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { margin: 0 },
  '& > div:last-of-type': { borderTop: '1px solid var(--line)', paddingTop: 10 },
  '& > div:last-of-type dt': { color: 'var(--ink)', fontWeight: 600 },
  '& > div:last-of-type dd': { fontSize: 28, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-.01em' },
});

interface PaymentLinesProps {
  order: Parameters<typeof paymentLines>[0] & { price: number };
  total: string;
  /** What was paid already, in whole dollars, which the total is without. */
  paid?: number;
}

export function PaymentLines({ order, total, paid = 0 }: PaymentLinesProps) {
  return (
    <Lines>
      {paymentLines(order).map(({ label, dollars }) => (
        <div key={label}>
          <dt>{translate(label)}</dt>
          <dd>{dollars === 0 ? t('No fee') : formatMoney(dollars)}</dd>
        </div>
      ))}
      {paid > 0 && (
        <div>
          <dt>{t('Paid')}</dt>
          <dd>{formatMoney(-paid)}</dd>
        </div>
      )}
      <div>
        <dt>{total}</dt>
        <dd>{formatMoney(order.price - paid)}</dd>
      </div>
    </Lines>
  );
}
