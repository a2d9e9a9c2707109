import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { Accounts } from './accounts.repository.js';
import { inFuture, since } from './database-time.js';
import { codeMinutes, maxCodeTries, maxOpenCodesPerHour } from './limits.js';
import { SignInChallengeEntity } from './sign-in-challenge.entity.js';

type NewChallenge = Pick<SignInChallengeEntity, 'idHash' | 'userId' | 'codeHash'>;

const inMinutes = (minutes: number) => () => `clock_timestamp() + interval '${minutes} minutes'`;

export class Challenges {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Starts a sign-in for one browser and one account. False if the account has started too many this hour, or may no longer
   * sign in.
   */
  async add(challenge: NewChallenge): Promise<boolean> {
    const { userId } = challenge;
    if (!(await new Accounts(this.manager).lock(userId))) return false;
    const open = await this.rows.countBy({ userId, redeemedAt: IsNull(), createdAt: since('1 hour') });
    if (open >= maxOpenCodesPerHour) return false;
    await this.rows.insert({
      ...challenge,
      tries: 0,
      createdAt: () => 'clock_timestamp()',
      expiresAt: inMinutes(codeMinutes),
    });
    return true;
  }

  /** Locked, so that its codes are checked one after the other; null if it is no longer valid. */
  lockOpen(idHash: string): Promise<SignInChallengeEntity | null> {
    return this.rows.findOne({
      where: { idHash, redeemedAt: IsNull(), expiresAt: inFuture(), tries: LessThan(maxCodeTries) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Sets the code of a sign-in that started without one. It is valid as long as any code. */
  async setCode(idHash: string, codeHash: string): Promise<void> {
    await this.rows.update({ idHash }, { codeHash, expiresAt: inMinutes(codeMinutes) });
  }

  async countWrongCode(idHash: string): Promise<void> {
    await this.rows.increment({ idHash }, 'tries', 1);
  }

  async redeem(idHash: string): Promise<void> {
    await this.rows.update({ idHash }, { redeemedAt: () => 'clock_timestamp()' });
  }

  /** After a new password: ends the codes that were sent under the old one. */
  async endAllOf(userId: string): Promise<void> {
    await this.rows.update(
      { userId, redeemedAt: IsNull() },
      { expiresAt: () => 'least(expires_at, clock_timestamp())' },
    );
  }

  private get rows() {
    return this.manager.getRepository(SignInChallengeEntity);
  }
}
