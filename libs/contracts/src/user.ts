import * as z from 'zod/mini';
import { userStatuses } from './constants.js';
import { id, instant } from './fields.js';
import { Role } from './roles.js';

export const User = z.object({
  _id: id,
  userId: id,
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
});
export type User = z.infer<typeof User>;
