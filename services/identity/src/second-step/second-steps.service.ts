import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticatorSecret,
  messages,
  type OwnSecondSteps,
  type Session,
  secondStepLabels,
} from '@overland/contracts';
import { AppError, Clock, InjectDatabase, inSystem, invalidField, notFound } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Accounts } from '../accounts/accounts.repository.js';
import { tooManyWrongTries } from '../accounts/too-many-wrong-tries.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { WrongTries } from '../accounts/wrong-tries.repository.js';
import type { By } from '../audit/write-audit.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Authenticators } from './authenticators.repository.js';
import { isSecondStepRequired, refuseLastSecondStep } from './lacks-second-step.js';
import { Passkeys } from './passkeys.repository.js';
import { added, recordSecondStep, removed } from './record-second-step.js';
import { RecoveryCodes } from './recovery-codes.repository.js';
import { ownStepsOf } from './steps-of.js';
import { totpUri } from './totp.js';

const app = secondStepLabels.authenticator;

@Injectable()
export class SecondSteps {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly clock: Clock,
  ) {}

  own({ userId, portalId }: Session): Promise<OwnSecondSteps> {
    return inSystem(this.database, async (manager) => {
      const found = await this.apps(manager).find(userId);
      return {
        isRequired: await isSecondStepRequired(manager, portalId),
        passkeys: (await new Passkeys(manager).findAll(userId)).map(
          ({ id, name, createdAt, lastUsedAt }) => ({
            _id: id,
            name,
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
          }),
        ),
        authenticator: found && {
          createdAt: found.createdAt.toISOString(),
          lastUsedAt: found.lastUsedAt?.toISOString() ?? null,
        },
        recoveryCodes: await new RecoveryCodes(manager).findLeft(userId),
      };
    });
  }

  /** @throws AppError conflict if there is an app already. */
  startAuthenticator({ userId }: Session): Promise<AuthenticatorSecret> {
    return inSystem(this.database, async (manager) => {
      const owner = await lockOwner(manager, userId);
      const secret = await this.apps(manager).start(userId);
      if (secret === null) {
        throw new AppError(
          'conflict',
          'You have an authenticator app already. Remove it before you add another one.',
        );
      }
      return { secret, uri: totpUri(secret, { issuer: this.config.BRAND_NAME, label: owner.email }) };
    });
  }

  /**
   * The first second step comes with recovery codes.
   * @throws AppError invalid for a wrong code, tooManyRequests after too many.
   */
  async confirmAuthenticator(code: string, by: By): Promise<{ recoveryCodes: string[] }> {
    const { userId } = by.session;
    // Outside the transaction of the change, as the count of a wrong code must be kept.
    const tries = new WrongTries(this.database.manager, by.session);
    if (!(await tries.take())) throw tooManyWrongTries();
    const recoveryCodes = await inSystem(this.database, async (manager) => {
      const owner = await lockOwner(manager, userId);
      if (!(await this.apps(manager).confirm(userId, { code, now: this.clock.now() }))) {
        throw invalidField('code', messages.wrongCode);
      }
      await recordSecondStep(manager, {
        owner,
        action: 'secondStep.added',
        changes: added(app),
        told: 'authenticatorAdded',
        by,
      });
      return makeFirstRecoveryCodes(manager, userId);
    });
    await tries.giveBack();
    return { recoveryCodes };
  }

  /** @throws AppError notFound if there is none; conflict if it is the last one and the company requires one. */
  async removeAuthenticator(by: By): Promise<{ message: string }> {
    await inSystem(this.database, async (manager) => {
      const owner = await lockOwner(manager, by.session.userId);
      if (!(await this.apps(manager).remove(owner.id))) throw notFound();
      await refuseLastSecondStep(manager, owner);
      await removeUselessRecoveryCodes(manager, owner.id);
      await recordSecondStep(manager, {
        owner,
        action: 'secondStep.removed',
        changes: removed(app),
        told: 'authenticatorRemoved',
        by,
      });
    });
    return { message: 'The authenticator app has been removed.' };
  }

  /** @throws AppError conflict without another second step, as there would be nothing to recover. */
  makeRecoveryCodes(by: By): Promise<{ recoveryCodes: string[] }> {
    return inSystem(this.database, async (manager) => {
      const owner = await lockOwner(manager, by.session.userId);
      if ((await ownStepsOf(manager, owner.id)).length === 0) {
        throw new AppError('conflict', 'Please set up a passkey or an authenticator app first.');
      }
      await recordSecondStep(manager, {
        owner,
        action: 'recoveryCodes.made',
        told: 'recoveryCodesMade',
        by,
      });
      return { recoveryCodes: await new RecoveryCodes(manager).make(owner.id) };
    });
  }

  private apps(manager: EntityManager): Authenticators {
    return new Authenticators(manager, this.config.IDENTITY_SEAL_KEY);
  }
}

/** Locks the user, so that changes of one person's second steps happen one after the other. @throws AppError unauthorized */
export async function lockOwner(manager: EntityManager, userId: string): Promise<UserEntity> {
  const owner = await new Accounts(manager).lock(userId);
  if (!owner) throw new AppError('unauthorized', messages.unauthorized);
  return owner;
}

/** @returns none if the person has codes already. */
export async function makeFirstRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  const codes = new RecoveryCodes(manager);
  const { left } = await codes.findLeft(userId);
  return left > 0 ? [] : codes.make(userId);
}

/** Recovery codes replace another second step, not the code by email. */
export async function removeUselessRecoveryCodes(manager: EntityManager, userId: string): Promise<void> {
  const own = await ownStepsOf(manager, userId);
  if (own.length === 0) await new RecoveryCodes(manager).removeAll(userId);
}
