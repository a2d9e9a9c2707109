import { Injectable } from '@nestjs/common';
import { AppError, InjectDatabase, inSystem } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { Challenges } from '../accounts/challenges.repository.js';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import type { By } from '../audit/write-audit.js';
import { lockUser } from '../users/lock-user.js';
import { checkNotOneself } from '../users/user-rules.js';
import { AuthenticatorEntity } from './authenticator.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { recordSecondStep } from './record-second-step.js';
import { RecoveryCodes } from './recovery-codes.repository.js';
import { ownStepsOf } from './steps-of.js';

/** For people who have lost phone, keys and recovery codes (docs/product/people.md). */
@Injectable()
export class SecondStepReset {
  constructor(@InjectDatabase() private readonly database: DataSource) {}

  /**
   * Removes all second steps and ends all sessions, as whoever has the lost things may be signed in.
   * @throws AppError notFound, forbidden; conflict for oneself, and if there is nothing to remove.
   */
  async reset(userId: string, by: By): Promise<{ message: string }> {
    await inSystem(this.database, async (manager) => {
      const owner = await lockUser(manager, userId, by.session);
      checkNotOneself(by.session, userId, 'You cannot reset the second steps of yourself.');
      if ((await ownStepsOf(manager, userId)).length === 0) {
        throw new AppError('conflict', 'This user has no second step besides the code by email.');
      }
      await manager.delete(PasskeyEntity, { userId });
      await manager.delete(AuthenticatorEntity, { userId });
      await new RecoveryCodes(manager).removeAll(userId);
      await new SessionsRepository(manager).endAllOf(userId);
      await new Challenges(manager).endAllOf(userId);
      await recordSecondStep(manager, { owner, action: 'secondStep.reset', told: 'reset', by });
    });
    return { message: 'The second steps were removed. This user now gets a code by email.' };
  }
}
