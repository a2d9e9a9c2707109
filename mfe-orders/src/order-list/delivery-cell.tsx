import { daysOff, earlyOrLate, type OrderRow } from '@overland/contracts';
import { dayHere } from '@overland/contracts/calendar';
import { formatListDay, styled } from '@overland/ui';
import { TwoLines } from '@overland/ui/table';

const Late = styled('span')({ fontWeight: 600, color: 'var(--amber-ink)' });

/** "Nov 30" over "Delivered 2 days late", or the days that are planned and how late they are by now. */
export function DeliveryCell({ order }: { order: OrderRow }) {
  const { deliveryScheduledAt: start, deliveryScheduledEndsAt: end = null, deliveredAt = null } = order;
  const planned = { type: order.deliveryDateType ?? 'estimated', start, end };
  if (order.status === 'Canceled') return <>–</>;
  if (deliveredAt !== null) {
    const days = daysOff(dayHere(new Date(deliveredAt)), planned);
    const text = `Delivered ${earlyOrLate(days)}`;
    return <TwoLines second={days > 0 ? <Late>{text}</Late> : text}>{formatListDay(deliveredAt)}</TwoLines>;
  }
  const days = daysOff(dayHere(new Date()), planned);
  return (
    <TwoLines second={days > 0 ? <Late>{earlyOrLate(days)}</Late> : 'Planned'}>
      {end === null || end === start
        ? formatListDay(start)
        : `${formatListDay(start)} – ${formatListDay(end)}`}
    </TwoLines>
  );
}
