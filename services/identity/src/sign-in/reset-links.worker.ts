import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  addToOutbox,
  encrypt,
  InjectDatabase,
  Sweeper,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Accounts } from '../accounts/accounts.repository.js';
import { ResetTokens } from '../accounts/reset-tokens.repository.js';
import { hashSecret, newSecret } from '../accounts/secrets.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { claimResetRequests, type ResetRequest } from './claim-reset-requests.js';
import { sweepSignIn } from './sweep.js';

const sweepEvery = 3600;

/**
 * Makes the links that `/forgotpassword` was asked for, once a second and apart from any request. Runs in every process
 * of identity: a request is claimed by one of them, and after a crash by the next.
 */
@Injectable()
export class ResetLinks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sweeper = new Sweeper({
    what: 'making reset links',
    everyMs: 1000,
    work: () => this.takeTurn(),
  });
  private turns = 0;

  constructor(
    @InjectDatabase() private readonly database: DataSource,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.sweeper.stop();
  }

  /** Handles up to 20 waiting requests. @returns how many. */
  issueLinks(): Promise<number> {
    return withPortal(this.database, systemScope, async (manager) => {
      const requests = await claimResetRequests(manager);
      for (const request of requests) await this.issueLink(manager, request);
      return requests.length;
    });
  }

  private async issueLink(manager: EntityManager, { email, ...origin }: ResetRequest): Promise<void> {
    const account = await new Accounts(manager).find(email);
    if (!account) return;
    const token = newSecret();
    const { id: userId, firstName } = account;
    if (!(await new ResetTokens(manager).add(userId, hashSecret(token)))) return;
    const tokenSealed = encrypt(token, this.config.MAIL_SEAL_KEY);
    const payload = { userId, email: account.email, firstName, tokenSealed };
    await addToOutbox(manager, 'password.resetRequested', payload, origin);
  }

  private async takeTurn(): Promise<void> {
    await this.issueLinks();
    if (this.turns % sweepEvery === 0) await sweepSignIn(this.database);
    this.turns += 1;
  }
}
