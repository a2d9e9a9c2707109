import { Inject, Injectable } from '@nestjs/common';
import { hourMs } from '@overland/contracts/calendar';
import { addToOutbox, encrypt } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { invitationHours } from '../accounts/limits.js';
import { ResetTokensRepository } from '../accounts/reset-tokens.repository.js';
import { hashSecret, newSecret } from '../accounts/secrets.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';

/** When a temporary password expires that is set now. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + invitationHours * hourMs);

/**
 * The email that invites a person. Its link sets the first password, as the temporary one does. Nothing is sent to somebody
 * else's address.
 */
@Injectable()
export class InvitationEmails {
  constructor(
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly tokens: ResetTokensRepository,
  ) {}

  async send(
    manager: EntityManager,
    user: UserEntity,
    { companyName, requestId }: { companyName: string; requestId: string },
  ): Promise<void> {
    const { id: userId, email, ownsEmail, firstName, mustChangePasswordAt: expiresAt } = user;
    if (!ownsEmail) return;
    if (expiresAt === null) throw new Error('Only a temporary password is invited to be changed.');
    const token = newSecret();
    const tokenHash = hashSecret(token);
    await this.tokens.addForTemporaryPassword(manager, { userId, tokenHash, expiresAt });
    const tokenSealed = encrypt(token, this.config.MAIL_SEAL_KEY);
    const endsAt = expiresAt.toISOString();
    const payload = { userId, email, firstName, companyName, endsAt, tokenSealed };
    await addToOutbox(manager, 'user.invited', payload, { requestId });
  }
}
