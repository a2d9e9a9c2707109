import * as z from 'zod/mini';
import { instant } from './fields.js';

/** How an order stands with the carriers' system, the TMS (docs/product/dispatch.md). */
export const OrderDispatch = z.object({
  /** `failed`: sending was given up, until somebody sends it again. */
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Why the last attempt failed. */
  error: z.nullable(z.string()),
  /** When the TMS took something of it last. */
  sentAt: z.nullable(instant),
});
export type OrderDispatch = z.infer<typeof OrderDispatch>;

/** A call of Super Dispatch, which says little more than that something happened. What we do not know is kept as it is. */
export const DispatchCall = z.looseObject({
  action: z.string().check(z.minLength(1), z.maxLength(100)),
  action_date: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  order_guid: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});
export type DispatchCall = z.infer<typeof DispatchCall>;
