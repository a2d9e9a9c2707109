import * as z from 'zod/mini';
import { userStatuses } from './constants.js';
import { id, instant } from './fields.js';
import { Role } from './roles.js';
import { shownSteps } from './second-step.js';

export const User = z.object({
  _id: id,
  userId: id,
  /** Counts the changes of details and rights. */
  version: z.int(),
  portalId: id,
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  mobilePhone: z.string(),
  role: Role,
  isSuperAdmin: z.boolean(),
  status: z.enum(userStatuses),
  createdAt: instant,
  /** Archived users can be restored for 30 days. */
  archivedAt: z.nullable(instant),
  lastSignedInAt: z.nullable(instant),
  /** While the temporary password has not been changed: when it was sent, and until when it opens the product. */
  invitedAt: z.nullable(instant),
  invitationEndsAt: z.nullable(instant),
  /** The best second step that the person has; null before the first sign-in. */
  secondStep: z.nullable(z.enum(shownSteps)),
});
export type User = z.infer<typeof User>;

/** Somebody as other services ask for it. */
export const Person = z.object({
  ...z.pick(User, { portalId: true, firstName: true, email: true, role: true, isSuperAdmin: true }).shape,
  /** Not archived. */
  isActive: z.boolean(),
});
export type Person = z.infer<typeof Person>;
