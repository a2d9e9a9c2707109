import type { Session } from '@overland/contracts';
import { claimsOf, es256 } from '@overland/service-kit/testing';
import { openSessionOf, productSecrets } from './databases.js';

/** A token as identity signs it, with its real key. */
export function tokenOf(session: Session, changes: Record<string, unknown> = {}): string {
  const claims = { ...claimsOf(session, new Date()), ...changes };
  return es256({ alg: 'ES256', typ: 'JWT' }, claims, productSecrets().jwtPrivateKey);
}

/** A signed-in user, without the mail that takes its time. */
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
