import type { EventPayload } from '@overland/contracts';
import type { PlannedMail } from './planned-mail.js';

/** The specification's second step of signing in (section 7, Auth) begins with this mail. */
export function mailForCode(event: EventPayload<'signIn.codeIssued'>): PlannedMail {
  return { template: 'Sign-in Code', to: event.email, transition: 'issued' };
}

/** The link of `/forgotpassword`. */
export function mailForReset(event: EventPayload<'password.resetRequested'>): PlannedMail {
  return { template: 'Password Reset', to: event.email, transition: 'requested' };
}
