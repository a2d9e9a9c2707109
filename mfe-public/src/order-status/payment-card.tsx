import { type CustomerOrder } from '@overland/contracts';
import { isPaymentOpen, type PaymentStory } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { PaymentLines } from '@overland/quote-ui/payment';
import { Chip, Notice, Section, styled } from '@overland/ui';
import { PaymentWords, storyOf } from './payment-words';

const Story = styled('div')({ marginTop: 14 });

export function PaymentCard({ order }: { order: CustomerOrder }) {
  const story = storyOf(order);
  return (
    <Section title={t('Payment')} aside={<PaymentChip story={story} />}>
      <PaymentLines
        order={order}
        total={isPaymentOpen(story) ? t('To pay') : t('Total')}
        paid={isPaymentOpen(story) ? (order.paidAmount ?? 0) : 0}
      />
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
      return <Chip tone="solid">{t('Paid')}</Chip>;
    case 'billing':
      return <Chip tone="grey">{t('Billed')}</Chip>;
    case 'canceled':
    case 'canceledPaid':
      return null;
    default:
      return <Chip tone="amber">{t('Not paid yet')}</Chip>;
  }
}
