import * as z from 'zod/mini';
import { email, id, instant, requiredName, requiredText } from './fields.js';
import { messages } from './messages.js';
import { codeSteps } from './second-step.js';

/** Whose sign-in it is; the browser's cookie says which. */
export const SignInAttempt = z.strictObject({ email: email() });

export const CodeRequest = z.extend(SignInAttempt, {
  /** In place of one that was sent, which ends. */
  again: z.optional(z.boolean()),
});

export const SignInCode = z.strictObject({
  email: email(),
  // A recovery code has 29 characters, and may be typed with more between its groups.
  code: requiredText(60, messages.codeRequired),
  step: z._default(z.enum(codeSteps), 'emailCode'),
});

/** Six digits of an authenticator app. */
export const AuthenticatorCode = z.strictObject({ code: requiredText(20, messages.codeRequired) });

/** Bytes as WebAuthn writes them in JSON. */
const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));

/** What the browser is asked for, as WebAuthn writes it in JSON. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

/** What a passkey answers to the challenge of its options. */
const PasskeyAnswer = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(8000),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

export const PasskeySignIn = z.strictObject({ email: email(), passkey: PasskeyAnswer });

/** Of a passkey that was asked for alone; the user handle says whose it is, and only discoverable passkeys have one. */
export const PasskeyAloneSignIn = z.strictObject({
  passkey: z.extend(PasskeyAnswer, { userHandle: z.optional(base64url(100)) }),
});

/** A new passkey, named by its owner. */
export const NewPasskey = z.strictObject({
  name: requiredName(messages.passkeyName),
  passkey: z.strictObject({
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    /** Hints, in which browsers are ahead of us. */
    transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(7)),
    /** Whether it can be asked for without a name, as far as the browser knows. */
    isDiscoverable: z.optional(z.boolean()),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyName = z.strictObject({ name: requiredName(messages.passkeyName) });

export const Passkey = z.object({
  _id: id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  /** Whether it signs in without a password; null for one of which nobody knows yet. */
  isDiscoverable: z._default(z.nullable(z.boolean()), null),
});
export type Passkey = z.infer<typeof Passkey>;

/** What a person has set up; secrets are not among it. */
export const OwnSecondSteps = z.object({
  /** The company requires a passkey or an authenticator app. */
  isRequired: z.boolean(),
  passkeys: z.array(Passkey),
  authenticator: z.nullable(z.object({ createdAt: instant, lastUsedAt: z.nullable(instant) })),
  recoveryCodes: z.object({
    left: z.int(),
    createdAt: z.nullable(instant),
    lastUsedAt: z._default(z.nullable(instant), null),
  }),
});
export type OwnSecondSteps = z.infer<typeof OwnSecondSteps>;

/** Shown once: in Base32, and as the address that a QR code holds. */
export const AuthenticatorSecret = z.object({ secret: z.string(), uri: z.string() });
export type AuthenticatorSecret = z.infer<typeof AuthenticatorSecret>;

/** New recovery codes, shown once; empty where the person keeps those of before. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
