import { type EntityManager, IsNull } from 'typeorm';
import { Accounts } from './accounts.repository.js';
import { inFuture, since } from './database-time.js';
import { maxResetLinksPerHour, resetLinkMinutes } from './limits.js';
import { ResetTokenEntity } from './reset-token.entity.js';
import type { UserEntity } from './user.entity.js';

/** For `where`: not used, revoked or expired. */
const valid = () => ({ usedAt: IsNull(), killedAt: IsNull(), expiresAt: inFuture() });

export class ResetTokens {
  constructor(private readonly manager: EntityManager) {}

  /** Stores a token and revokes older ones. False if the account has had this hour's number of links. */
  async add(userId: string, tokenHash: string): Promise<boolean> {
    await new Accounts(this.manager).lock(userId);
    const recent = await this.rows.countBy({ userId, createdAt: since('1 hour') });
    if (recent >= maxResetLinksPerHour) return false;
    await this.revokeAllOf(userId);
    await this.rows.insert({
      tokenHash,
      userId,
      expiresAt: () => `now() + interval '${resetLinkMinutes} minutes'`,
    });
    return true;
  }

  /** Stores the token of an invitation, or of a first sign-in, until the temporary password ends; revokes older ones. */
  async addForTemporaryPassword(userId: string, tokenHash: string, endsAt: Date): Promise<void> {
    await this.revokeAllOf(userId);
    await this.rows.insert({ tokenHash, userId, expiresAt: endsAt });
  }

  /** The user whose password the token may set; null if it is unknown, used, revoked or expired. */
  async findOwner(tokenHash: string): Promise<UserEntity | null> {
    const token = await this.rows.findOne({
      where: { tokenHash, ...valid(), user: { status: 'Active' } },
      relations: { user: { portal: true } },
    });
    return token?.user ?? null;
  }

  /** Marks the token as used. Only one of two simultaneous calls gets true. */
  async use(tokenHash: string): Promise<boolean> {
    const { affected } = await this.rows.update({ tokenHash, ...valid() }, { usedAt: () => 'now()' });
    return affected === 1;
  }

  /** After a newer link, a sign-in or a new password. */
  async revokeAllOf(userId: string): Promise<void> {
    await this.rows.update({ userId, usedAt: IsNull(), killedAt: IsNull() }, { killedAt: () => 'now()' });
  }

  private get rows() {
    return this.manager.getRepository(ResetTokenEntity);
  }
}
