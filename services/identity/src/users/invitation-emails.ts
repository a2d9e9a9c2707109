import { Inject, Injectable } from '@nestjs/common';
import { addToOutbox, encrypt } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { invitationHours } from '../sign-in/limits.js';
import { ResetTokens } from '../sign-in/reset-tokens.repository.js';
import { hashSecret, newSecret } from '../sign-in/secrets.js';
import type { UserEntity } from './user.entity.js';

const hourMs = 3_600_000;

/** When a temporary password ends that is set now. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + invitationHours * hourMs);

type Invited = Pick<UserEntity, 'id' | 'email' | 'firstName'> & { companyName: string; endsAt: Date };

/** The email that invites a person: its link sets the first password, as the temporary one does. */
@Injectable()
export class Invitations {
  constructor(@Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig) {}

  async send(manager: EntityManager, { id, endsAt, ...person }: Invited, requestId: string): Promise<void> {
    const token = newSecret();
    await new ResetTokens(manager).addForTemporaryPassword(id, hashSecret(token));
    const tokenSealed = encrypt(token, this.config.MAIL_SEAL_KEY);
    const { email, firstName, companyName } = person;
    const payload = { userId: id, email, firstName, companyName, endsAt: endsAt.toISOString(), tokenSealed };
    await addToOutbox(manager, 'user.invited', payload, { requestId });
  }
}
