import { type CustomerOrder, messages, paymentLines } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { Chip, formatMoney, Notice, Section, styled } from '@overland/ui';

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
  '& > div:last-of-type dd': { fontSize: 28, fontWeight: 800, lineHeight: 1.2 },
});
const Due = styled('div')({ marginTop: 14 });

/** What the order costs, and whether it is paid. */
export function PaymentCard({ order }: { order: CustomerOrder }) {
  const { paid, paymentType, status, price } = order;
  const owes = paymentType === 'COD' && !paid && status !== 'Canceled';
  return (
    <Section title={t('Payment')} aside={<PaymentChip order={order} />}>
      <Lines>
        {paymentLines(order).map(({ label, dollars }) => (
          <div key={label}>
            <dt>{translate(label)}</dt>
            <dd>{dollars === 0 ? t('No fee') : formatMoney(dollars)}</dd>
          </div>
        ))}
        <div>
          <dt>{owes ? t('To pay on delivery') : t('Total')}</dt>
          <dd>{formatMoney(price)}</dd>
        </div>
      </Lines>
      {owes && order.isCustomerPortal && (
        <Due>
          <Notice tone="amber">{translate(messages.publicPayment)}</Notice>
        </Due>
      )}
    </Section>
  );
}

function PaymentChip({ order: { paid, paymentType, status } }: { order: CustomerOrder }) {
  if (paid) return <Chip tone="solid">{t('Paid')}</Chip>;
  if (status === 'Canceled') return null;
  return paymentType === 'COD' ? (
    <Chip tone="amber">{t('Not paid yet')}</Chip>
  ) : (
    <Chip tone="grey">{t('Billed')}</Chip>
  );
}
