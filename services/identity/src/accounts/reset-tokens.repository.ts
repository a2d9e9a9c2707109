import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { inFuture, since } from './database-time.js';
import { maxResetLinksPerHour, resetLinkMinutes } from './limits.js';
import { ResetRequestEntity } from './reset-request.entity.js';
import { ResetTokenEntity } from './reset-token.entity.js';
import { revokeLinks } from './revoke-links.repository.js';
import type { UserEntity } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** For `where`: not used, revoked or expired. */
const valid = () => ({ usedAt: IsNull(), killedAt: IsNull(), expiresAt: inFuture() });

/** The tokens of reset links. A newer one revokes those before. */
@Injectable()
export class ResetTokensRepository {
  constructor(private readonly users: UsersRepository) {}

  /** Asks for a link, which `ResetLinks` makes. */
  async addRequest(
    manager: EntityManager,
    request: Pick<ResetRequestEntity, 'email' | 'requestId' | 'traceparent'>,
  ): Promise<void> {
    await manager.insert(ResetRequestEntity, request);
  }

  /** False when the account has had its links of this hour. */
  async add(manager: EntityManager, userId: string, tokenHash: string): Promise<boolean> {
    await this.users.lock(manager, userId);
    const recent = await manager.countBy(ResetTokenEntity, { userId, createdAt: since('1 hour') });
    if (recent >= maxResetLinksPerHour) return false;
    await revokeLinks(manager, userId);
    const expiresAt = () => `now() + interval '${resetLinkMinutes} minutes'`;
    await manager.insert(ResetTokenEntity, { tokenHash, userId, expiresAt });
    return true;
  }

  /** That of an invitation, or of a first sign-in, lasts until the temporary password ends. */
  async addForTemporaryPassword(
    manager: EntityManager,
    token: Pick<ResetTokenEntity, 'userId' | 'tokenHash' | 'expiresAt'>,
  ): Promise<void> {
    await revokeLinks(manager, token.userId);
    await manager.insert(ResetTokenEntity, token);
  }

  /** The user whose password the token may set, with its hash; null if the token is unknown, used, revoked or expired. */
  async findOwner(manager: EntityManager, tokenHash: string): Promise<UserEntity | null> {
    const token = await manager
      .createQueryBuilder(ResetTokenEntity, 'token')
      .innerJoinAndSelect('token.user', 'user')
      .addSelect('user.passwordHash')
      .leftJoinAndSelect('user.portal', 'portal')
      .where({ tokenHash, ...valid(), user: { status: 'Active' } })
      .getOne();
    return token?.user ?? null;
  }

  /** Marks the token as used. Only one of two simultaneous calls gets true. */
  async use(manager: EntityManager, tokenHash: string): Promise<boolean> {
    const { affected } = await manager.update(
      ResetTokenEntity,
      { tokenHash, ...valid() },
      { usedAt: () => 'now()' },
    );
    return affected === 1;
  }
}
