import type { Activity, Order } from '@overland/contracts';
import { Card, formatMoment, Notice, RouteLine, styled } from '@overland/ui';
import { routeSteps } from './route-steps';

const Sheet = styled(Card)({ marginTop: 24, display: 'grid', gap: 18 });

interface ProgressProps {
  order: Order;
  activities: readonly Activity[];
  isPending: boolean;
}

export function ProgressCard({ order, activities, isPending }: ProgressProps) {
  const { stops, reached } = routeSteps(order, activities);
  // Until the history is there only the times are missing: the line has its height.
  const shown = isPending ? stops.map(({ label, note }) => ({ label, note: note || ' ' })) : stops;
  const stopped = whyItStopped(order, activities);
  return (
    <Sheet as="section" aria-label="Progress of the order" aria-busy={isPending}>
      <RouteLine stops={shown} reached={reached} />
      {stopped !== null && <Notice tone={stopped.tone}>{stopped.text}</Notice>}
    </Sheet>
  );
}

function whyItStopped(
  { sdStatus, status }: Order,
  activities: readonly Activity[],
): { tone: 'amber' | 'stop'; text: string } | null {
  // An undo or the end of a flag that leads back here is not when and why it came here.
  const since = activities.find(
    ({ from, to, note }) =>
      to === sdStatus && !note.startsWith('Took back: ') && !(from === 'flagged' && to === 'on_hold'),
  );
  const at = since ? ` since ${formatMoment(since.at)}` : '';
  const on = since ? ` on ${formatMoment(since.at)}` : '';
  // What was booked on hold has the booking as its note.
  const reason = since && since.from !== null && since.note !== '' ? ` Reason: ${since.note}` : '';
  switch (sdStatus) {
    case 'order_canceled':
      return { tone: 'stop', text: `This order was canceled${on}.${reason}` };
    case 'on_hold':
      return status === 'Pending'
        ? { tone: 'amber', text: `On hold${at}: waiting for the customer’s payment.${reason}` }
        : { tone: 'amber', text: `On hold${at}.${reason}` };
    case 'flagged':
      return { tone: 'amber', text: `Flagged${at}: someone needs to check this order.${reason}` };
    default:
      return null;
  }
}
