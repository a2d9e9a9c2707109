import type { CustomerOrder, CustomerStop } from '@overland/contracts';
import { type Text, t, translate } from '@overland/i18n';
import { formatDays, formatInstantDay, formatMoment, type RouteStop } from '@overland/ui';

type Days = Pick<CustomerStop, 'scheduledAt' | 'scheduledEndsAt'>;

/** "Nov 27 – Nov 29" */
export const daysText = ({ scheduledAt, scheduledEndsAt }: Days): string =>
  formatDays({ start: scheduledAt, end: scheduledEndsAt ?? scheduledAt });

/** "Estimated Nov 27 – Nov 29", "Not Earlier Than Nov 25", and the days alone where they are certain or have both ends. */
function whenText(stop: CustomerStop): string {
  const days = daysText(stop);
  switch (stop.dateType) {
    case 'exact':
      return days;
    case 'estimated':
      return t('Estimated {days}', { days });
    case 'not_earlier_than':
      return stop.scheduledEndsAt === null ? t('Not Earlier Than {days}', { days }) : days;
  }
}

/** When the vehicles were picked up or delivered, once they were; before that, when it is planned. */
export function stopText(order: Way, side: 'pickup' | 'delivery'): string {
  const index = order.stations.findIndex(({ label }) => label === stationOf[side]);
  const at = index < order.reached ? order.stations[index]?.at : null;
  if (!at) return whenText(order[side]);
  const moment = formatMoment(at);
  return side === 'pickup' ? t('Picked up {moment}', { moment }) : t('Delivered {moment}', { moment });
}

const stationOf = { pickup: 'Picked Up', delivery: 'Delivered' } as const;

type Way = Pick<CustomerOrder, 'stations' | 'reached' | 'status' | 'sdStatusLabel' | 'pickup' | 'delivery'>;

/** The stations with when they were reached, or when the next ones are expected. */
export function stopsOf({ stations, reached, status, pickup, delivery }: Way): RouteStop[] {
  const nextOf: Record<string, CustomerStop> = { 'Picked Up': pickup, Delivered: delivery };
  return stations.map(({ label, at }, index) => {
    const next = nextOf[label];
    if (index < reached || status === 'Canceled' || !next)
      return { label: translate(label), note: formatMoment(at) };
    return { label: translate(label), note: t('expected {days}', { days: daysText(next) }) };
  });
}

/** The calendar day of the customer's own clock. */
export const todayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** What the customer wants to know first. `today` is a calendar day. */
export function nextDay(
  order: Way,
  today: string,
): {
  title: string;
  lead: string;
  note: string;
} {
  const { status, stations, pickup, delivery } = order;
  switch (status) {
    case 'Canceled':
      return {
        title: t('Your order'),
        lead: t('Canceled'),
        note: t('Nothing will be picked up. Call us with any question.'),
      };
    case 'Delivered': {
      const at = stations.at(-1)?.at;
      const lead = at ? formatInstantDay(at) : daysText(delivery);
      return { title: t('Delivered'), lead, note: t('Thank you.') };
    }
    case 'Picked Up':
      return {
        title: t('Expected at your door'),
        lead: daysText(delivery),
        note: isPast(delivery, today) ? t(lateNote) : callNote(delivery),
      };
    default:
      return { title: t('Pickup expected'), lead: daysText(pickup), note: pickupNote(order, today) };
  }
}

/** Nothing goes silent: why there is no driver yet, and that a day has passed. */
function pickupNote({ status, sdStatusLabel, reached, pickup }: Way, today: string): string {
  if (isPast(pickup, today)) return t(lateNote);
  if (status === 'Pending') return t('We send a carrier once your payment is here.');
  if (sdStatusLabel === 'On Hold') return t('Your order is on hold. Call us with any question.');
  if (reached < driverStation)
    return t('We are looking for a carrier, and tell you when a driver is assigned.');
  return callNote(pickup);
}

const driverStation = 3;
const lateNote: Text = 'Later than we planned. We are looking into it; call us at any time.';

/** A day that is only a beginning has no end to pass. */
const isPast = ({ dateType, scheduledAt, scheduledEndsAt }: CustomerStop, today: string): boolean =>
  dateType === 'not_earlier_than' && scheduledEndsAt === null
    ? false
    : (scheduledEndsAt ?? scheduledAt) < today;

function callNote({ dateType, scheduledEndsAt }: CustomerStop): string {
  if (dateType === 'estimated') return t('Estimated. The driver calls before arriving.');
  return dateType === 'not_earlier_than' && scheduledEndsAt === null
    ? t('Not Earlier Than. The driver calls before arriving.')
    : t('The driver calls before arriving.');
}
