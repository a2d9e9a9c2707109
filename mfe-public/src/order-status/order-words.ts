import type { CustomerOrder, CustomerStop } from '@overland/contracts';
import { type Text, t, translate } from '@overland/i18n';
import { formatDay, formatDayShort, formatDays, formatMoment, type RouteStop } from '@overland/ui';

type Days = Pick<CustomerStop, 'scheduledAt' | 'scheduledEndsAt'>;

/** "Nov 27 – Nov 29" */
const daysText = ({ scheduledAt, scheduledEndsAt }: Days): string =>
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

interface StopDays {
  when: string;
  /** Beside the day on which it happened; null before, when it is all there is. */
  plan: string | null;
}

/** The day on which the vehicles were picked up or delivered, with what was planned; before that, the plan. */
export function stopDays(order: Way, side: 'pickup' | 'delivery'): StopDays {
  const stop = order[side];
  if (stop.actualOn === null) {
    return { when: order.status === 'Canceled' ? planOf(stop) : whenText(stop), plan: null };
  }
  const moment = formatDay(stop.actualOn);
  return {
    when: side === 'pickup' ? t('Picked up {moment}', { moment }) : t('Delivered {moment}', { moment }),
    plan: planOf(stop),
  };
}

const planOf = (stop: Days): string => t('Planned {days}', { days: daysText(stop) });

type Way = Pick<
  CustomerOrder,
  | 'stations'
  | 'reached'
  | 'status'
  | 'sdStatusLabel'
  | 'isHeld'
  | 'hasDriver'
  | 'pickup'
  | 'delivery'
  | 'timeZone'
>;

/** The stations with when they were reached, or when the next ones are to come. */
export function stopsOf({
  stations,
  reached,
  status,
  hasDriver,
  pickup,
  delivery,
  timeZone,
}: Way): RouteStop[] {
  const stopOf: Record<string, CustomerStop> = { 'Picked Up': pickup, Delivered: delivery };
  return stations.map(({ label, at }, index) => {
    const stop = stopOf[label];
    const isReached = index < reached;
    if (isReached && stop?.actualOn) return { label: translate(label), note: formatDayShort(stop.actualOn) };
    if (isReached || status === 'Canceled' || !stop)
      return { label: translate(label), note: formatMoment(at, timeZone) };
    const days = daysText(stop);
    const note = hasDriver ? t('expected {days}', { days }) : t('planned {days}', { days });
    return { label: translate(label), note };
  });
}

interface NextDay {
  title: string;
  lead: string;
  note: string;
}

/** What the customer wants to know first. `today` is the company's calendar day. */
export function nextDay(order: Way, today: string): NextDay {
  const { status, hasDriver, pickup, delivery } = order;
  switch (status) {
    case 'Canceled':
      return {
        title: t('Your order'),
        lead: t('Canceled'),
        note: t('Nothing will be picked up. Call us with any question.'),
      };
    case 'Delivered':
      return delivery.actualOn === null
        ? { title: t('Delivered'), lead: daysText(delivery), note: t('Thank you.') }
        : { title: t('Delivered'), lead: formatDay(delivery.actualOn), note: planOf(delivery) };
    case 'Picked Up':
      return {
        title: t('Expected at your door'),
        lead: daysText(delivery),
        note: isPast(delivery, today) ? t(late) : callNote(delivery),
      };
    default:
      return {
        title: hasDriver ? t('Pickup expected') : t('Pickup planned'),
        lead: daysText(pickup),
        note: pickupNote(order, today),
      };
  }
}

/** Nothing goes silent: why there is no driver yet, and that a day has passed. */
function pickupNote({ sdStatusLabel, isHeld, hasDriver, pickup }: Way, today: string): string {
  const isLate = isPast(pickup, today);
  if (isHeld)
    return isLate
      ? t('These days have passed. Call us to pay and to choose another day.')
      : t('We assign a driver once your payment is here.');
  if (sdStatusLabel === 'On Hold') return t('Your order is on hold. Call us with any question.');
  if (hasDriver) return isLate ? t(late) : callNote(pickup);
  return isLate
    ? t('Later than we planned. We are still looking for your carrier. Call us with any question.')
    : t('We are looking for your carrier. You see here when a driver is assigned.');
}

const late: Text = 'Later than we planned. We are looking into it. Call us with any question.';

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
