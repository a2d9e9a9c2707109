import { calls } from '@overland/contracts/calls';

const lists = [calls.orders.list, calls.orderTables.workList, calls.orderTables.cod];
const ofOneOrder = [calls.orders.get, calls.orders.activities, calls.emails.logs, calls.orderClaims.list];

/**
 * Does the query with this key (of `apiKey`) show one of these orders? Lists always do. Without `orderIds`: does it
 * show any order?
 */
export function showsOrders(
  [, method, path, request]: readonly unknown[],
  orderIds: readonly string[] | null = null,
): boolean {
  const isOneOf = (calls: typeof lists | typeof ofOneOrder) =>
    calls.some((one) => one.method === method && one.path === path);
  if (isOneOf(lists)) return true;
  if (!isOneOf(ofOneOrder)) return false;
  return orderIds === null || orderIds.some((id) => JSON.stringify(request).includes(id));
}
