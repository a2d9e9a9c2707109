import { Inject, Injectable } from '@nestjs/common';
import { type InputOf, messages, type ReplyOf, type Session, type signIn } from '@overland/contracts';
import {
  AppError,
  Clock,
  InjectDatabase,
  type RequestInfo,
  signUserToken,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { writeAudit } from '../audit/write-audit.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import type { UserEntity } from '../users/user.entity.js';
import { Accounts } from './accounts.repository.js';
import { Challenges } from './challenges.repository.js';
import { clearChallenge, findChallenge, findDevice, setDevice } from './cookies.js';
import { maxCodeTries, sessionHours } from './limits.js';
import { ResetTokens } from './reset-tokens.repository.js';
import { hashCode, hashSecret, isSameHash, newSecret } from './secrets.js';
import { SessionsRepository } from './sessions.repository.js';
import type { SignInChallengeEntity } from './sign-in-challenge.entity.js';
import { tooManyWrongTries } from './too-many-wrong-tries.js';
import { WrongTries } from './wrong-tries.repository.js';

type CodeBody = InputOf<typeof signIn.login>['body'];
type Outcome = { session: Session; device: string } | { resetToken: string } | 'wrong' | 'tooMany';

interface Attempt extends CodeBody {
  challenge: string;
  device: string | null;
  info: RequestInfo;
}

/** The second step of signing in: the emailed code, in the browser that gave the password. */
@Injectable()
export class CodeStep {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError wrongCode, tooManyRequests */
  async logIn(body: CodeBody, info: RequestInfo): Promise<ReplyOf<typeof signIn.login>> {
    const challenge = findChallenge(info);
    if (challenge === null) throw new AppError('wrongCode', messages.wrongCode);
    const attempt = { ...body, challenge, device: findDevice(info), info };
    const outcome = await withPortal(this.database, systemScope, (manager) => this.tryCode(manager, attempt));
    if (outcome === 'tooMany') throw tooManyWrongTries();
    if (outcome === 'wrong') throw new AppError('wrongCode', messages.wrongCode);
    clearChallenge(info);
    if ('resetToken' in outcome) throw mustChangePassword(outcome.resetToken);
    setDevice(info, outcome.device);
    const { userId, role, portalId } = outcome.session;
    const token = signUserToken(outcome.session, {
      privateKey: this.config.JWT_PRIVATE_KEY,
      expiresInSeconds: sessionHours * 3600,
      now: this.clock.now(),
    });
    return { token, role, userId, portalId };
  }

  /** Answers instead of throwing: the count of a wrong try must be kept. The challenge's row is the lock. */
  private async tryCode(manager: EntityManager, attempt: Attempt): Promise<Outcome> {
    const accounts = new Accounts(manager);
    const challenges = new Challenges(manager);
    const idHash = hashSecret(attempt.challenge);
    const challenge = await challenges.lockOpen(idHash);
    const account = challenge && (await accounts.findById(challenge.userId));
    if (!challenge || !account) return 'wrong';
    const knownDevice = await findKnownDevice(accounts, account.id, attempt);
    const knownDeviceHash = knownDevice && hashSecret(knownDevice);
    const tries = new WrongTries(manager, { email: account.email, knownDeviceHash });
    if (!(await tries.take())) return 'tooMany';
    if (account.email !== attempt.email || !isRightCode(challenge, attempt)) {
      await challenges.countWrongCode(idHash);
      if (challenge.tries + 1 >= maxCodeTries) await audit(manager, 'signIn.codeDead', { account, attempt });
      return 'wrong';
    }
    await tries.giveBack();
    await challenges.redeem(idHash);
    const tokens = new ResetTokens(manager);
    if (account.mustChangePasswordAt !== null) {
      const resetToken = newSecret();
      await tokens.addForTemporaryPassword(account.id, hashSecret(resetToken), account.mustChangePasswordAt);
      return { resetToken };
    }
    await tokens.revokeAllOf(account.id);
    const device = knownDevice ?? newSecret();
    await accounts.rememberDevice(account.id, hashSecret(device));
    await accounts.noteSignIn(account.id);
    await audit(manager, 'signIn.done', { account, attempt });
    return { session: await addSession(manager, account, attempt.info), device };
  }
}

/** A temporary password opens nothing but the form for one's own. */
function mustChangePassword(token: string): AppError {
  const message = 'Your password is a temporary one. Please choose one of your own.';
  return new AppError('passwordChangeRequired', message, { details: { token } });
}

/** The device's cookie, if this account has signed in there before. */
async function findKnownDevice(
  accounts: Accounts,
  userId: string,
  { device }: Attempt,
): Promise<string | null> {
  return device && (await accounts.isKnownDevice(userId, hashSecret(device))) ? device : null;
}

function addSession(
  manager: EntityManager,
  { id: userId, portalId, role, isSuperAdmin }: UserEntity,
  info: RequestInfo,
): Promise<Session> {
  return new SessionsRepository(manager).add({ userId, portalId, role, isSuperAdmin }, info);
}

function audit(
  manager: EntityManager,
  action: 'signIn.done' | 'signIn.codeDead',
  { account, attempt }: { account: UserEntity; attempt: Attempt },
): Promise<void> {
  const { id: userId, portalId } = account;
  const { requestId, ip: address } = attempt.info;
  return writeAudit(manager, { action, actorId: userId, userId, portalId, requestId, address });
}

/** The code was made for this browser. */
function isRightCode({ codeHash }: SignInChallengeEntity, { code, challenge }: Attempt): boolean {
  return isSameHash(codeHash, hashCode(code, challenge));
}
