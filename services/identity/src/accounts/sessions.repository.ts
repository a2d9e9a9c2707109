import { randomUUID } from 'node:crypto';
import { confirmationMinutes, type Session } from '@overland/contracts';
import type { RequestInfo } from '@overland/service-kit';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { inFuture } from './database-time.js';
import { sessionHours } from './limits.js';
import { SessionEntity } from './session.entity.js';

const longestUserAgent = 300;

/** The user's current rights, which are stored with the session. */
type Rights = Omit<Session, 'sessionId'>;

interface ActiveSession {
  userId: string;
  portalId: string;
  wasSeenLately: boolean;
  wasConfirmedLately: boolean;
}

export class SessionsRepository {
  constructor(private readonly manager: EntityManager) {}

  /** @returns the contents of the token. */
  async add(rights: Rights, { userAgent, ip }: Pick<RequestInfo, 'userAgent' | 'ip'>): Promise<Session> {
    const { userId, portalId, role, isSuperAdmin } = rights;
    const sessionId = randomUUID();
    const expiresAt = () => `now() + interval '${sessionHours} hours'`;
    await this.rows.insert({
      id: sessionId,
      userId,
      portalId,
      role,
      isSuperAdmin,
      userAgent: (userAgent ?? '').slice(0, longestUserAgent),
      address: ip,
      expiresAt,
    });
    return { userId, sessionId, role, portalId, isSuperAdmin };
  }

  async end({ sessionId, userId }: Session): Promise<void> {
    await this.rows.update({ id: sessionId, userId, endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  /** The user's active sessions, the latest first. */
  findActive(userId: string): Promise<SessionEntity[]> {
    return this.rows.find({
      where: { userId, endedAt: IsNull(), expiresAt: inFuture() },
      order: { lastSeenAt: 'DESC' },
    });
  }

  /** @returns whether there was one. */
  async endOne(id: string, userId: string): Promise<boolean> {
    const ended = await this.rows.update({ id, userId, endedAt: IsNull() }, { endedAt: () => 'now()' });
    return ended.affected === 1;
  }

  async endAllBut(id: string, userId: string): Promise<void> {
    await this.rows.update({ id: Not(id), userId, endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  async confirm({ sessionId, userId }: Session): Promise<void> {
    await this.rows.update({ id: sessionId, userId }, { confirmedAt: () => 'now()' });
  }

  async noteSeen(id: string): Promise<void> {
    await this.rows.update({ id }, { lastSeenAt: () => 'now()' });
  }

  async endAllOf(userId: string): Promise<void> {
    await this.rows.update({ userId, endedAt: IsNull() }, { endedAt: () => 'now()' });
  }

  /**
   * An active session: neither ended nor expired, and its user is active with exactly the session's rights and portal. So
   * archiving the user or changing their role or portal ends it.
   */
  async findIfActive(sessionId: string): Promise<ActiveSession | null> {
    const found = await this.manager
      .createQueryBuilder(SessionEntity, 'session')
      .select(`session.lastSeenAt > now() - interval '5 minutes'`, 'wasSeenLately')
      .addSelect(
        `session.confirmedAt > now() - interval '${confirmationMinutes} minutes'`,
        'wasConfirmedLately',
      )
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

  private get rows() {
    return this.manager.getRepository(SessionEntity);
  }
}
