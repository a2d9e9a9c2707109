import { emailNameOf, type SdStatus, type WorkItem, type WorkKind } from '@overland/contracts';
import { formatCountOf, formatDayShort, formatMoney } from '@overland/ui';

const words: Record<WorkKind, string> = {
  pickupNearNoCarrier: 'Pickup is near, no carrier',
  paymentDue: 'Payment due',
  customerAsks: 'Customer asks',
  pickupPassed: 'Pickup has passed',
  deliveryPassed: 'Delivery has passed',
  notDispatched: 'Not with dispatch',
  noCarrier: 'No carrier',
  emailFailed: 'Email not delivered',
  termsNotAccepted: 'Terms not accepted',
};

export function kindOf({ kind, days, sdStatusLabel }: WorkItem): string {
  if (kind === 'paymentDue' && isOnTheRoad(sdStatusLabel)) return `${sdStatusLabel}, not paid`;
  if (kind === 'noCarrier') return `No carrier for ${formatCountOf(days, 'day')}`;
  return words[kind];
}

/** Steps that should have been taken already; the others are not late yet. */
const late: readonly WorkKind[] = [
  'pickupNearNoCarrier',
  'paymentDue',
  'pickupPassed',
  'deliveryPassed',
  'notDispatched',
];

export const isLate = ({ kind }: WorkItem): boolean => late.includes(kind);

const isOnTheRoad = (label: string): boolean => label === 'Picked Up' || label === 'Delivered';

export function factsOf(item: WorkItem): string {
  const pickup = formatDayShort(item.pickupScheduledAt);
  switch (item.kind) {
    case 'paymentDue':
      return `${formatMoney(item.price)} COD, pickup ${pickup}${item.canRequest ? '' : ', requested today'}`;
    case 'customerAsks':
      return `Asked ${agoOf(item.days)}, first pickup ${pickup}`;
    case 'pickupPassed':
      return `Window ended ${passed(item.pickupScheduledEndsAt ?? item.pickupScheduledAt, item.days)}`;
    case 'deliveryPassed':
      return item.deliveryScheduledEndsAt === null
        ? `Picked up, first pickup ${pickup}`
        : `Estimate ended ${passed(item.deliveryScheduledEndsAt, item.days)}`;
    case 'notDispatched':
      return `Could not be sent, ${agoOf(item.days)}`;
    case 'emailFailed':
      return item.email === null
        ? agoOf(item.days)
        : `${emailNameOf(item.email.template)}, to ${item.email.to}, ${agoOf(item.days)}`;
    default:
      return `Booked ${formatDayShort(item.createdAt)}, first pickup ${pickup}`;
  }
}

function passed(day: string, days: number): string {
  return days < 1 ? formatDayShort(day) : `${agoOf(days)}, ${formatDayShort(day)}`;
}

function agoOf(days: number): string {
  if (days < 1) return 'today';
  return days === 1 ? 'yesterday' : `${formatCountOf(days, 'day')} ago`;
}

/** What one click does about a step; where no call would help, it opens the order. */
export type Remedy =
  | { label: 'Request Payment' }
  | { label: 'Mark Posted'; to: SdStatus }
  | { label: 'Send Again' }
  | { label: 'Ask Again' }
  | { label: 'Open' };

export function remedyOf(
  { kind, sdStatusLabel, canRequest }: WorkItem,
  { isStaff }: { isStaff: boolean },
): Remedy {
  if (kind === 'paymentDue' && canRequest) return { label: 'Request Payment' };
  if (kind === 'notDispatched' || kind === 'emailFailed') return { label: 'Send Again' };
  if (kind === 'termsNotAccepted') return { label: 'Ask Again' };
  // An order that was posted already waits for an answer, and not for a click.
  const isPosted = sdStatusLabel === 'Confirmed';
  const needsCarrier = kind === 'noCarrier' || kind === 'pickupNearNoCarrier';
  if (needsCarrier && isStaff && !isPosted) return { label: 'Mark Posted', to: 'posted' };
  return { label: 'Open' };
}
