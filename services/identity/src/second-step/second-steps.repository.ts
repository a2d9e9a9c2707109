import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SecondStep } from '@overland/contracts';
import { AppError, decrypt, encrypt } from '@overland/service-kit';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { inFuture } from '../accounts/database-time.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { PortalsRepository } from '../portals/portals.repository.js';
import { AuthenticatorEntity } from './authenticator.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PasskeyChallengeEntity } from './passkey-challenge.entity.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.js';
import { newTotpSecret, totpStep } from './totp.js';

const challengeMinutes = 5;

type NewPasskey = Pick<
  PasskeyEntity,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name' | 'isDiscoverable'
>;

interface TypedCode {
  userId: string;
  code: string;
  now: Date;
}

/** Passkeys, authenticator apps (one for each person) and recovery codes. */
@Injectable()
export class SecondStepsRepository {
  constructor(
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly portals: PortalsRepository,
  ) {}

  /** How a person can complete a sign-in, the best way first. The code by email is always a fallback. */
  async stepsOf(manager: EntityManager, userId: string): Promise<SecondStep[]> {
    const own = await this.ownStepsOf(manager, userId);
    if (own.length === 0) return ['emailCode'];
    const { left } = await this.findRecoveryCodes(manager, userId);
    return [...own, ...(left > 0 ? ['recoveryCode' as const] : []), 'emailCode'];
  }

  /** What a person has set up. */
  async ownStepsOf(manager: EntityManager, userId: string): Promise<('passkey' | 'authenticator')[]> {
    const [has] = await manager.query<{ passkey: boolean; authenticator: boolean }[]>(
      `select exists (select from passkeys where user_id = $1) as passkey,
         exists (select from authenticators where user_id = $1 and confirmed_at is not null) as authenticator`,
      [userId],
    );
    return (['passkey', 'authenticator'] as const).filter((step) => has?.[step]);
  }

  isRequired(manager: EntityManager, portalId: string): Promise<boolean> {
    return this.portals.requiresSecondStep(manager, portalId);
  }

  /** Whether the company requires a step that this person does not have. */
  async isMissing(
    manager: EntityManager,
    { userId, portalId }: { userId: string; portalId: string },
  ): Promise<boolean> {
    const isRequired = await this.isRequired(manager, portalId);
    return isRequired && (await this.ownStepsOf(manager, userId)).length === 0;
  }

  /**
   * After a step was removed, in its transaction: recovery codes stand in for another step, not for the code by email.
   * @throws AppError conflict if it was the last one and the company requires one.
   */
  async settleRemoval(manager: EntityManager, { id: userId, portalId }: UserEntity): Promise<void> {
    if ((await this.ownStepsOf(manager, userId)).length > 0) return;
    if (await this.isRequired(manager, portalId)) {
      const message =
        'Your company requires a second step. Please set up another one before you remove this one.';
      throw new AppError('conflict', message);
    }
    await manager.delete(RecoveryCodeEntity, { userId });
  }

  async removeAll(manager: EntityManager, userId: string): Promise<void> {
    for (const entity of [PasskeyEntity, AuthenticatorEntity, RecoveryCodeEntity])
      await manager.delete(entity, { userId });
  }

  listPasskeys(manager: EntityManager, userId: string): Promise<PasskeyEntity[]> {
    return manager.find(PasskeyEntity, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** Null for a passkey of somebody else. */
  findPasskey(
    manager: EntityManager,
    which: { userId: string } & ({ id: string } | { credentialId: string }),
  ): Promise<PasskeyEntity | null> {
    return manager.findOneBy(PasskeyEntity, which);
  }

  /** Whether anybody has it. */
  isKnown(manager: EntityManager, credentialId: string): Promise<boolean> {
    return manager.existsBy(PasskeyEntity, { credentialId });
  }

  async addPasskey(manager: EntityManager, passkey: NewPasskey): Promise<void> {
    await manager.insert(PasskeyEntity, { id: randomUUID(), ...passkey });
  }

  async renamePasskey(manager: EntityManager, id: string, name: string): Promise<void> {
    await manager.update(PasskeyEntity, { id }, { name });
  }

  async notePasskeyUse(
    manager: EntityManager,
    id: string,
    learnt: { counter: number; isDiscoverable?: true },
  ): Promise<void> {
    await manager.update(PasskeyEntity, { id }, { ...learnt, lastUsedAt: () => 'now()' });
  }

  async removePasskey(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(PasskeyEntity, { id });
  }

  async keepChallenge(manager: EntityManager, id: string, challenge: string): Promise<void> {
    const expiresAt = () => `clock_timestamp() + interval '${challengeMinutes} minutes'`;
    await manager.upsert(PasskeyChallengeEntity, { id, challenge, expiresAt }, ['id']);
  }

  /** Uses up a challenge; null if there is none, or it has expired. Only one of two simultaneous calls gets it. */
  async takeChallenge(manager: EntityManager, id: string): Promise<string | null> {
    const found = await manager.findOneBy(PasskeyChallengeEntity, { id, expiresAt: inFuture() });
    if (!found) return null;
    const { affected } = await manager.delete(PasskeyChallengeEntity, { id, challenge: found.challenge });
    return affected === 1 ? found.challenge : null;
  }

  /** The app that counts. */
  findApp(manager: EntityManager, userId: string): Promise<AuthenticatorEntity | null> {
    return manager.findOneBy(AuthenticatorEntity, { userId, confirmedAt: Not(IsNull()) });
  }

  /** Creates a secret, replacing one that was never confirmed; null if the person already has an app. */
  async startApp(manager: EntityManager, userId: string): Promise<string | null> {
    if (await this.findApp(manager, userId)) return null;
    const secret = newTotpSecret();
    const secretSealed = encrypt(secret, this.config.IDENTITY_SEAL_KEY);
    await manager.delete(AuthenticatorEntity, { userId, confirmedAt: IsNull() });
    await manager.insert(AuthenticatorEntity, { userId, secretSealed });
    return secret;
  }

  /** Whether the code is from the app that is being set up, which counts from now on. */
  async confirmApp(manager: EntityManager, { userId, ...typed }: TypedCode): Promise<boolean> {
    const started = await manager.findOneBy(AuthenticatorEntity, { userId, confirmedAt: IsNull() });
    if (!started || !(await this.useApp(manager, started, typed))) return false;
    await manager.update(AuthenticatorEntity, { userId }, { confirmedAt: () => 'now()' });
    return true;
  }

  /** Whether the code is current and has not been used. */
  async useAppCode(manager: EntityManager, { userId, ...typed }: TypedCode): Promise<boolean> {
    const found = await this.findApp(manager, userId);
    return found !== null && this.useApp(manager, found, typed);
  }

  /** @returns whether there was a confirmed one. */
  async removeApp(manager: EntityManager, userId: string): Promise<boolean> {
    const found = await this.findApp(manager, userId);
    await manager.delete(AuthenticatorEntity, { userId });
    return found !== null;
  }

  /** One statement uses up the code: only one of two simultaneous calls gets true. */
  private async useApp(
    manager: EntityManager,
    { userId, secretSealed }: AuthenticatorEntity,
    { code, now }: Omit<TypedCode, 'userId'>,
  ): Promise<boolean> {
    const step = totpStep(decrypt(secretSealed, this.config.IDENTITY_SEAL_KEY), code, now);
    if (step === null) return false;
    const unused = { userId, secretSealed, lastStep: LessThan(step) };
    const { affected } = await manager.update(AuthenticatorEntity, unused, {
      lastStep: step,
      lastUsedAt: now,
    });
    return affected === 1;
  }

  /** Replaces earlier codes. @returns the codes, which can be shown this once. */
  async makeRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
    await manager.delete(RecoveryCodeEntity, { userId });
    const codes = newRecoveryCodes();
    const rows = codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code, userId) }));
    await manager.insert(RecoveryCodeEntity, rows);
    return codes;
  }

  /** With the first second step. @returns none if the person has codes already. */
  async makeFirstRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
    const { left } = await this.findRecoveryCodes(manager, userId);
    return left > 0 ? [] : this.makeRecoveryCodes(manager, userId);
  }

  /** One statement: only one of two simultaneous calls gets true. */
  async useRecoveryCode(manager: EntityManager, userId: string, code: string): Promise<boolean> {
    const unused = { userId, codeHash: hashRecoveryCode(code, userId), usedAt: IsNull() };
    const { affected } = await manager.update(RecoveryCodeEntity, unused, { usedAt: () => 'now()' });
    return affected === 1;
  }

  /** How many have not been used, when they were made, and when one was used last. */
  async findRecoveryCodes(manager: EntityManager, userId: string) {
    const codes = await manager.find(RecoveryCodeEntity, { where: { userId }, order: { usedAt: 'DESC' } });
    const used = codes.flatMap(({ usedAt }) => usedAt ?? []);
    return {
      left: codes.length - used.length,
      createdAt: codes[0]?.createdAt.toISOString() ?? null,
      lastUsedAt: used[0]?.toISOString() ?? null,
    };
  }
}
