import type { secondStep } from '@overland/contracts';

const signedIn = { access: 'signedIn' } as const;

/** By their addresses alone, as in `app/calls.ts`. */
export const secondStepCalls = {
  own: { ...signedIn, method: 'GET', path: '/account/second-steps' } as typeof secondStep.own,
  passkeyOptions: {
    ...signedIn,
    method: 'POST',
    path: '/account/passkeys/options',
  } as typeof secondStep.passkeyOptions,
  addPasskey: { ...signedIn, method: 'POST', path: '/account/passkeys' } as typeof secondStep.addPasskey,
  renamePasskey: {
    ...signedIn,
    method: 'PUT',
    path: '/account/passkeys/:passkeyId',
  } as typeof secondStep.renamePasskey,
  removePasskey: {
    ...signedIn,
    method: 'DELETE',
    path: '/account/passkeys/:passkeyId',
  } as typeof secondStep.removePasskey,
  startAuthenticator: {
    ...signedIn,
    method: 'POST',
    path: '/account/authenticator',
  } as typeof secondStep.startAuthenticator,
  confirmAuthenticator: {
    ...signedIn,
    method: 'PUT',
    path: '/account/authenticator',
  } as typeof secondStep.confirmAuthenticator,
  removeAuthenticator: {
    ...signedIn,
    method: 'DELETE',
    path: '/account/authenticator',
  } as typeof secondStep.removeAuthenticator,
  makeRecoveryCodes: {
    ...signedIn,
    method: 'POST',
    path: '/account/recovery-codes',
  } as typeof secondStep.makeRecoveryCodes,
};
