import type { Session } from '@overland/contracts';
import { claimsOf, es256 } from '@overland/service-kit/testing/forged-tokens';
import { openSessionOf, productSecrets } from './databases.js';

/** A token signed like identity's, with the real key. */
export function tokenOf(session: Session, changes: Record<string, unknown> = {}): string {
  const claims = { ...claimsOf(session, new Date()), ...changes };
  return es256({ alg: 'ES256', typ: 'JWT' }, claims, productSecrets().jwtPrivateKey);
}

/** A signed-in user, without waiting for the sign-in email. */
export async function tokenFor(email: string): Promise<string> {
  return tokenOf(await openSessionOf(email));
}

export const people = {
  user: 'kayla@lonestarmotors.example',
  admin: 'marcus@lonestarmotors.example',
  otherAdmin: 'ingrid@northgate-relocation.example',
  otherUser: 'mei@northgate-relocation.example',
  staff: 'theo@overland.example',
  superStaff: 'dana@overland.example',
  archived: 'samuel@lonestarmotors.example',
} as const;
