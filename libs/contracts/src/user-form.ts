import * as z from 'zod/mini';
import { personFields } from './account-form.js';
import { minPasswordLength, userStatuses } from './constants.js';
import { id, instant, longestPassword, typedPassword, version } from './fields.js';
import { labelMessages, messages } from './messages.js';
import { roles } from './roles.js';

/** Whose rights these are. Only MCAdmin chooses the company; everybody else has the own one. */
const rights = {
  role: z.enum(roles, labelMessages.required('Role')),
  portalId: z.optional(z.uuid(messages.portalRequired)),
  /** Only a super admin may set it. */
  isSuperAdmin: z.optional(z.boolean()),
};

const passwordRequired = labelMessages.required('Temporary password');
const passwordLength = labelMessages.between(
  'Temporary password',
  minPasswordLength,
  `${longestPassword} characters`,
);
const hasPasswordLength = ({ length }: string) =>
  length === 0 || (length >= minPasswordLength && length <= longestPassword);

export const NewUser = z.strictObject({
  ...personFields,
  ...rights,
  /** Temporary: it expires after 72 hours and is changed at the first sign-in. */
  password: z
    .string(passwordRequired)
    .check(z.minLength(1, passwordRequired), z.refine(hasPasswordLength, passwordLength)),
});
export type NewUser = z.infer<typeof NewUser>;

/** A person as the form of an administrator fills it in. */
export const UserForm = z.strictObject({ ...personFields, ...rights });
export type UserForm = z.infer<typeof UserForm>;
export const UserChange = z.strictObject({ ...UserForm.shape, version });
export type UserChange = z.infer<typeof UserChange>;

export const UserStatusChange = z.strictObject({ status: z.enum(userStatuses) });

export const PasswordChange = z.strictObject({
  currentPassword: typedPassword(),
  password: typedPassword(),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** That it is still the person who signed in. */
export const PasswordConfirmation = z.strictObject({
  password: typedPassword(),
});

/** Where somebody is signed in. */
export const UserSession = z.object({
  _id: id,
  isThisOne: z.boolean(),
  /** As people name it: "Chrome on macOS". */
  device: z.string(),
  /** The network address of the sign-in. */
  address: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
});
export type UserSession = z.infer<typeof UserSession>;
