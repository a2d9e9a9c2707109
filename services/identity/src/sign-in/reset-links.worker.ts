import { Inject, Injectable } from '@nestjs/common';
import {
  addToOutbox,
  type Claim,
  DueWork,
  type DueWorker,
  encrypt,
  InjectDatabase,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Accounts } from '../accounts/accounts.repository.js';
import { ResetTokens } from '../accounts/reset-tokens.repository.js';
import { hashSecret, newSecret } from '../accounts/secrets.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { ResetRequestEntity } from './reset-request.entity.js';

/** Makes the links that were requested by `/forgotpassword`, outside of any request. */
@Injectable()
@DueWork({ name: 'reset-link', entity: ResetRequestEntity, atOnce: 5 })
export class ResetLinks implements DueWorker<ResetRequestEntity> {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  work(request: ResetRequestEntity, claim: Claim<ResetRequestEntity>): Promise<void> {
    return withPortal(this.database, systemScope, async (manager) => {
      await this.issueLink(manager, request);
      await claim.remove(manager);
    });
  }

  private async issueLink(
    manager: EntityManager,
    { email, requestId, traceparent }: ResetRequestEntity,
  ): Promise<void> {
    const account = await new Accounts(manager).find(email);
    if (!account) return;
    const token = newSecret();
    const { id: userId, firstName } = account;
    if (!(await new ResetTokens(manager).add(userId, hashSecret(token)))) return;
    const tokenSealed = encrypt(token, this.config.MAIL_SEAL_KEY);
    const payload = { userId, email: account.email, firstName, tokenSealed };
    await addToOutbox(manager, 'password.resetRequested', payload, { requestId, traceparent });
  }
}
