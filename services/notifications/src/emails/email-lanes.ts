import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Database, lastWork } from '@overland/service-kit';
import { EmailClaimsRepository } from './email-claims.repository.js';
import { EmailDelivery } from './email-delivery.js';
import { EmailLane } from './email-lane.js';
import type { MailLane } from './mail-lanes.js';
import { SmtpCircuits } from './smtp-circuit.js';
import { TryResults } from './try-results.js';

/** The lanes of this process. */
@Injectable()
export class EmailLanes implements Record<MailLane, EmailLane>, BeforeApplicationShutdown {
  readonly signIn: EmailLane;
  readonly others: EmailLane;

  constructor(
    database: Database,
    claims: EmailClaimsRepository,
    delivery: EmailDelivery,
    results: TryResults,
    circuits: SmtpCircuits,
  ) {
    const open = (lane: MailLane) =>
      new EmailLane({ lane, database, claims, delivery, results, circuit: circuits[lane] });
    this.signIn = open('signIn');
    this.others = open('others');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await lastWork(Promise.all([this.signIn.close(), this.others.close()]));
  }
}
