import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { id } from '../fields.js';
import {
  AuthenticatorCode,
  AuthenticatorSecret,
  NewPasskey,
  OwnSecondSteps,
  PasskeyName,
  PasskeyOptions,
  RecoveryCodes,
} from '../second-step-form.js';

const passkeyId = z.object({ passkeyId: id });
const Message = z.object({ message: z.string() });

/** The second steps of the own account (docs/product/people.md). */
export const secondStep = endpointsOf('identity', {
  own: endpoint('GET', '/account/second-steps', {
    access: 'signedIn',
    withoutSecondStep: true,
    summary: 'What the caller has set up for signing in',
    reply: OwnSecondSteps,
  }),
  passkeyOptions: endpoint('POST', '/account/passkeys/options', {
    access: 'signedIn',
    confirmed: true,
    withoutSecondStep: true,
    summary: 'What the browser makes a new passkey of',
    reply: PasskeyOptions,
  }),
  addPasskey: endpoint('POST', '/account/passkeys', {
    access: 'signedIn',
    confirmed: true,
    withoutSecondStep: true,
    rate: 'signIn',
    summary: 'Add the passkey that the browser has made',
    body: NewPasskey,
    reply: RecoveryCodes,
  }),
  renamePasskey: endpoint('PUT', '/account/passkeys/:passkeyId', {
    access: 'signedIn',
    summary: 'Rename a passkey',
    params: passkeyId,
    body: PasskeyName,
    reply: Message,
  }),
  removePasskey: endpoint('DELETE', '/account/passkeys/:passkeyId', {
    access: 'signedIn',
    confirmed: true,
    summary: 'Remove a passkey',
    params: passkeyId,
    reply: Message,
  }),
  startAuthenticator: endpoint('POST', '/account/authenticator', {
    access: 'signedIn',
    confirmed: true,
    withoutSecondStep: true,
    summary: 'A new secret for an authenticator app; it counts once a code of it was entered',
    reply: AuthenticatorSecret,
  }),
  confirmAuthenticator: endpoint('PUT', '/account/authenticator', {
    access: 'signedIn',
    confirmed: true,
    withoutSecondStep: true,
    rate: 'signIn',
    summary: 'Turn the authenticator app on by one of its codes',
    body: AuthenticatorCode,
    reply: RecoveryCodes,
  }),
  removeAuthenticator: endpoint('DELETE', '/account/authenticator', {
    access: 'signedIn',
    confirmed: true,
    summary: 'Turn the authenticator app off',
    reply: Message,
  }),
  makeRecoveryCodes: endpoint('POST', '/account/recovery-codes', {
    access: 'signedIn',
    confirmed: true,
    summary: 'New recovery codes; those of before no longer work',
    reply: RecoveryCodes,
  }),
});
