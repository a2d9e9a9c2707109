import * as z from 'zod/mini';
import { atMost, email, longestPassword, phoneOrBlank, requiredPersonName, version } from './fields.js';
import { labelMessages } from './messages.js';

/** What a form asks of a person. */
export const personFields = {
  email: email(labelMessages.required('Email'), labelMessages.email('Email')),
  firstName: requiredPersonName(labelMessages.required('First name')),
  lastName: requiredPersonName(labelMessages.required('Last name')),
  phone: phoneOrBlank(labelMessages.number('Phone')),
  mobilePhone: phoneOrBlank(labelMessages.number('Mobile phone')),
};

/** The own account: neither role nor company nor status are among it. A new email address takes the password. */
export const AccountForm = z.strictObject({
  ...personFields,
  currentPassword: z._default(z.string().check(atMost(longestPassword)), ''),
});
export type AccountForm = z.infer<typeof AccountForm>;
export const AccountChange = z.strictObject({ ...AccountForm.shape, version });
export type AccountChange = z.infer<typeof AccountChange>;
