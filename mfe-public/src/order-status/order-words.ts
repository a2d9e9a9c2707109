import { type CustomerOrder, type CustomerStop, dateTypeLabels } from '@overland/contracts';
import { formatDays, formatInstantDay, formatMoment, type RouteStop } from '@overland/ui';

type Days = Pick<CustomerStop, 'scheduledAt' | 'scheduledEndsAt'>;

/** "Nov 27 – Nov 29" */
export const daysText = ({ scheduledAt, scheduledEndsAt }: Days): string =>
  formatDays({ start: scheduledAt, end: scheduledEndsAt ?? scheduledAt });

/** "Estimated Nov 27 – Nov 29", "Not Earlier Than Nov 25", "Nov 25" for a day that is certain. */
export const whenText = (stop: CustomerStop): string =>
  `${dateTypeLabels[stop.dateType]} ${daysText(stop)}`.trimStart();

type Way = Pick<CustomerOrder, 'stations' | 'reached' | 'status' | 'pickup' | 'delivery'>;

/** The stations with when they were reached, or when the next ones are expected. */
export function stopsOf({ stations, reached, status, pickup, delivery }: Way): RouteStop[] {
  const nextOf: Record<string, CustomerStop> = { 'Picked Up': pickup, Delivered: delivery };
  return stations.map(({ label, at }, index) => {
    const next = nextOf[label];
    if (index < reached || status === 'Canceled' || !next) return { label, note: formatMoment(at) };
    return { label, note: `expected ${daysText(next)}` };
  });
}

/** What the customer wants to know first. */
export function nextDay({ status, stations, pickup, delivery }: Way): {
  title: string;
  lead: string;
  note: string;
} {
  switch (status) {
    case 'Canceled':
      return {
        title: 'Your order',
        lead: 'Canceled',
        note: 'Nothing will be picked up. Call us with any question.',
      };
    case 'Delivered': {
      const at = stations.at(-1)?.at;
      return { title: 'Delivered', lead: at ? formatInstantDay(at) : daysText(delivery), note: 'Thank you.' };
    }
    case 'Picked Up':
      return {
        title: 'Expected at your door',
        lead: daysText(delivery),
        note: `${dateTypeOf(delivery)}The driver calls before arriving.`,
      };
    default:
      return {
        title: 'Pickup expected',
        lead: daysText(pickup),
        note: `${dateTypeOf(pickup)}The driver calls before arriving.`,
      };
  }
}

const dateTypeOf = ({ dateType }: CustomerStop): string =>
  dateType === 'exact' ? '' : `${dateTypeLabels[dateType]}. `;
