import type { SecondStepChange } from '@overland/contracts';

/** What has happened to the account. */
export const secondStepTexts: Record<SecondStepChange, string> = {
  passkeyAdded: 'A passkey was added to your account',
  passkeyRemoved: 'A passkey was removed from your account',
  authenticatorAdded: 'An authenticator app was added to your account',
  authenticatorRemoved: 'The authenticator app was removed from your account',
  recoveryCodesMade: 'New recovery codes were made for your account',
  reset: 'An administrator has removed the second steps of your account',
};
