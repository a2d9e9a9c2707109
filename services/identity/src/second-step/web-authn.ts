import type { NewPasskey, PasskeyAnswer } from '@overland/contracts';
import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyEntity } from './passkey.entity.js';

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
export function newPasskeyOptions(party: RelyingParty, owner: Owner, passkeys: readonly PasskeyEntity[]) {
  return generateRegistrationOptions({
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
export function passkeyOptions(party: RelyingParty, passkeys: readonly PasskeyEntity[]) {
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: credentialsOf(passkeys),
    userVerification: 'preferred',
  });
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
    const checked = await verifyRegistrationResponse({ response, ...expected(party, challenge) });
    if (!checked.verified) return null;
    const { credential } = checked.registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, counter: credential.counter };
  } catch {
    return null;
  }
}

/** The counter after a right answer; null for a wrong answer, and if the counter went back, as that of a copied key does. */
export async function checkPasskey(
  party: RelyingParty,
  { challenge, passkey }: { challenge: string; passkey: PasskeyEntity },
  { id, ...signed }: PasskeyAnswer,
): Promise<number | null> {
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
    const checked = await verifyAuthenticationResponse({
      response,
      credential,
      ...expected(party, challenge),
    });
    return checked.verified ? checked.authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
