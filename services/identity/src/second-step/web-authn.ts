import { id as idSchema, type NewPasskey, type PasskeyAnswer } from '@overland/contracts';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { PasskeyEntity } from './passkey.entity.js';

/** Imported on first use: it would slow down each start by 150 ms. */
const webAuthn = () => import('@simplewebauthn/server');

/** The site that passkeys belong to. */
export interface RelyingParty {
  name: string;
  /** The host, without the port. */
  id: string;
  origin: string;
}

export function relyingPartyOf({
  STAFF_SITE_URL,
  BRAND_NAME,
}: {
  STAFF_SITE_URL: string;
  BRAND_NAME: string;
}) {
  const { hostname, origin } = new URL(STAFF_SITE_URL);
  return { name: BRAND_NAME, id: hostname, origin };
}

/** Transports are hints from the browser, which may be newer than our types. */
const credentialsOf = (passkeys: readonly PasskeyEntity[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: transports as AuthenticatorTransport[],
  }));

interface Owner {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Options for making a passkey; the person's existing ones are excluded. */
export async function newPasskeyOptions(
  party: RelyingParty,
  owner: Owner,
  passkeys: readonly PasskeyEntity[],
) {
  return (await webAuthn()).generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: `${owner.firstName} ${owner.lastName}`,
    excludeCredentials: credentialsOf(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** A password was entered before, so a person's presence is enough if a passkey cannot verify who it is. */
export async function passkeyOptions(party: RelyingParty, passkeys: readonly PasskeyEntity[]) {
  return (await webAuthn()).generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: credentialsOf(passkeys),
    userVerification: 'preferred',
  });
}

/** Of any passkey of this site. It stands for both steps, so it must check who holds it. */
export async function anyPasskeyOptions(party: RelyingParty) {
  return (await webAuthn()).generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
}

/** The challenge that an answer says it signed, which nothing has checked yet. */
export function claimedChallenge({ clientDataJSON }: Pick<PasskeyAnswer, 'clientDataJSON'>): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The owner whose id a passkey was made with; null for what is no id. */
export function ownerIn(userHandle: string): string | null {
  const text = Buffer.from(userHandle, 'base64url').toString();
  return idSchema.safeParse(text).success ? text : null;
}

const expected = ({ id, origin }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: false,
});

/** The columns of a new passkey; null if it was not made for this site and this challenge. */
export async function checkNewPasskey(
  party: RelyingParty,
  challenge: string,
  { id, clientDataJSON, attestationObject }: NewPasskey['passkey'],
): Promise<Pick<PasskeyEntity, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const response = {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  };
  try {
    const checked = await (await webAuthn()).verifyRegistrationResponse({
      response,
      ...expected(party, challenge),
    });
    if (!checked.verified) return null;
    const { credential } = checked.registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, counter: credential.counter };
  } catch {
    return null;
  }
}

export interface Proof {
  /** The authenticator's count from now on. */
  counter: number;
  /** It has checked a finger, a face or a PIN, not only that somebody is there. */
  isVerified: boolean;
}

/** Null for a wrong answer, and if the counter went back, as that of a copied key does. */
export async function checkPasskey(
  party: RelyingParty,
  { challenge, passkey }: { challenge: string; passkey: PasskeyEntity },
  { id, ...signed }: PasskeyAnswer,
): Promise<Proof | null> {
  const response = {
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: signed,
  };
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
  const credential = { id: passkey.credentialId, publicKey, counter: Number(passkey.counter) };
  try {
    const checked = await (await webAuthn()).verifyAuthenticationResponse({
      response,
      credential,
      ...expected(party, challenge),
    });
    const { newCounter: counter, userVerified: isVerified } = checked.authenticationInfo;
    return checked.verified ? { counter, isVerified } : null;
  } catch {
    return null;
  }
}
