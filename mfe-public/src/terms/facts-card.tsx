import { type OrderTerms, vehicleName } from '@overland/contracts';
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
import { changesOf } from './what-changed';

/** What the customer agrees to besides the text: all of it, or what stays of what was accepted before. */
export function FactsCard({ order }: { order: OrderTerms }) {
  return (
    <Section title={order.before === null ? 'Your order' : 'What stays'}>
      <Facts facts={factsOf(order)} />
    </Section>
  );
}

function factsOf(order: OrderTerms): Fact[] {
  const { facts, serviceLevel, pickupScheduledEndsAt: endsAt, paymentType } = order;
  const changed = new Set(changesOf(order).map(({ label }) => label));
  const agreed = [
    ...facts.vehicles.map((vehicle, at) => ({
      label: facts.vehicles.length === 1 ? 'Vehicle' : `Vehicle ${at + 1}`,
      value: vehicleName(vehicle),
    })),
    { label: 'First pickup', value: formatDay(facts.pickupScheduledAt) },
  ];
  return [
    ...agreed.filter(({ label }) => !changed.has(label)),
    {
      label: 'Picked up within',
      value: `${levelLabel(serviceLevel)}${endsAt === null ? '' : `, by ${formatDayShort(endsAt)}`}`,
    },
    { label: 'Delivery, estimated', value: deliveryDays(order) },
    { label: 'Paid by', value: paymentType === 'COD' ? 'You, on delivery (COD)' : order.companyName },
    ...(changed.has('Price') ? [] : [priceFact(order)]),
  ];
}

const deliveryDays = ({ deliveryScheduledAt, deliveryScheduledEndsAt }: OrderTerms): string =>
  daysText({ scheduledAt: deliveryScheduledAt, scheduledEndsAt: deliveryScheduledEndsAt });

/** What the eye looks for. */
const Price = styled('span')({ fontSize: 26, fontWeight: 800, lineHeight: 1.2 });

function priceFact({ facts: { price }, rushFee }: OrderTerms): Fact {
  return {
    label: 'Price',
    value: (
      <>
        <Price>{formatMoney(price)}</Price>
        {rushFee > 0 && <Note>RUSH fee of {formatMoney(rushFee)} included</Note>}
      </>
    ),
  };
}
