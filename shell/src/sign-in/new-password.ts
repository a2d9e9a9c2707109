import { messages, minPasswordLength, typedPassword } from '@overland/contracts';
import * as z from 'zod/mini';

export const passwordHint = `At least ${minPasswordLength} characters. A sentence is fine.`;

const fields = {
  password: typedPassword(),
  confirmation: typedPassword(messages.passwordConfirm),
};

const match = z.refine<{ password: string; confirmation: string }>(
  ({ password, confirmation }) => password === confirmation,
  { message: messages.passwordsMustMatch, path: ['confirmation'] },
);

export const NewPassword = z.object(fields).check(match);

/** The same by somebody who is signed in and enters the current one first. */
export const ChangedPassword = z.object({ currentPassword: typedPassword(), ...fields }).check(match);
