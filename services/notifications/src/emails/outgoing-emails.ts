import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { inLanguage } from '@overland/i18n';
import { Clock, currentTraceparent } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import type { EmailFacts } from '../letters/email-facts.js';
import { giveUpAt } from '../rules/give-up-at.js';
import { heldUntil } from '../rules/held-until.js';
import type { PlannedEmail } from '../rules/planned-email.js';
import { readerLanguage } from '../rules/reader-language.js';
import { subjectOf } from '../templates/subjects.js';
import { EmailWakeUps } from './email-wake-ups.js';
import { EmailsRepository, type NewEmail } from './emails.repository.js';
import { TypedAddressLimits } from './typed-address-limits.js';

export interface Batch {
  /** The event behind them. Emails sent by people have an id of their own. */
  cause: { eventId: string; requestId: string | null };
  /** `orderId` is null for an email about a quote. */
  order: { orderId: string | null; portalId: string } | null;
  emails: PlannedEmail[];
  facts: EmailFacts;
  /** When it happened, for emails whose secret expires. */
  at?: Date;
  /** How long they wait, as what they say may be undone. */
  heldSeconds?: number;
}

/** Writes emails into the log in the caller's transaction, and has them sent after its commit. */
@Injectable()
export class OutgoingEmails {
  constructor(
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
    private readonly repository: EmailsRepository,
    private readonly limits: TypedAddressLimits,
    private readonly wakeUps: EmailWakeUps,
    private readonly clock: Clock,
  ) {}

  /** @returns the new ones; no email is written twice. */
  async add(manager: EntityManager, batch: Batch): Promise<NewEmail[]> {
    const written = await this.repository.insert(manager, this.compose(batch));
    const typed = new Set(
      batch.emails.filter(({ isToTypedAddress }) => isToTypedAddress).map(({ to }) => to),
    );
    const kept = await this.limits.keep(manager, written, typed);
    // `HeldMessages` sends the others.
    this.wakeUps.addAfterCommit(
      manager,
      kept.filter(({ notBefore }) => notBefore === null),
    );
    return written;
  }

  compose({ emails, ...batch }: Batch): NewEmail[] {
    return emails.map((email) => this.toRow(email, batch));
  }

  private toRow({ template, to, transition }: PlannedEmail, batch: Omit<Batch, 'emails'>): NewEmail {
    const { cause, order, facts } = batch;
    const id = randomUUID();
    const now = this.clock.now();
    return {
      id,
      eventId: cause.eventId,
      orderId: order?.orderId ?? null,
      portalId: order?.portalId ?? null,
      template,
      transition,
      toAddress: to,
      subject: inLanguage(readerLanguage(template, facts, to), () =>
        subjectOf(template, facts, this.config.BRAND_NAME),
      ),
      messageId: `<${id}@${this.config.MAIL_FROM.split('@')[1]}>`,
      requestId: cause.requestId,
      traceparent: currentTraceparent(),
      data: facts,
      createdAt: now,
      notBefore: heldUntil(now, batch.heldSeconds),
      giveUpAt: giveUpAt(template, batch.at ?? now),
    };
  }
}
