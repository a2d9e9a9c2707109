import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { addToOutbox, InjectDatabase, Rounds, seal, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { findAccount } from './account.repository.js';
import { openResetToken } from './reset-token.repository.js';
import { hashSecret, newSecret } from './secrets.js';
import { sweepSignIn } from './sweep.js';

const sweepEvery = 3600;

interface ResetRequest {
  email: string;
  requestId: string | null;
  traceparent: string | null;
}

/**
 * Turns the wishes of `/forgotpassword` into links, once a second and apart from any request. Runs in every
 * process of identity: rows are taken with `skip locked`, so each is handled once, and a crash leaves it to
 * the next.
 */
@Injectable()
export class ResetLinks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds({
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
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** Handles what waits, up to 20. @returns how many requests were taken. */
  issueLinks(): Promise<number> {
    return withPortal(this.database, systemScope, async (manager) => {
      const [taken] = await manager.query<[ResetRequest[], number]>(
        `delete from reset_requests where id in (
           select id from reset_requests order by id limit 20 for update skip locked
         ) returning email, request_id as "requestId", traceparent`,
      );
      for (const request of taken) await this.issueLink(manager, request);
      return taken.length;
    });
  }

  private async issueLink(manager: EntityManager, { email, ...origin }: ResetRequest): Promise<void> {
    const account = await findAccount(manager, email, null);
    if (!account?.mayLogIn) return;
    const token = newSecret();
    const { userId, firstName } = account;
    if (!(await openResetToken(manager, userId, hashSecret(token)))) return;
    const tokenSealed = seal(token, this.config.MAIL_SEAL_KEY);
    const payload = { userId, email: account.email, firstName, tokenSealed };
    await addToOutbox(manager, 'password.resetRequested', payload, origin);
  }

  private async takeTurn(): Promise<void> {
    await this.issueLinks();
    if (this.turns % sweepEvery === 0) await sweepSignIn(this.database);
    this.turns += 1;
  }
}
