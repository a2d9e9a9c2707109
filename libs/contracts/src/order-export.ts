import * as z from 'zod/mini';
import { id, instant } from './fields.js';

/** `POST /orders/export` sends so many orders at once; more are exported in the background. */
export const maxStreamedOrders = 10_000;
/** A finished export can be downloaded for so long. */
export const exportHours = 24;

/** An export in the background. */
export const OrderExport = z.object({
  _id: id,
  format: z.enum(['csv', 'xlsx']),
  state: z.enum(['running', 'done', 'failed']),
  rowsDone: z.int(),
  /** Null until they are counted. */
  rowsTotal: z.nullable(z.int()),
  /** Why it failed. */
  error: z.nullable(z.string()),
  createdAt: instant,
  /** Where the file is downloaded, as an attachment; valid for minutes. Null until it is done. */
  url: z.nullable(z.string()),
});
export type OrderExport = z.infer<typeof OrderExport>;
