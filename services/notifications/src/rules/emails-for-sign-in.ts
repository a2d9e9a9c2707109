import type { EventPayload, SecondStepChange } from '@overland/contracts';
import type { PlannedEmail } from './planned-email.js';

/** The code for the second step of signing in (docs/product/people.md). */
export function emailForCode(event: EventPayload<'signIn.codeIssued'>): PlannedEmail {
  return { template: 'Sign-in Code', to: event.email, transition: 'issued' };
}

/** The link by which an invited person sets the first password. */
export function emailForInvitation(event: EventPayload<'user.invited'>): PlannedEmail {
  return { template: 'Invitation', to: event.email, transition: 'invited' };
}

/** To the account's owner, as somebody else may have done it. */
export function emailForChangedPassword(event: EventPayload<'password.changed'>): PlannedEmail {
  return { template: 'Password Changed', to: event.email, transition: 'changed' };
}

/** To the previous address, as somebody else may have done it. */
export function emailForNewAddress(event: EventPayload<'emailAddress.changed'>): PlannedEmail {
  return { template: 'Email Address Changed', to: event.email, transition: 'changed' };
}

/** To the owner of an address that another company entered for a new account. */
export function emailForClaimedAddress(event: EventPayload<'emailAddress.claimed'>): PlannedEmail {
  return { template: 'Email Address Entered', to: event.email, transition: 'claimed' };
}

/** To the account's owner, as somebody else may have done it. */
export function emailForSecondStep(event: EventPayload<'secondStep.changed'>): PlannedEmail {
  return { template: 'Second Step Changed', to: event.email, transition: event.change };
}

export const secondStepTexts: Record<SecondStepChange, string> = {
  passkeyAdded: 'A passkey was added to your account',
  passkeyRemoved: 'A passkey was removed from your account',
  authenticatorAdded: 'An authenticator app was added to your account',
  authenticatorRemoved: 'The authenticator app was removed from your account',
  recoveryCodesMade: 'New recovery codes were made for your account',
  reset: 'An administrator has removed the second steps of your account',
};

export function emailForReset(event: EventPayload<'password.resetRequested'>): PlannedEmail {
  return { template: 'Password Reset', to: event.email, transition: 'requested' };
}
