import { daysOff, earlyOrLate, type OrderRow } from '@overland/contracts';
import { dayHere } from '@overland/contracts/calendar';
import { formatListDay, styled } from '@overland/ui';
import { TwoLines, Whole } from '@overland/ui/table';

const Late = styled('span')({ fontWeight: 600, color: 'var(--amber-ink)' });

/** "Delivered Nov 30" over "2 days late"; the planned days before that, and how late they are by now. */
export function DeliveryCell({ order }: { order: OrderRow }) {
  const { deliveryScheduledAt: start, deliveryScheduledEndsAt: end = null, deliveredAt = null } = order;
  if (order.status === 'Canceled') return <>–</>;
  const planned = { type: order.deliveryDateType ?? 'estimated', start, end };
  const days = daysOff(dayHere(deliveredAt === null ? new Date() : new Date(deliveredAt)), planned);
  const text = deliveredAt === null && days <= 0 ? 'planned' : earlyOrLate(days);
  return (
    <Whole>
      <TwoLines second={days > 0 ? <Late>{text}</Late> : text}>
        {deliveredAt === null
          ? formatPlanned(start, end ?? start)
          : `Delivered ${formatListDay(deliveredAt)}`}
      </TwoLines>
    </Whole>
  );
}

const formatPlanned = (start: string, end: string): string =>
  start === end ? formatListDay(start) : `${formatListDay(start)} – ${formatListDay(end)}`;
