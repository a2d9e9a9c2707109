import { claimDueLabel, emailNameOf, type WorkItem, type WorkKind } from '@overland/contracts';
import { awayWords, formatCountOf, formatListDay, formatMoney } from '@overland/ui';
import type { OrderCard } from '../order-cards';

const words: Record<WorkKind, string> = {
  pickupNearNoCarrier: 'Pickup is near, no carrier',
  flagged: 'Flagged for attention',
  declined: 'Declined by the carrier',
  paymentDue: 'Payment due',
  customerAsks: 'Customer asks',
  claimWaits: 'Claim to answer',
  claimUnpaid: 'Claim to pay',
  pickupPassed: 'Pickup has passed',
  deliveryPassed: 'Delivery has passed',
  offered: 'Carrier has not answered',
  notDispatched: 'Not with dispatch',
  noCarrier: 'No carrier',
  emailFailed: 'Email not delivered',
  termsNotAccepted: 'Terms not accepted',
};

export function kindOf({ kind, days, sdStatusLabel, claim, isDisputed, sdStatus }: WorkItem): string {
  if (kind === 'offered' && sdStatus === 'requests') return 'Carrier asks for it';
  if (kind === 'paymentDue' && isDisputed) return 'Payment in dispute';
  if (kind === 'paymentDue' && isOnTheRoad(sdStatusLabel)) return `${sdStatusLabel}, not paid`;
  if (kind === 'noCarrier') return `No carrier for ${formatCountOf(days, 'day')}`;
  if (kind === 'claimWaits' && isAnswered(claim)) return 'Claim to decide';
  return words[kind];
}

/** After the first answer a claim waits for its decision. */
const isAnswered = (claim: WorkItem['claim']): boolean => claim?.state === 'inReview';

/** Steps that should have been taken already; the others are not late yet. */
const late: readonly WorkKind[] = [
  'pickupNearNoCarrier',
  'paymentDue',
  'pickupPassed',
  'deliveryPassed',
  'notDispatched',
];

/** A server of the release before does not say so. */
export const isLate = ({ kind, days, isUrgent }: WorkItem): boolean =>
  isUrgent ?? (late.includes(kind) || (kind === 'claimWaits' && days > 0));

const isOnTheRoad = (label: string): boolean => label === 'Picked Up' || label === 'Delivered';

/** What a step is about, until when it is snoozed, and who sees to it. */
export function factsOf(item: WorkItem): string {
  const { snoozedUntil, assignee } = item;
  return [
    aboutOf(item),
    ...(snoozedUntil ? [`snoozed until ${formatListDay(snoozedUntil)}`] : []),
    ...(assignee ? [assignee.name] : []),
  ].join(' · ');
}

function aboutOf(item: WorkItem): string {
  const pickup = formatListDay(item.pickupScheduledAt);
  switch (item.kind) {
    case 'paymentDue':
      return `${owedOf(item)} COD, ${item.pickedUpOn ? `picked up ${formatListDay(item.pickedUpOn)}` : `pickup ${pickup}`}${item.canRequest ? '' : ', requested today'}`;
    case 'customerAsks':
      return `Asked ${awayWords(-item.days)}, first pickup ${pickup}`;
    case 'flagged':
      return [item.reason || 'No reason given', `flagged ${awayWords(-item.days)}`].join(', ');
    case 'declined':
      return `Declined ${awayWords(-item.days)}, first pickup ${pickup}`;
    case 'offered':
      return `${item.sdStatus === 'requests' ? 'Requested' : 'Offered'} ${awayWords(-item.days)}, first pickup ${pickup}`;
    case 'claimUnpaid':
      return `${item.claim?.owed ? `${formatMoney(item.claim.owed)} approved` : 'Approved'} ${awayWords(-item.days)}`;
    case 'claimWaits':
      return `${claimDueLabel(item.claim?.state ?? 'reported')} ${awayWords(-item.days)}`;
    case 'pickupPassed':
      return `Window ended ${passed(item.pickupScheduledEndsAt ?? item.pickupScheduledAt, item.days)}`;
    case 'deliveryPassed':
      return item.deliveryScheduledEndsAt === null
        ? `Picked up, first pickup ${pickup}`
        : `Estimate ended ${passed(item.deliveryScheduledEndsAt, item.days)}`;
    case 'notDispatched':
      return `Could not be sent, ${awayWords(-item.days)}`;
    case 'emailFailed':
      return item.email === null
        ? awayWords(-item.days)
        : `${emailNameOf(item.email.template)}, to ${item.email.to}, ${awayWords(-item.days)}`;
    default:
      return `Booked ${formatListDay(item.bookedOn ?? item.createdAt)}, first pickup ${pickup}`;
  }
}

/** "$549", or "$549 of $1,049" where a part was paid. */
const owedOf = ({ due, price }: WorkItem): string =>
  due < price ? `${formatMoney(due)} of ${formatMoney(price)}` : formatMoney(due);

function passed(day: string, days: number): string {
  return days < 1 ? formatListDay(day) : `${awayWords(-days)}, ${formatListDay(day)}`;
}

/** What one click does about a step; where none would help, it opens the order at the card that does. */
export type Remedy =
  | { label: 'Request Payment' }
  | { label: 'Mark Posted'; to: 'posted' }
  | { label: 'Mark Driver Assigned'; to: 'accepted' }
  | { label: 'Mark Picked Up'; to: 'picked_up' }
  | { label: 'Mark Delivered'; to: 'delivered' }
  | { label: 'Send Again' }
  | { label: 'Request Acceptance' }
  | { label: 'Answer' | 'Decide' | 'Pay Claim' | 'Open' | 'Record Payment'; card: OrderCard | null };

const remediedByCarrier: readonly WorkKind[] = [
  'pickupNearNoCarrier',
  'declined',
  'pickupPassed',
  'noCarrier',
];

export function remedyOf(
  { kind, sdStatusLabel, sdStatus, canRequest, claim, isDisputed }: WorkItem,
  { isStaff }: { isStaff: boolean },
): Remedy {
  // What a carrier declined is posted again before another one is assigned.
  if (isStaff && sdStatus === 'declined' && remediedByCarrier.includes(kind))
    return { label: 'Mark Posted', to: 'posted' };
  switch (kind) {
    case 'paymentDue':
      if (isDisputed) return { label: 'Open', card: 'payment' };
      if (canRequest) return { label: 'Request Payment' };
      return { label: isStaff ? 'Record Payment' : 'Open', card: 'payment' };
    case 'customerAsks':
      return { label: 'Answer', card: 'requests' };
    case 'claimWaits':
      return { label: isAnswered(claim) ? 'Decide' : 'Answer', card: 'claims' };
    case 'claimUnpaid':
      return { label: 'Pay Claim', card: 'claims' };
    case 'flagged':
      return { label: 'Open', card: null };
    case 'notDispatched':
    case 'emailFailed':
      return { label: 'Send Again' };
    case 'termsNotAccepted':
      return { label: 'Request Acceptance' };
    case 'pickupPassed':
      if (isStaff && sdStatusLabel === 'Assigned Driver') return { label: 'Mark Picked Up', to: 'picked_up' };
      // Before a driver is assigned, nothing was picked up.
      if (isStaff && sdStatusLabel !== 'On Hold') return { label: 'Mark Driver Assigned', to: 'accepted' };
      break;
    case 'deliveryPassed':
      if (isStaff) return { label: 'Mark Delivered', to: 'delivered' };
      break;
    default:
      if (isStaff && sdStatusLabel === 'Confirmed') return { label: 'Mark Driver Assigned', to: 'accepted' };
      if (isStaff) return { label: 'Mark Posted', to: 'posted' };
  }
  return { label: 'Open', card: null };
}

/** Whether the order of an email that failed can be edited, and its address be corrected (docs/product/orders.md). */
export function mayCorrect({ sdStatusLabel, email }: WorkItem, { isStaff }: { isStaff: boolean }): boolean {
  // The company's own address is not the order's.
  if (email?.template === 'Order Client' || sdStatusLabel === 'Canceled') return false;
  return isStaff ? sdStatusLabel !== 'Delivered' : !isOnTheRoad(sdStatusLabel);
}
