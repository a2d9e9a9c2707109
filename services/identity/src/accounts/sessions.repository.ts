import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { confirmationMinutes, type Session } from '@overland/contracts';
import type { RequestInfo } from '@overland/service-kit';
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { inFuture } from './database-time.js';
import { codeMinutes, maxCodeTries, maxOpenCodesPerHour, sessionHours } from './limits.js';
import { hashSecret } from './secrets.js';
import { SessionEntity } from './session.entity.js';
import { SignInChallengeEntity } from './sign-in-challenge.entity.js';
import type { UserEntity } from './user.entity.js';
import { maySignIn, UsersRepository } from './users.repository.js';

const longestUserAgent = 300;
const codesEndNow = () => 'least(expires_at, clock_timestamp())';
const codeEnd = () => `clock_timestamp() + interval '${codeMinutes} minutes'`;

/** The user's current rights, which are stored with the session. */
type Rights = Omit<Session, 'sessionId'>;

interface ActiveSession {
  userId: string;
  portalId: string;
  wasSeenLately: boolean;
  wasConfirmedLately: boolean;
}

/** A sign-in whose password was right: what its second step is checked against. */
export interface Begun {
  account: UserEntity;
  challenge: SignInChallengeEntity;
  /** The browser's cookie. */
  secret: string;
}

/** Sessions, and the sign-ins that wait for their second step. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly users: UsersRepository) {}

  /** @returns the contents of the token. */
  async add(
    manager: EntityManager,
    rights: Rights,
    { userAgent, ip }: Pick<RequestInfo, 'userAgent' | 'ip'>,
  ): Promise<Session> {
    const { userId, portalId, role, isSuperAdmin } = rights;
    const sessionId = randomUUID();
    await manager.query(
      `insert into sessions (id, user_id, portal_id, role, is_super_admin, user_agent, address, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(hours => $8))`,
      [
        ...[sessionId, userId, portalId, role, isSuperAdmin],
        ...[(userAgent ?? '').slice(0, longestUserAgent), ip, sessionHours],
      ],
    );
    return { userId, sessionId, role, portalId, isSuperAdmin };
  }

  /** The user's active sessions, the latest first. */
  findActive(manager: EntityManager, userId: string): Promise<SessionEntity[]> {
    return manager.find(SessionEntity, {
      where: { userId, endedAt: IsNull(), expiresAt: inFuture() },
      order: { lastSeenAt: 'DESC' },
    });
  }

  /** @returns whether there was one. */
  async end(manager: EntityManager, id: string, userId: string): Promise<boolean> {
    const which = { id, userId, endedAt: IsNull() };
    const { affected } = await manager.update(SessionEntity, which, { endedAt: () => 'now()' });
    return affected === 1;
  }

  async endAllBut(manager: EntityManager, { sessionId, userId }: Session): Promise<void> {
    const which = { id: Not(sessionId), userId, endedAt: IsNull() };
    await manager.update(SessionEntity, which, { endedAt: () => 'now()' });
  }

  async endAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(SessionEntity, { userId, endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  async confirm(manager: EntityManager, { sessionId, userId }: Session): Promise<void> {
    await manager.update(SessionEntity, { id: sessionId, userId }, { confirmedAt: () => 'now()' });
  }

  async noteSeen(manager: EntityManager, id: string): Promise<void> {
    await manager.update(SessionEntity, { id }, { lastSeenAt: () => 'now()' });
  }

  /**
   * An active session: neither ended nor expired, and its user is active with exactly the session's rights and portal. So
   * archiving the user or changing their role or portal ends it.
   */
  async findIfActive(manager: EntityManager, sessionId: string): Promise<ActiveSession | null> {
    const recently = `session.confirmedAt > now() - interval '${confirmationMinutes} minutes'`;
    const found = await manager
      .createQueryBuilder(SessionEntity, 'session')
      .select(`session.lastSeenAt > now() - interval '5 minutes'`, 'wasSeenLately')
      .addSelect(recently, 'wasConfirmedLately')
      .addSelect('session.userId', 'userId')
      .addSelect('session.portalId', 'portalId')
      .innerJoin('session.user', 'account')
      .where('session.id = :sessionId and session.endedAt is null and session.expiresAt > now()', {
        sessionId,
      })
      .andWhere(`account.status = 'Active' and account.role = session.role`)
      .andWhere('account.portalId = session.portalId and account.isSuperAdmin = session.isSuperAdmin')
      .getRawOne<ActiveSession>();
    return found ?? null;
  }

  /**
   * Starts a sign-in for one browser and one account. False if the account has started too many this hour, or may no longer
   * sign in.
   */
  async begin(
    manager: EntityManager,
    { userId, idHash, codeHash }: Pick<SignInChallengeEntity, 'idHash' | 'userId' | 'codeHash'>,
  ): Promise<boolean> {
    if (!(await this.users.lock(manager, userId))) return false;
    const begun = await manager.query<unknown[]>(
      `insert into sign_in_challenges (id_hash, user_id, code_hash, created_at, expires_at)
       select $1, $2, $3, clock_timestamp(), clock_timestamp() + make_interval(mins => $5)
       where $4 > (select count(*) from sign_in_challenges
         where user_id = $2 and redeemed_at is null and created_at > clock_timestamp() - interval '1 hour')
       returning id_hash`,
      [idHash, userId, codeHash, maxOpenCodesPerHour, codeMinutes],
    );
    return begun.length === 1;
  }

  /** Locked, so that its codes are checked one after the other; null if it is no longer valid. */
  async lockBegun(manager: EntityManager, secret: string): Promise<Begun | null> {
    const open = { redeemedAt: IsNull(), expiresAt: inFuture(), tries: LessThan(maxCodeTries) };
    // `findOne` would first look for the ids alone, because of the join.
    const [challenge] = await manager.find(SignInChallengeEntity, {
      where: { idHash: hashSecret(secret), ...open, user: maySignIn },
      relations: { user: true },
      lock: { mode: 'pessimistic_write', tables: ['sign_in_challenges'] },
    });
    const account = challenge?.user;
    return challenge && account ? { account, challenge, secret } : null;
  }

  /** Sets the code of a sign-in that started without one. It is valid as long as any code. */
  async setCode(manager: EntityManager, idHash: string, codeHash: string): Promise<void> {
    await manager.update(SignInChallengeEntity, { idHash }, { codeHash, expiresAt: codeEnd });
  }

  /** It still counts among those of the hour. */
  async endCode(manager: EntityManager, idHash: string): Promise<void> {
    await manager.update(SignInChallengeEntity, { idHash }, { expiresAt: codesEndNow });
  }

  async countWrongCode(manager: EntityManager, idHash: string): Promise<void> {
    await manager.increment(SignInChallengeEntity, { idHash }, 'tries', 1);
  }

  async redeem(manager: EntityManager, idHash: string): Promise<void> {
    await manager.query('update sign_in_challenges set redeemed_at = clock_timestamp() where id_hash = $1', [
      idHash,
    ]);
  }

  /** After a new password: ends the codes that were sent under the old one. */
  async endBegun(manager: EntityManager, userId: string): Promise<void> {
    const which = { userId, redeemedAt: IsNull() };
    await manager.update(SignInChallengeEntity, which, { expiresAt: codesEndNow });
  }
}
