import * as z from 'zod/mini';
import { AccountChange } from '../account-form.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import { User } from '../user.js';
import {
  NewUser,
  PasswordChange,
  PasswordConfirmation,
  UserChange,
  UserSession,
  UserStatusChange,
} from '../user-form.js';

// Apart from `users`, which every page reads the own user with: forms are not for first views.
const userId = z.object({ userId: id });
const Message = z.object({ message: z.string() });

/** People as administrators add and change them: an Admin those of the own portal, nobody above the own role. */
export const userEdits = endpointsOf('identity', {
  create: endpoint('POST', '/admin/user', {
    access: ['MCAdmin', 'Admin'],
    confirmed: true,
    rate: 'sending',
    summary: 'A new user, who is invited by email',
    body: NewUser,
    reply: User,
    idempotent: true,
  }),
  update: endpoint('PUT', '/user/:userId', {
    access: ['MCAdmin', 'Admin'],
    confirmed: true,
    summary: 'Change a user; 409 with the user as it is when somebody else changed it since',
    params: userId,
    body: UserChange,
    reply: User,
  }),
  setStatus: endpoint('PUT', '/user/:userId/status', {
    access: ['MCAdmin', 'Admin'],
    confirmed: true,
    summary: 'Archive a user, or restore within 30 days',
    params: userId,
    body: UserStatusChange,
    reply: User,
  }),
  invite: endpoint('POST', '/user/:userId/invitation', {
    access: ['MCAdmin', 'Admin'],
    rate: 'sending',
    summary:
      'Send the invitation again; its new link and the temporary password are good for another 72 hours',
    params: userId,
    reply: User,
  }),
  endSessions: endpoint('DELETE', '/user/:userId/sessions', {
    access: ['MCAdmin', 'Admin'],
    confirmed: true,
    summary: 'Sign a user out everywhere',
    params: userId,
    reply: Message,
  }),
  resetSecondSteps: endpoint('DELETE', '/user/:userId/second-steps', {
    access: ['MCAdmin', 'Admin'],
    confirmed: true,
    summary: 'Remove the second steps of a user who has lost them; all sessions end',
    params: userId,
    reply: Message,
  }),
});

export const account = endpointsOf('identity', {
  update: endpoint('PUT', '/user', {
    access: 'signedIn',
    summary: 'Change the own name, email and phones; 409 with the account as it is when it was changed since',
    body: AccountChange,
    reply: User,
  }),
  changePassword: endpoint('PUT', '/account/password', {
    access: 'signedIn',
    rate: 'signIn',
    summary: 'A new password; all other sessions end',
    body: PasswordChange,
    reply: Message,
  }),
  confirm: endpoint('POST', '/account/confirmation', {
    access: 'signedIn',
    withoutSecondStep: true,
    rate: 'signIn',
    summary: 'Give the password again, which opens the calls that ask for it for 15 minutes',
    body: PasswordConfirmation,
    reply: Message,
  }),
  sessions: endpoint('GET', '/account/sessions', {
    access: 'signedIn',
    summary: 'Where the caller is signed in',
    reply: z.object({ sessions: z.array(UserSession) }),
  }),
  endSession: endpoint('DELETE', '/account/sessions/:sessionId', {
    access: 'signedIn',
    summary: 'End one of the own sessions',
    params: z.object({ sessionId: id }),
    reply: Message,
  }),
  endOtherSessions: endpoint('DELETE', '/account/sessions', {
    access: 'signedIn',
    summary: 'End all own sessions but this one',
    reply: Message,
  }),
});
