import { Injectable } from '@nestjs/common';
import type { InputOf, signIn } from '@overland/contracts';
import {
  type AppError,
  currentTraceparent,
  InjectDatabase,
  invalid,
  type RequestInfo,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { writeAudit } from '../audit.js';
import { endChallengesOf } from './challenge.repository.js';
import { findPasswordProblem } from './password-rules.js';
import { Passwords } from './passwords.js';
import {
  findResetOwner,
  killResetTokensOf,
  type ResetOwner,
  useResetToken,
} from './reset-token.repository.js';
import { hashSecret } from './secrets.js';
import { endSessionsOf } from './session.repository.js';

/** Not a 401: nobody's session ended, the link did. */
function badLink(): AppError {
  return invalid('This link has expired or has been used. Please ask for a new one.');
}

interface NewPassword {
  owner: ResetOwner;
  tokenHash: string;
  passwordHash: string;
  requestId: string;
}

/** Forgotten passwords: ask for a link, use it. `ResetLinks` makes the links. */
@Injectable()
export class PasswordReset {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Notes the wish and nothing else, known address or not: neither the answer nor its time tells which it is.
   * The account is looked up afterwards, outside the request.
   */
  async askForLink(email: string, requestId: string): Promise<{ message: string }> {
    await this.database.query(
      'insert into reset_requests (email, request_id, traceparent) values ($1, $2, $3)',
      [email, requestId, currentTraceparent()],
    );
    return { message: 'If that address has an account, we have sent a link to it.' };
  }

  /**
   * Sets a new password by a link's token (`Authorization: JWT <token>`), and ends all that the old one
   * opened.
   * @throws AppError invalid for a link that no longer works, or a password that is too weak.
   */
  async resetPassword(
    { password }: InputOf<typeof signIn.resetPassword>['body'],
    info: RequestInfo,
  ): Promise<{ message: string }> {
    const tokenHash = hashSecret(tokenOf(info));
    const owner = await withPortal(this.database, systemScope, (manager) =>
      findResetOwner(manager, tokenHash),
    );
    if (!owner) throw badLink();
    const problem = findPasswordProblem(password, owner);
    if (problem) throw invalid(problem, [{ path: 'password', message: problem }]);
    const passwordHash = await this.passwords.hash(password);
    await this.setPassword({ owner, tokenHash, passwordHash, requestId: info.requestId });
    return { message: 'Your password has been updated.' };
  }

  private setPassword({ owner, tokenHash, passwordHash, requestId }: NewPassword): Promise<void> {
    const { userId, portalId } = owner;
    return withPortal(this.database, systemScope, async (manager) => {
      if (!(await useResetToken(manager, tokenHash))) throw badLink();
      await manager.query(
        'update users set password_hash = $2, must_change_password_at = null where id = $1',
        [userId, passwordHash],
      );
      await endSessionsOf(manager, userId);
      await endChallengesOf(manager, userId);
      await killResetTokensOf(manager, userId);
      await manager.query('delete from known_devices where user_id = $1', [userId]);
      await writeAudit(manager, { action: 'password.reset', actorId: userId, userId, portalId, requestId });
    });
  }
}

function tokenOf(info: RequestInfo): string {
  const token = /^JWT ([\w-]{43})$/.exec(info.authorization ?? '')?.[1];
  if (token === undefined) throw badLink();
  return token;
}
