import { type OrderTerms, vehicleName } from '@overland/contracts';
import { t } from '@overland/i18n';
import {
  type Fact,
  Facts,
  formatDay,
  formatDayShort,
  formatMoney,
  levelLabel,
  Note,
  Section,
  styled,
} from '@overland/ui';
import { daysText } from '../order-status/order-words';
import { changesOf, vehicleLabel } from './what-changed';

/** What the customer agrees to besides the text: all of it, or what stays of what was accepted before. */
export function FactsCard({ order }: { order: OrderTerms }) {
  return (
    <Section title={order.before === null ? t('Your order') : t('What stays')}>
      <Facts facts={factsOf(order)} />
    </Section>
  );
}

function factsOf(order: OrderTerms): Fact[] {
  const { facts, paymentType } = order;
  const changed = new Set(changesOf(order).map(({ label }) => label));
  const agreed = [
    ...facts.vehicles.map((vehicle, at) => ({
      label: vehicleLabel(at, facts.vehicles.length),
      value: vehicleName(vehicle),
    })),
    { label: t('First pickup'), value: formatDay(facts.pickupScheduledAt) },
  ];
  return [
    ...agreed.filter(({ label }) => !changed.has(label)),
    { label: t('Picked up within'), value: pickedUpWithin(order) },
    { label: t('Delivery, estimated'), value: deliveryDays(order) },
    { label: t('Paid by'), value: paymentType === 'COD' ? t('You, on delivery (COD)') : order.companyName },
    ...(changed.has(t('Price')) ? [] : [priceFact(order)]),
  ];
}

function pickedUpWithin({ serviceLevel, pickupScheduledEndsAt: endsAt }: OrderTerms): string {
  const level = levelLabel(serviceLevel);
  return endsAt === null ? level : t('{level}, by {day}', { level, day: formatDayShort(endsAt) });
}

const deliveryDays = ({ deliveryScheduledAt, deliveryScheduledEndsAt }: OrderTerms): string =>
  daysText({ scheduledAt: deliveryScheduledAt, scheduledEndsAt: deliveryScheduledEndsAt });

/** What the eye looks for. */
const Price = styled('span')({ fontSize: 26, fontWeight: 800, lineHeight: 1.2 });

function priceFact({ facts: { price }, rushFee }: OrderTerms): Fact {
  return {
    label: t('Price'),
    value: (
      <>
        <Price>{formatMoney(price)}</Price>
        {rushFee > 0 && <Note>{t('RUSH fee of {fee} included', { fee: formatMoney(rushFee) })}</Note>}
      </>
    ),
  };
}
