import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticatorSecret,
  messages,
  type OwnSecondSteps,
  type Session,
  secondStepLabels,
} from '@overland/contracts';
import {
  AppError,
  type By,
  Clock,
  Database,
  invalidField,
  notFound,
  portalScope,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { tooManyWrongTries } from '../accounts/too-many-wrong-tries.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { WrongTriesRepository } from '../accounts/wrong-tries.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { added, recordSecondStep, removed } from './record-second-step.js';
import { SecondStepsRepository } from './second-steps.repository.js';
import { totpUri } from './totp.js';

const app = secondStepLabels.authenticator;

@Injectable()
export class SecondSteps {
  constructor(
    private readonly database: Database,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly clock: Clock,
    private readonly users: UsersRepository,
    private readonly tries: WrongTriesRepository,
    private readonly steps: SecondStepsRepository,
  ) {}

  own(session: Session): Promise<OwnSecondSteps> {
    return this.database.inSystem((manager) => this.stepsOf(manager, session));
  }

  /** @throws AppError notFound, also for one of another company */
  of(caller: Session, userId: string): Promise<OwnSecondSteps> {
    return this.database.inSystem(async (manager) => {
      const { portalId } = await this.users.getListed(manager, userId, portalScope(caller));
      return this.stepsOf(manager, { userId, portalId });
    });
  }

  /** @throws AppError conflict if there is an app already. */
  startAuthenticator(session: Session): Promise<AuthenticatorSecret> {
    return this.database.inSystem(async (manager) => {
      const owner = await this.users.lockCaller(manager, session);
      const secret = await this.steps.startApp(manager, owner.id);
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
    if (!(await this.tries.take(this.database.manager, by.session))) throw tooManyWrongTries();
    const recoveryCodes = await this.database.inSystem(async (manager) => {
      const owner = await this.users.lockCaller(manager, by.session);
      if (!(await this.steps.confirmApp(manager, { userId, code, now: this.clock.now() }))) {
        throw invalidField('code', messages.wrongCode);
      }
      await recordSecondStep(manager, {
        owner,
        action: 'secondStep.added',
        changes: added(app),
        told: 'authenticatorAdded',
        by,
      });
      return this.steps.makeFirstRecoveryCodes(manager, userId);
    });
    await this.tries.giveBack(this.database.manager, by.session);
    return { recoveryCodes };
  }

  /** @throws AppError notFound if there is none; conflict if it is the last one and the company requires one. */
  async removeAuthenticator(by: By): Promise<{ message: string }> {
    await this.database.inSystem(async (manager) => {
      const owner = await this.users.lockCaller(manager, by.session);
      if (!(await this.steps.removeApp(manager, owner.id))) throw notFound();
      await this.steps.settleRemoval(manager, owner);
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
    return this.database.inSystem(async (manager) => {
      const owner = await this.users.lockCaller(manager, by.session);
      if ((await this.steps.ownStepsOf(manager, owner.id)).length === 0) {
        throw new AppError('conflict', 'Please set up a passkey or an authenticator app first.');
      }
      await recordSecondStep(manager, {
        owner,
        action: 'recoveryCodes.made',
        told: 'recoveryCodesMade',
        by,
      });
      return { recoveryCodes: await this.steps.makeRecoveryCodes(manager, owner.id) };
    });
  }

  private async stepsOf(manager: EntityManager, { userId, portalId }: Pick<Session, 'userId' | 'portalId'>) {
    const found = await this.steps.findApp(manager, userId);
    const passkeys = await this.steps.listPasskeys(manager, userId);
    return {
      isRequired: await this.steps.isRequired(manager, portalId),
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, isDiscoverable }) => ({
        _id: id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
        isDiscoverable,
      })),
      authenticator: found && {
        createdAt: found.createdAt.toISOString(),
        lastUsedAt: found.lastUsedAt?.toISOString() ?? null,
      },
      recoveryCodes: await this.steps.findRecoveryCodes(manager, userId),
    };
  }
}
