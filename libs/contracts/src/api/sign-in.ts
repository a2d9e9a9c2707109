import * as z from 'zod/mini';
import { endpoint, endpointsOf } from '../endpoint.js';
import { messages } from '../errors.js';
import { email, id, requiredText, typedPassword } from '../fields.js';
import { Role } from '../roles.js';
import { secondSteps } from '../second-step.js';
import {
  CodeRequest,
  PasskeyAloneSignIn,
  PasskeyOptions,
  PasskeySignIn,
  SignInAttempt,
  SignInCode,
} from '../second-step-form.js';

const Message = z.object({ message: z.string() });
const SignedIn = z.object({
  token: z.string(),
  role: Role,
  userId: id,
  portalId: id,
  /** The company requires a second step: the token sets one up, and opens nothing else until then. */
  lacksSecondStep: z.boolean(),
});

export const Credentials = z.strictObject({
  email: email(),
  password: typedPassword(),
});
export const ForgottenPassword = z.strictObject({ email: email() });

/** Signing in (docs/product/people.md): password, then a second step, then the token. */
export const signIn = endpointsOf('identity', {
  verifyEmail: endpoint('POST', '/verify-email-2fa', {
    access: 'public',
    rate: 'signIn',
    summary: 'Check email and password, and send a code to people without another second step',
    body: Credentials,
    reply: z.object({ message: z.string(), steps: z.array(z.enum(secondSteps)) }),
  }),
  sendCode: endpoint('POST', '/login-code', {
    access: 'public',
    rate: 'signIn',
    summary: 'Send a code by email in place of another second step, or of the code before',
    body: CodeRequest,
    reply: Message,
  }),
  login: endpoint('POST', '/login-email-2fa', {
    access: 'public',
    rate: 'signIn',
    summary: 'Exchange the code of the second step for a token',
    body: SignInCode,
    reply: SignedIn,
  }),
  passkeyOptions: endpoint('POST', '/login-passkey/options', {
    access: 'public',
    rate: 'signIn',
    summary: 'What a passkey is asked to sign',
    body: SignInAttempt,
    reply: PasskeyOptions,
  }),
  loginByPasskey: endpoint('POST', '/login-passkey', {
    access: 'public',
    rate: 'signIn',
    summary: 'Exchange the answer of a passkey for a token',
    body: PasskeySignIn,
    reply: SignedIn,
  }),
  passkeyAloneOptions: endpoint('POST', '/login-passkey-alone/options', {
    access: 'public',
    rate: 'signIn',
    summary: 'What any passkey of this site is asked to sign, before it is known whose it is',
    reply: PasskeyOptions,
  }),
  loginByPasskeyAlone: endpoint('POST', '/login-passkey-alone', {
    access: 'public',
    rate: 'signIn',
    summary: 'Sign in by a passkey in place of password and second step',
    body: PasskeyAloneSignIn,
    reply: SignedIn,
  }),
  forgotPassword: endpoint('POST', '/forgotpassword', {
    access: 'public',
    rate: 'reset',
    summary: 'Email a link that sets a new password',
    body: ForgottenPassword,
    reply: Message,
  }),
  resetPassword: endpoint('POST', '/resetpassword', {
    access: 'public',
    rate: 'reset',
    summary: 'Set a new password; the token of the emailed link is sent in the Authorization header',
    body: z.strictObject({ password: typedPassword() }),
    reply: z.extend(Message, {
      /** The first password of an invited person also signs in; null for all others. */
      signedIn: z._default(z.nullable(SignedIn), null),
    }),
  }),
  signOut: endpoint('POST', '/logout', {
    access: 'signedIn',
    withoutSecondStep: true,
    summary: 'End this session',
    reply: Message,
  }),
  checkSession: endpoint('POST', '/service/sessions/check', {
    access: 'service',
    summary: 'Whether a session is still active, and what it may do',
    body: z.object({ sessionId: id }),
    reply: z.object({
      isActive: z.boolean(),
      /** The password was given lately enough for dangerous calls. */
      isConfirmed: z.boolean(),
      /** The company requires a second step, and the person has none. */
      lacksSecondStep: z.boolean(),
    }),
  }),
  noteRefusal: endpoint('POST', '/service/refusals', {
    access: 'service',
    summary: 'Record in the audit trail that a user asked for something the role may not do',
    body: z.object({
      userId: id,
      portalId: id,
      role: Role,
      method: requiredText(10, messages.required),
      path: requiredText(200, messages.required),
      // A gateway of the release before sends none.
      address: z._default(z.string().check(z.maxLength(64)), ''),
    }),
    reply: z.object({ isKept: z.boolean() }),
  }),
});
