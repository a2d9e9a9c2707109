import { Injectable } from '@nestjs/common';
import {
  type ChangedValue,
  messages,
  type ReplyOf,
  type SecondStep,
  type Session,
  secondStepLabels,
  type signIn,
} from '@overland/contracts';
import { AppError, Database, type RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { isKnownDevice } from '../accounts/known-devices.repository.js';
import { maxCodeTries } from '../accounts/limits.js';
import { ResetTokensRepository } from '../accounts/reset-tokens.repository.js';
import { hashSecret, newSecret } from '../accounts/secrets.js';
import { type Begun, SessionsRepository } from '../accounts/sessions.repository.js';
import { tooManyWrongTries } from '../accounts/too-many-wrong-tries.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { WrongTriesRepository } from '../accounts/wrong-tries.repository.js';
import { writeAudit } from '../audit/audit.repository.js';
import { clearChallenge, findChallenge, findDevice, setDevice } from './cookies.js';
import { Sessions } from './sessions.service.js';

export interface SecondStepTry {
  step: SecondStep;
  email: string;
  info: RequestInfo;
  isRight(manager: EntityManager, begun: Begun): Promise<boolean> | boolean;
}

/** A sign-in that was completed; with a temporary password it only opens the form for one's own. */
export type Done = { session: Session; device: string; lacksSecondStep: boolean } | { resetToken: string };
type Outcome = Done | 'wrong' | 'tooMany';
type Attempt = SecondStepTry & { secret: string };

interface Proven {
  account: UserEntity;
  info: RequestInfo;
  /** The one that has signed in before, if it has. */
  device: string | null;
  /** What the audit trail says of it. */
  how: ChangedValue;
}

/**
 * Checks a second step, whichever it is, in the browser in which the password was entered. All kinds share one count of tries.
 */
@Injectable()
export class SignInCompletion {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly begun: SessionsRepository,
    private readonly tokens: ResetTokensRepository,
    private readonly tries: WrongTriesRepository,
    private readonly sessions: Sessions,
  ) {}

  /** @throws AppError wrongCode, tooManyRequests, passwordChangeRequired */
  async complete(wanted: SecondStepTry): Promise<ReplyOf<typeof signIn.login>> {
    const { info } = wanted;
    const secret = findChallenge(info);
    if (secret === null) throw new AppError('wrongCode', messages.wrongCode);
    const outcome = await this.database.inSystem((manager) => this.tryStep(manager, { ...wanted, secret }));
    if (outcome === 'tooMany') throw tooManyWrongTries();
    if (outcome === 'wrong') throw new AppError('wrongCode', messages.wrongCode);
    clearChallenge(info);
    return this.answer(outcome, info);
  }

  /** @throws AppError passwordChangeRequired */
  answer(done: Done, info: RequestInfo): ReplyOf<typeof signIn.login> {
    if ('resetToken' in done) throw mustChangePassword(done.resetToken);
    setDevice(info, done.device);
    return this.sessions.replyOf(done);
  }

  /** The device from the cookie, if this account has signed in there before. */
  async findKnownDevice(manager: EntityManager, userId: string, info: RequestInfo): Promise<string | null> {
    const device = findDevice(info);
    return device && (await isKnownDevice(manager, userId, hashSecret(device))) ? device : null;
  }

  /** Once everything that was asked for was right. */
  async finish(manager: EntityManager, { account, info, device, how }: Proven): Promise<Done> {
    const { id: userId, mustChangePasswordAt: expiresAt } = account;
    if (expiresAt !== null) {
      const resetToken = newSecret();
      const tokenHash = hashSecret(resetToken);
      await this.tokens.addForTemporaryPassword(manager, { userId, tokenHash, expiresAt });
      return { resetToken };
    }
    await audit(manager, 'signIn.done', { account, info, how });
    const known = device ?? newSecret();
    await this.users.noteSignIn(manager, userId, hashSecret(known));
    return { device: known, ...(await this.sessions.start(manager, account, info)) };
  }

  /** Returns a refusal instead of throwing, as the count of a wrong try must be kept. The challenge's row is the lock. */
  private async tryStep(manager: EntityManager, attempt: Attempt): Promise<Outcome> {
    const begun = await this.begun.lockBegun(manager, attempt.secret);
    if (!begun) return 'wrong';
    const { account, challenge } = begun;
    const { info } = attempt;
    const how = { what: 'Second step', from: '', to: secondStepLabels[attempt.step] };
    const device = await this.findKnownDevice(manager, account.id, info);
    const guesser = { email: account.email, knownDeviceHash: device && hashSecret(device) };
    if (!(await this.tries.take(manager, guesser))) return 'tooMany';
    if (account.email !== attempt.email || !(await attempt.isRight(manager, begun))) {
      await this.begun.countWrongCode(manager, challenge.idHash);
      const isLast = challenge.tries + 1 >= maxCodeTries;
      await audit(manager, isLast ? 'signIn.codeDead' : 'signIn.codeWrong', { account, info, how });
      return 'wrong';
    }
    await this.tries.giveBack(manager, guesser);
    await this.begun.redeem(manager, challenge.idHash);
    return this.finish(manager, { account, info, device, how });
  }
}

/** A temporary password only opens the form for setting one's own. */
function mustChangePassword(token: string): AppError {
  const message = 'Your password is a temporary one. Please choose one of your own.';
  return new AppError('passwordChangeRequired', message, { details: { token } });
}

/** Names the step that succeeded, or was tried last. */
function audit(
  manager: EntityManager,
  action: 'signIn.done' | 'signIn.codeWrong' | 'signIn.codeDead',
  { account, info, how }: Omit<Proven, 'device'>,
): Promise<void> {
  const { id: userId, portalId } = account;
  const { requestId, ip: address } = info;
  return writeAudit(manager, {
    action,
    actorId: userId,
    userId,
    portalId,
    requestId,
    address,
    changes: [how],
  });
}
