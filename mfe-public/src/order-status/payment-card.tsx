import { type CustomerOrder, paymentLines } from '@overland/contracts';
import { isPaymentOpen, type PaymentStory } from '@overland/contracts/format';
import { t, translate } from '@overland/i18n';
import { Chip, formatMoney, Notice, Section, styled } from '@overland/ui';
import { PaymentWords, storyOf } from './payment-words';

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
const Story = styled('div')({ marginTop: 14 });

/** What the order costs, whether it is paid, and who pays when and how. */
export function PaymentCard({ order }: { order: CustomerOrder }) {
  const story = storyOf(order);
  return (
    <Section title={t('Payment')} aside={<PaymentChip story={story} />}>
      <Lines>
        {paymentLines(order).map(({ label, dollars }) => (
          <div key={label}>
            <dt>{translate(label)}</dt>
            <dd>{dollars === 0 ? t('No fee') : formatMoney(dollars)}</dd>
          </div>
        ))}
        <div>
          <dt>{isPaymentOpen(story) ? t('To pay') : t('Total')}</dt>
          <dd>{formatMoney(order.price)}</dd>
        </div>
      </Lines>
      <Story>
        {isPaymentOpen(story) ? (
          <Notice tone="amber">
            <PaymentWords order={order} />
          </Notice>
        ) : (
          <PaymentWords order={order} />
        )}
      </Story>
    </Section>
  );
}

function PaymentChip({ story }: { story: PaymentStory }) {
  switch (story) {
    case 'paid':
    case 'canceledPaid':
      return <Chip tone="solid">{t('Paid')}</Chip>;
    case 'billing':
      return <Chip tone="grey">{t('Billed')}</Chip>;
    case 'canceled':
      return null;
    default:
      return <Chip tone="amber">{t('Not paid yet')}</Chip>;
  }
}
