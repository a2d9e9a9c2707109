import * as z from 'zod/mini';
import { CodTable } from '../cod-table.js';
import { orderStatuses } from '../constants.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { day, id } from '../fields.js';
import { codSortKeys, codStatuses } from '../list-choices.js';
import { owedAgeNames } from '../owed-ages.js';
import { WorkItem, WorkMark, workKinds } from '../work-list.js';

/** Tables of orders beside the list. */
export const orderTables = endpointsOf('orders', {
  workList: endpoint('GET', '/orders/work', {
    access: 'signedIn',
    summary: 'Orders that need a step, most urgent first; at most 50',
    query: z.strictObject({
      portalId: z.optional(id),
      snoozed: z.optional(z.literal('yes')),
      /** Those that the caller sees to: assigned to them, or of their order and assigned to nobody. */
      whose: z.optional(z.literal('mine')),
    }),
    reply: z.object({
      items: z.array(WorkItem),
      total: z.int(),
      /** How many are snoozed; `snoozed=yes` lists these. */
      snoozed: z._default(z.int(), 0),
      /** How many of them are the caller's; `whose=mine` lists these. */
      mine: z._default(z.int(), 0),
      /** Delivered orders that are not paid, listed or not: for MCAdmin, who has the COD table. */
      debts: z._default(z.object({ orders: z.int(), price: z.int() }), { orders: 0, price: 0 }),
    }),
  }),
  markWork: endpoint('PUT', '/order/:orderId/work/:kind', {
    access: 'signedIn',
    summary: 'Snooze a step of the work list, or assign it to a colleague or to oneself',
    params: z.object({ orderId: id, kind: z.enum(workKinds) }),
    body: WorkMark,
    reply: z.object({ orderId: id }),
  }),
  cod: endpoint('POST', '/orders/cod', {
    access: ['MCAdmin'],
    summary:
      'The COD table: not paged, at most 1,000, unpaid first, then by pickup, or these sorted otherwise',
    body: z.strictObject({
      limit: z._default(z.int().check(z.gte(1), z.lte(1000)), 1000),
      skip: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
      /** View As. */
      portalId: z._default(z.nullable(id), null),
      cod: z._default(z.literal(true), true),
      /** null: both. */
      paid: z._default(z.nullable(z.boolean()), null),
      sortBy: z._default(z.nullable(z.strictObject({ key: z.enum(codSortKeys), desc: z.boolean() })), null),
      portals: z._default(z.array(id).check(z.maxLength(500)), []),
      orderTableStatus: z._default(z.array(z.enum(codStatuses)).check(z.maxLength(orderStatuses.length)), []),
      /** The pickup estimate. */
      dateStart: z.optional(z.nullable(day)),
      dateEnd: z.optional(z.nullable(day)),
      searchText: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      /** Those alone whose payment is disputed, or is not; null: both. */
      disputed: z._default(z.nullable(z.boolean()), null),
      /** Those alone that owe something, so many days past the day it was due. */
      ages: z._default(z.array(z.enum(owedAgeNames)).check(z.maxLength(owedAgeNames.length)), []),
    }),
    reply: CodTable,
  }),
});
