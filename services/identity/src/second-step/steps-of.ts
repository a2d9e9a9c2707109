import type { SecondStep } from '@overland/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { AuthenticatorEntity } from './authenticator.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { RecoveryCodes } from './recovery-codes.repository.js';

/** How a person can complete a sign-in, the best way first. The code by email is always a fallback. */
export async function stepsOf(manager: EntityManager, userId: string): Promise<SecondStep[]> {
  const own = await ownStepsOf(manager, userId);
  if (own.length === 0) return ['emailCode'];
  const { left } = await new RecoveryCodes(manager).findLeft(userId);
  return [...own, ...(left > 0 ? ['recoveryCode' as const] : []), 'emailCode'];
}

export async function ownStepsOf(
  manager: EntityManager,
  userId: string,
): Promise<('passkey' | 'authenticator')[]> {
  const hasPasskey = await manager.existsBy(PasskeyEntity, { userId });
  const hasApp = await manager.existsBy(AuthenticatorEntity, { userId, confirmedAt: Not(IsNull()) });
  return [...(hasPasskey ? ['passkey' as const] : []), ...(hasApp ? ['authenticator' as const] : [])];
}
