import { formatCountOf, formatMoney } from '@overland/ui';
import type { ListedOrder } from './in-chunks';
import type { StepPlan } from './use-step-plan';

type Possible = StepPlan['possible'][number];

/** An order whose customer can be asked to pay. */
export interface Asked extends Possible {
  customer: string;
  /** Where the email goes. */
  address: string;
}

/** Who can be asked, in the order of the page. */
export function askedOf(orders: readonly ListedOrder[], plan: StepPlan | undefined): Asked[] {
  const possible = new Map(plan?.possible.map((one) => [one.orderId, one]));
  const audiences = new Map(plan?.audiences.map((one) => [one.orderId, one]));
  return orders.flatMap(({ _id }) => {
    const one = possible.get(_id);
    const told = audiences.get(_id);
    const address = told?.recipients.map((to) => to.address).join(', ') ?? '';
    return one ? [{ ...one, customer: told?.customerFullName ?? '', address }] : [];
  });
}

export const recipientsOf = (found: readonly Asked[]) =>
  found.map(({ orderId: id, uniqueId, customer, address, owed, isDisputed }) => ({
    ...{ id, uniqueId, customer, address },
    what: owed ? formatMoney(owed.amount) : '',
    note: latenessOf({ owed, isDisputed }),
  }));

/** Those that are left out unless somebody ticks them. */
export const disputedOf = (found: readonly Asked[]): ReadonlySet<string> =>
  new Set(found.flatMap(({ orderId, isDisputed }) => (isDisputed ? orderId : [])));

/** "$2,494"; empty where a server of the release before does not say what is owed. */
export function owedBy(asked: readonly Pick<Possible, 'owed'>[]): string {
  const amounts = asked.flatMap(({ owed }) => owed?.amount ?? []);
  if (amounts.length < asked.length) return '';
  return formatMoney(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** "Request 7 Payments · $12,340" */
export function requestLabel(asked: readonly Pick<Possible, 'owed'>[]): string {
  if (asked.length === 0) return 'Request Payment';
  const label = `Request ${formatCountOf(asked.length, 'Payment')}`;
  return [label, owedBy(asked)].filter(Boolean).join(' · ');
}

/** "5 days late", "pickup today", "pickup in 2 days", "picked up", "in dispute" */
export function latenessOf({ owed, isDisputed = false }: Pick<Possible, 'owed' | 'isDisputed'>): string {
  if (isDisputed) return 'in dispute';
  if (!owed) return '';
  const { daysLate, isPickedUp = false } = owed;
  if (isPickedUp && daysLate <= 0) return 'picked up';
  if (daysLate > 0) return `${formatCountOf(daysLate, 'day')} late`;
  return daysLate === 0 ? 'pickup today' : `pickup in ${formatCountOf(-daysLate, 'day')}`;
}
