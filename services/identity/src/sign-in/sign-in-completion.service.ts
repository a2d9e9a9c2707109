import { Inject, Injectable } from '@nestjs/common';
import {
  messages,
  type ReplyOf,
  type SecondStep,
  type Session,
  secondStepLabels,
  type signIn,
} from '@overland/contracts';
import { hourSeconds } from '@overland/contracts/calendar';
import {
  AppError,
  Clock,
  InjectDatabase,
  inSystem,
  type RequestInfo,
  signUserToken,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Accounts } from '../accounts/accounts.repository.js';
import { Challenges } from '../accounts/challenges.repository.js';
import { maxCodeTries, sessionHours } from '../accounts/limits.js';
import { ResetTokens } from '../accounts/reset-tokens.repository.js';
import { hashSecret, newSecret } from '../accounts/secrets.js';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import type { SignInChallengeEntity } from '../accounts/sign-in-challenge.entity.js';
import { tooManyWrongTries } from '../accounts/too-many-wrong-tries.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { WrongTries } from '../accounts/wrong-tries.repository.js';
import { writeAudit } from '../audit/write-audit.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { lacksSecondStep } from '../second-step/lacks-second-step.js';
import { clearChallenge, findChallenge, findDevice, setDevice } from './cookies.js';

export interface Begun {
  account: UserEntity;
  challenge: SignInChallengeEntity;
  secret: string;
}

export interface SecondStepTry {
  step: SecondStep;
  email: string;
  info: RequestInfo;
  isRight(manager: EntityManager, begun: Begun): Promise<boolean> | boolean;
}

type Outcome =
  | { session: Session; device: string; lacksSecondStep: boolean }
  | { resetToken: string }
  | 'wrong'
  | 'tooMany';
type Attempt = SecondStepTry & { secret: string };

/**
 * Checks a second step, whichever it is, in the browser in which the password was entered. All kinds share one count of tries.
 */
@Injectable()
export class SignInCompletion {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError wrongCode, tooManyRequests, passwordChangeRequired */
  async complete(wanted: SecondStepTry): Promise<ReplyOf<typeof signIn.login>> {
    const { info } = wanted;
    const secret = findChallenge(info);
    if (secret === null) throw new AppError('wrongCode', messages.wrongCode);
    const outcome = await inSystem(this.database, (manager) => tryStep(manager, { ...wanted, secret }));
    if (outcome === 'tooMany') throw tooManyWrongTries();
    if (outcome === 'wrong') throw new AppError('wrongCode', messages.wrongCode);
    clearChallenge(info);
    if ('resetToken' in outcome) throw mustChangePassword(outcome.resetToken);
    setDevice(info, outcome.device);
    const { userId, role, portalId } = outcome.session;
    const token = signUserToken(outcome.session, {
      privateKey: this.config.JWT_PRIVATE_KEY,
      expiresInSeconds: sessionHours * hourSeconds,
      now: this.clock.now(),
    });
    return { token, role, userId, portalId, lacksSecondStep: outcome.lacksSecondStep };
  }
}

/** Returns a refusal instead of throwing, as the count of a wrong try must be kept. The challenge's row is the lock. */
async function tryStep(manager: EntityManager, attempt: Attempt): Promise<Outcome> {
  const accounts = new Accounts(manager);
  const challenges = new Challenges(manager);
  const idHash = hashSecret(attempt.secret);
  const challenge = await challenges.lockOpen(idHash);
  const account = challenge && (await accounts.findById(challenge.userId));
  if (!challenge || !account) return 'wrong';
  const knownDevice = await findKnownDevice(accounts, account.id, attempt);
  const knownDeviceHash = knownDevice && hashSecret(knownDevice);
  const tries = new WrongTries(manager, { email: account.email, knownDeviceHash });
  if (!(await tries.take())) return 'tooMany';
  const begun = { account, challenge, secret: attempt.secret };
  if (account.email !== attempt.email || !(await attempt.isRight(manager, begun))) {
    await challenges.countWrongCode(idHash);
    if (challenge.tries + 1 >= maxCodeTries) await audit(manager, 'signIn.codeDead', { account, attempt });
    return 'wrong';
  }
  await tries.giveBack();
  await challenges.redeem(idHash);
  if (account.mustChangePasswordAt !== null) {
    const resetToken = newSecret();
    const endsAt = account.mustChangePasswordAt;
    await new ResetTokens(manager).addForTemporaryPassword(account.id, hashSecret(resetToken), endsAt);
    return { resetToken };
  }
  await audit(manager, 'signIn.done', { account, attempt });
  return startSession(manager, { account, knownDevice, info: attempt.info });
}

interface NewSession {
  account: UserEntity;
  knownDevice: string | null;
  info: RequestInfo;
}

async function startSession(manager: EntityManager, { account, knownDevice, info }: NewSession) {
  const { id: userId, portalId, role, isSuperAdmin } = account;
  const accounts = new Accounts(manager);
  await new ResetTokens(manager).revokeAllOf(userId);
  const device = knownDevice ?? newSecret();
  await accounts.rememberDevice(userId, hashSecret(device));
  await accounts.noteSignIn(userId);
  const session = await new SessionsRepository(manager).add({ userId, portalId, role, isSuperAdmin }, info);
  return { session, device, lacksSecondStep: await lacksSecondStep(manager, session) };
}

/** A temporary password only opens the form for setting one's own. */
function mustChangePassword(token: string): AppError {
  const message = 'Your password is a temporary one. Please choose one of your own.';
  return new AppError('passwordChangeRequired', message, { details: { token } });
}

/** The device from the cookie, if this account has signed in there before. */
async function findKnownDevice(
  accounts: Accounts,
  userId: string,
  { info }: Attempt,
): Promise<string | null> {
  const device = findDevice(info);
  return device && (await accounts.isKnownDevice(userId, hashSecret(device))) ? device : null;
}

/** Names the step that succeeded, or was tried last. */
function audit(
  manager: EntityManager,
  action: 'signIn.done' | 'signIn.codeDead',
  { account, attempt }: { account: UserEntity; attempt: Attempt },
): Promise<void> {
  const { id: userId, portalId } = account;
  const { requestId, ip: address } = attempt.info;
  const changes = [{ what: 'Second step', from: '', to: secondStepLabels[attempt.step] }];
  return writeAudit(manager, { action, actorId: userId, userId, portalId, requestId, address, changes });
}
