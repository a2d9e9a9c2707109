import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { inFuture } from '../accounts/database-time.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PasskeyChallengeEntity } from './passkey-challenge.entity.js';

const challengeMinutes = 5;

type NewPasskey = Pick<
  PasskeyEntity,
  'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'
>;

export class Passkeys {
  constructor(private readonly manager: EntityManager) {}

  findAll(userId: string): Promise<PasskeyEntity[]> {
    return this.rows.find({ where: { userId }, order: { createdAt: 'ASC' } });
  }

  find(userId: string, id: string): Promise<PasskeyEntity | null> {
    return this.rows.findOneBy({ userId, id });
  }

  /** Null if it is somebody else's. */
  findByCredential(userId: string, credentialId: string): Promise<PasskeyEntity | null> {
    return this.rows.findOneBy({ userId, credentialId });
  }

  isKnown(credentialId: string): Promise<boolean> {
    return this.rows.existsBy({ credentialId });
  }

  async add(passkey: NewPasskey): Promise<void> {
    await this.rows.insert({ id: randomUUID(), ...passkey });
  }

  async rename(id: string, name: string): Promise<void> {
    await this.rows.update({ id }, { name });
  }

  async noteUse(id: string, counter: number): Promise<void> {
    await this.rows.update({ id }, { counter, lastUsedAt: () => 'now()' });
  }

  async remove(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  async keepChallenge(id: string, challenge: string): Promise<void> {
    const expiresAt = () => `clock_timestamp() + interval '${challengeMinutes} minutes'`;
    await this.challenges.upsert({ id, challenge, expiresAt }, ['id']);
  }

  /** Uses up a challenge; null if there is none, or it has expired. Only one of two simultaneous calls gets it. */
  async takeChallenge(id: string): Promise<string | null> {
    const found = await this.challenges.findOneBy({ id, expiresAt: inFuture() });
    if (!found) return null;
    const { affected } = await this.challenges.delete({ id, challenge: found.challenge });
    return affected === 1 ? found.challenge : null;
  }

  private get rows() {
    return this.manager.getRepository(PasskeyEntity);
  }

  private get challenges() {
    return this.manager.getRepository(PasskeyChallengeEntity);
  }
}
