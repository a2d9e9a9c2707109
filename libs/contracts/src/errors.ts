import * as z from 'zod/mini';

// A separate file without schemas: every page shows messages, but not every page needs zod.
export { messages } from './messages.js';

/** Every error code of the API with its HTTP status; a new code without a status does not compile. */
export const errorStatus = {
  invalid: 400,
  unauthorized: 401,
  wrongCredentials: 401,
  wrongCode: 401,
  linkExpired: 400,
  forbidden: 403,
  /** The password was given too long ago for this call: `POST /account/confirmation` takes it, then the call works. */
  confirmationRequired: 403,
  /** The caller's company requires a second step of one's own. Until there is one, only the calls that set it up work. */
  secondStepRequired: 403,
  /** The password was temporary: `details.token` sets one's own (`/resetpassword`). */
  passwordChangeRequired: 403,
  /** Terms are accepted by the link of an email to the customer, and not by another one (docs/product/orders.md). */
  mailedLinkRequired: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  alreadyBooked: 409,
  quoteExpired: 409,
  priceChanged: 409,
  inProgress: 409,
  tooManyRows: 409,
  tooLarge: 413,
  unsupportedMediaType: 415,
  keyReused: 422,
  noPrice: 422,
  tooManyRequests: 429,
  internal: 500,
  badGateway: 502,
  unavailable: 503,
  outOfSpace: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** `Message` of `@overland/contracts/format`. */
const message = {
  message: z.string(),
  text: z.optional(z.string()),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
};

/** The one shape of every error answer; `details` is set by 409s that carry the right value. */
export const ErrorReply = z.object({
  code: z.string(),
  ...message,
  errors: z.optional(z.array(z.object({ path: z.string(), ...message }))),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.string(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
