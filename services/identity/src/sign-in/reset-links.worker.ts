import { Inject, Injectable } from '@nestjs/common';
import { addToOutbox, type Claim, DueWork, type DueWorker, encrypt } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ResetRequestEntity } from '../accounts/reset-request.entity.js';
import { ResetTokensRepository } from '../accounts/reset-tokens.repository.js';
import { hashSecret, newSecret } from '../accounts/secrets.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';

/** Makes the links that were requested by `/forgotpassword`, outside of any request. */
@Injectable()
@DueWork({ name: 'reset-link', entity: ResetRequestEntity, atOnce: 5 })
export class ResetLinks implements DueWorker<ResetRequestEntity> {
  constructor(
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly users: UsersRepository,
    private readonly tokens: ResetTokensRepository,
  ) {}

  work(request: ResetRequestEntity, claim: Claim<ResetRequestEntity>): Promise<void> {
    return claim.inSystem(async (manager) => {
      await this.issueLink(manager, request);
      await claim.remove(manager);
    });
  }

  private async issueLink(
    manager: EntityManager,
    { email, requestId, traceparent }: ResetRequestEntity,
  ): Promise<void> {
    const account = await this.users.findByEmail(manager, email);
    if (!account) return;
    const token = newSecret();
    const { id: userId, firstName } = account;
    if (!(await this.tokens.add(manager, userId, hashSecret(token)))) return;
    const tokenSealed = encrypt(token, this.config.MAIL_SEAL_KEY);
    const payload = { userId, email: account.email, firstName, tokenSealed };
    await addToOutbox(manager, 'password.resetRequested', payload, { requestId, traceparent });
  }
}
