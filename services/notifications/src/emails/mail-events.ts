import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EventEnvelope } from '@overland/contracts';
import {
  Clock,
  currentTraceparent,
  describeError,
  type EventHandlerMap,
  type EventHandlers,
  findPortal,
  HandlesEvents,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import { giveUpAt } from '../rules/give-up-at.js';
import { mailsForBooking } from '../rules/mails-for-booking.js';
import { mailForCode, mailForReset } from '../rules/mails-for-sign-in.js';
import type { PlannedMail } from '../rules/planned-mail.js';
import { subjectOf } from '../templates/subjects.js';
import { AfterCommit } from './after-commit.js';
import { EmailQueue } from './email-queue.js';
import { EmailsRepository } from './emails.repository.js';
import type { MailFacts, WaitingEmail } from './stored-email.js';

interface Batch {
  envelope: EventEnvelope;
  order: { orderId: string; portalId: string } | null;
  mails: PlannedMail[];
  facts: MailFacts;
}

/** Writes the mails of an event into the log, in the event's transaction, and hands them to the queue after it. */
@Injectable()
@HandlesEvents()
export class MailEvents implements EventHandlers {
  readonly name = 'mails';
  readonly on: EventHandlerMap = {
    'order.booked': (envelope, manager) => this.writeBookingMails(envelope, manager),
    'signIn.codeIssued': (envelope, manager) => {
      const { firstName, codeSealed } = envelope.payload;
      const facts = { firstName, sealed: codeSealed };
      return this.write(manager, { envelope, order: null, mails: [mailForCode(envelope.payload)], facts });
    },
    'password.resetRequested': (envelope, manager) => {
      const { firstName, tokenSealed } = envelope.payload;
      const facts = { firstName, sealed: tokenSealed };
      return this.write(manager, { envelope, order: null, mails: [mailForReset(envelope.payload)], facts });
    },
  };
  private readonly logger = new Logger('Mails');

  constructor(
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
    private readonly repository: EmailsRepository,
    private readonly afterCommit: AfterCommit,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
  ) {}

  private async writeBookingMails(envelope: EventEnvelope<'order.booked'>, manager: EntityManager) {
    const order = envelope.payload;
    const portal = await findPortal(manager, order.portalId);
    // Events overtake each other; thrown, this one is tried again when the portal's has come.
    if (!portal) throw new Error(`The portal of order ${order.orderId} is not known here yet.`);
    await this.write(manager, { envelope, order, mails: mailsForBooking(order, portal), facts: order });
  }

  private async write(manager: EntityManager, { envelope, order, mails, facts }: Batch): Promise<void> {
    const domain = this.config.MAIL_FROM.split('@')[1];
    const now = this.clock.now();
    const written: WaitingEmail[] = [];
    for (const { template, to, transition } of mails) {
      const id = randomUUID();
      const row = await this.repository.insert(manager, {
        id,
        event_id: envelope.eventId,
        order_id: order?.orderId ?? null,
        portal_id: order?.portalId ?? null,
        template,
        transition,
        to_address: to,
        subject: subjectOf(template, facts, this.config.BRAND_NAME),
        message_id: `<${id}@${domain}>`,
        request_id: envelope.requestId,
        traceparent: currentTraceparent(),
        data: facts,
        created_at: now,
        give_up_at: giveUpAt(template, order ? now : new Date(envelope.at)),
      });
      if (row) written.push(row);
    }
    this.afterCommit.run(manager, () => this.hand(written));
  }

  /** A failure here costs seconds: the sweeper finds what no job was made for. */
  private hand(emails: WaitingEmail[]): void {
    this.queue.add(emails).catch((error: unknown) => {
      this.logger.warn(`mails wait for the sweeper: ${describeError(error).message}`);
    });
  }
}
