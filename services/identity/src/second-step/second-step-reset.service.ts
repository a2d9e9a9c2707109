import { Injectable } from '@nestjs/common';
import { AppError, type By, Database } from '@overland/service-kit';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import { checkNotOneself } from '../accounts/user-rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { recordSecondStep } from './record-second-step.js';
import { SecondStepsRepository } from './second-steps.repository.js';

/** For people who have lost phone, keys and recovery codes (docs/product/people.md). */
@Injectable()
export class SecondStepReset {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly steps: SecondStepsRepository,
  ) {}

  /**
   * Removes all second steps and ends all sessions, as whoever has the lost things may be signed in.
   * @throws AppError notFound, forbidden; conflict for oneself, and if there is nothing to remove.
   */
  async reset(userId: string, by: By): Promise<{ message: string }> {
    await this.database.inSystem(async (manager) => {
      const owner = await this.users.lockAdministered(manager, userId, by.session);
      checkNotOneself(by.session, userId, 'You cannot reset the second steps of yourself.');
      if ((await this.steps.ownStepsOf(manager, userId)).length === 0) {
        throw new AppError('conflict', 'This user has no second step besides the code by email.');
      }
      await this.steps.removeAll(manager, userId);
      await this.sessions.endAllOf(manager, userId);
      await this.sessions.endBegun(manager, userId);
      await recordSecondStep(manager, { owner, action: 'secondStep.reset', told: 'reset', by });
    });
    return { message: 'The second steps were removed. This user now gets a code by email.' };
  }
}
