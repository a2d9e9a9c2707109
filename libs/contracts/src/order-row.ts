import * as z from 'zod/mini';
import { claimStates } from './claim-states.js';
import { dateTypes, orderStatuses, paymentTypes, sdStatuses, transportTypes } from './constants.js';
import { dollars, id, instant } from './fields.js';
import { ownerFields } from './owner.js';

const amount = z.nullable(dollars);

/** A row of the orders list. */
export const OrderRow = z.object({
  _id: id,
  uniqueId: z.int(),
  portalId: id,
  companyName: z.string(),
  customerFullName: z.string(),
  pickup: z.string(),
  delivery: z.string(),
  vehicles: z.array(z.string()),
  status: z.enum(orderStatuses),
  sdStatus: z.enum(sdStatuses),
  sdStatusLabel: z.string(),
  transportType: z.enum(transportTypes),
  paymentType: z.enum(paymentTypes),
  paid: z.boolean(),
  price: dollars,
  pickupScheduledAt: z.string(),
  deliveryScheduledAt: z.string(),
  createdAt: instant,
  ...ownerFields,
  /** What the carrier gets, for MCAdmin alone: absent for everybody else. Null where nothing is known. */
  cost: z.optional(z.nullable(z.object({ offered: amount, agreed: amount, paid: amount }))),
  /** What was paid so far, also in part; absent from an older version. */
  paidAmount: z.optional(z.nullable(dollars)),
  /** These, too; '' before there is a carrier. */
  carrierName: z.optional(z.string()),
  deliveryDateType: z.optional(z.enum(dateTypes)),
  deliveryScheduledEndsAt: z.optional(z.nullable(z.string())),
  deliveredAt: z.optional(z.nullable(instant)),
  /** In the list of open claims: that of the order which has to be answered first. */
  claim: z.optional(
    z.nullable(
      z.object({
        state: z.enum(claimStates),
        asked: amount,
        agreed: amount,
        answerBy: z.nullable(z.string()),
        /** From today until that day, where the company is; absent from an older version. */
        daysLeft: z.optional(z.int()),
      }),
    ),
  ),
});
export type OrderRow = z.infer<typeof OrderRow>;
