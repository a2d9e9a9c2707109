import * as z from 'zod/mini';
import { CustomerLinkToken } from './customer-order.js';
import { customerLanguage } from './fields.js';

const { token } = CustomerLinkToken.shape;
/** Where the browser's push service takes messages for it. Which ones are taken: docs/product/emails.md. */
const endpoint = z.string().check(z.minLength(1), z.maxLength(1000));
const key = z.string().check(z.regex(/^[\w-]{1,100}={0,2}$/, 'This is not a key.'));

/** A browser that wants to be told of an order, as its `PushSubscription` describes it. */
export const NewPushDevice = z.strictObject({
  token,
  endpoint,
  keys: z.strictObject({ p256dh: key, auth: key }),
  /** What its messages are written in. */
  language: customerLanguage,
});
export type NewPushDevice = z.infer<typeof NewPushDevice>;

export const PushDeviceOfOrder = z.strictObject({ token, endpoint });

/** Whether this browser is told of the order. */
export const PushStanding = z.object({ isOn: z.boolean() });
export type PushStanding = z.infer<typeof PushStanding>;

export const PushOffer = z.extend(PushStanding, {
  /** The key that a browser subscribes with, base64url; null where this installation sends no messages. */
  publicKey: z.nullable(z.string()),
});
export type PushOffer = z.infer<typeof PushOffer>;
