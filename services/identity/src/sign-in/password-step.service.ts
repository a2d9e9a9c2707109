import { Inject, Injectable } from '@nestjs/common';
import { type InputOf, messages, type signIn } from '@overland/contracts';
import {
  AppError,
  addToOutbox,
  InjectDatabase,
  type RequestInfo,
  seal,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { writeAudit } from '../audit.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { type Account, findAccount } from './account.repository.js';
import { openChallenge } from './challenge.repository.js';
import { findDevice, setChallenge } from './cookies.js';
import { Passwords } from './passwords.js';
import { hashCode, hashSecret, newCode, newSecret } from './secrets.js';
import { accountKey, giveTryBack, takeTry } from './wrong-tries.js';

export function tooManyTries(): AppError {
  return new AppError('tooManyRequests', messages.tooManyTries);
}

/** The first step of logging in (specification, section 4): the right password has a code mailed. */
@Injectable()
export class PasswordStep {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly passwords: Passwords,
  ) {}

  /**
   * An unknown address, an archived account and a wrong password take the same steps and get the same answer.
   * @throws AppError wrongCredentials, tooManyRequests
   */
  async checkPassword(
    { email, password }: InputOf<typeof signIn.verifyEmail>['body'],
    info: RequestInfo,
  ): Promise<{ message: string }> {
    const device = findDevice(info);
    const deviceHash = device === null ? null : hashSecret(device);
    const account = await withPortal(this.database, systemScope, (manager) =>
      findAccount(manager, email, deviceHash),
    );
    const key = accountKey(email, account?.isKnownDevice ? deviceHash : null);
    if (!(await takeTry(this.database.manager, key))) throw tooManyTries();
    if (!(await this.isRight(account, password, key)) || !account) {
      throw new AppError('wrongCredentials', messages.wrongCredentials);
    }
    await giveTryBack(this.database.manager, key);
    setChallenge(info, await this.mailCode(account, info.requestId));
    return { message: 'We have sent a code to your e-mail address.' };
  }

  private async isRight(account: Account | null, password: string, key: string): Promise<boolean> {
    try {
      return await this.passwords.isRight(password, account?.mayLogIn ? account.passwordHash : null);
    } catch (error) {
      // Nothing was compared: too many were waiting.
      await giveTryBack(this.database.manager, key);
      throw error;
    }
  }

  private async mailCode(account: Account, requestId: string): Promise<string> {
    const { userId, portalId, email, firstName } = account;
    const [challenge, code] = [newSecret(), newCode()];
    await withPortal(this.database, systemScope, async (manager) => {
      const idHash = hashSecret(challenge);
      const isOpen = await openChallenge(manager, { idHash, userId, codeHash: hashCode(code, challenge) });
      if (!isOpen) throw tooManyTries();
      const codeSealed = seal(code, this.config.MAIL_SEAL_KEY);
      await addToOutbox(
        manager,
        'signIn.codeIssued',
        { userId, email, firstName, codeSealed },
        { requestId },
      );
      await writeAudit(manager, {
        action: 'signIn.codeIssued',
        actorId: userId,
        userId,
        portalId,
        requestId,
      });
    });
    return challenge;
  }
}
