import { type EntityManager, IsNull } from 'typeorm';
import { Accounts } from './accounts.repository.js';
import { inFuture, since } from './database-time.js';
import { maxResetLinksPerHour, resetLinkMinutes } from './limits.js';
import { ResetTokenEntity } from './reset-token.entity.js';
import type { UserEntity } from './user.entity.js';

/** For `where`: neither used nor revoked nor expired. */
const valid = () => ({ usedAt: IsNull(), killedAt: IsNull(), expiresAt: inFuture() });

/** The tokens of reset links. */
export class ResetTokens {
  constructor(private readonly manager: EntityManager) {}

  /** Keeps a token and revokes the older ones. False when the account has had its links of this hour. */
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

  /** Keeps the token of an invitation, or of a first sign-in, until the temporary password ends; revokes the older ones. */
  async addForTemporaryPassword(userId: string, tokenHash: string, endsAt: Date): Promise<void> {
    await this.revokeAllOf(userId);
    await this.rows.insert({ tokenHash, userId, expiresAt: endsAt });
  }

  /** Whose password a token may set; null for one that is unknown, used, revoked or expired. */
  async findOwner(tokenHash: string): Promise<UserEntity | null> {
    const token = await this.rows.findOne({
      where: { tokenHash, ...valid(), user: { status: 'Active' } },
      relations: { user: { portal: true } },
    });
    return token?.user ?? null;
  }

  /** Uses the token up. Of two at the same time only one gets true. */
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
