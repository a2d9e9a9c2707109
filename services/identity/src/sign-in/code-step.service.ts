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
import { writeAudit } from '../audit.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { isKnownDevice, rememberDevice } from './account.repository.js';
import { countWrongCode, lockOpenChallenge, type OpenChallenge, redeem } from './challenge.repository.js';
import { clearChallenge, findChallenge, findDevice, setDevice } from './cookies.js';
import { maxCodeTries, sessionHours } from './limits.js';
import { tooManyTries } from './password-step.service.js';
import { killResetTokensOf } from './reset-token.repository.js';
import { hashCode, hashSecret, isSameHash, newSecret } from './secrets.js';
import { openSession } from './session.repository.js';
import { accountKey, giveTryBack, takeTry } from './wrong-tries.js';

type CodeBody = InputOf<typeof signIn.login>['body'];
type Outcome = { session: Session; device: string } | 'wrong' | 'tooMany';

interface Attempt extends CodeBody {
  challenge: string;
  device: string | null;
  requestId: string;
}

/** The second step of logging in: the mailed code, in the browser that gave the password. */
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
    const attempt = { ...body, challenge, device: findDevice(info), requestId: info.requestId };
    const outcome = await withPortal(this.database, systemScope, (manager) => this.tryCode(manager, attempt));
    if (outcome === 'tooMany') throw tooManyTries();
    if (outcome === 'wrong') throw new AppError('wrongCode', messages.wrongCode);
    clearChallenge(info);
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
    const idHash = hashSecret(attempt.challenge);
    const found = await lockOpenChallenge(manager, idHash);
    if (!found) return 'wrong';
    const deviceHash = attempt.device === null ? null : hashSecret(attempt.device);
    const isKnown = deviceHash !== null && (await isKnownDevice(manager, found.userId, deviceHash));
    const key = accountKey(found.email, isKnown ? deviceHash : null);
    if (!(await takeTry(manager, key))) return 'tooMany';
    if (!isRightCode(found, attempt)) {
      await countWrongCode(manager, idHash);
      if (found.tries + 1 >= maxCodeTries) await this.audit(manager, 'signIn.codeDead', found, attempt);
      return 'wrong';
    }
    await giveTryBack(manager, key);
    await redeem(manager, idHash);
    await killResetTokensOf(manager, found.userId);
    const device = isKnown && attempt.device !== null ? attempt.device : newSecret();
    await rememberDevice(manager, found.userId, hashSecret(device));
    await this.audit(manager, 'signIn.done', found, attempt);
    return { session: await openSession(manager, found), device };
  }

  private audit(
    manager: EntityManager,
    action: 'signIn.done' | 'signIn.codeDead',
    { userId, portalId }: OpenChallenge,
    { requestId }: Attempt,
  ): Promise<void> {
    return writeAudit(manager, { action, actorId: userId, userId, portalId, requestId });
  }
}

/** The code belongs to this account and to this browser; one of another account is a wrong one. */
function isRightCode(found: OpenChallenge, { email, code, challenge }: Attempt): boolean {
  return found.email === email && isSameHash(found.codeHash, hashCode(code, challenge));
}
