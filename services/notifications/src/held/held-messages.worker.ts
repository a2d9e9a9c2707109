import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type OrderBooked, orders } from '@overland/contracts';
import { Clock, Database, describeError, Rest, ServiceClient, Sweeps } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { type EmailEntity, isOfOrder } from '../emails/email.entity.js';
import { EmailWakeUps } from '../emails/email-wake-ups.js';
import { EmailsRepository } from '../emails/emails.repository.js';
import { heldUntil, isStillSo, secondsHeld } from '../rules/held-until.js';
import { asItGoes } from '../rules/order-news.js';
import { whyDropped } from '../rules/why-dropped.js';
import { HeldMessagesRepository } from './held-messages.repository.js';

/**
 * Sends emails and device messages that waited because their step could be undone, with the order as it is now. What no longer
 * applies is not sent, whoever changed it.
 */
@Injectable()
export class HeldMessages {
  private readonly logger = new Logger('HeldMessages');

  constructor(
    private readonly database: Database,
    private readonly held: HeldMessagesRepository,
    private readonly emails: EmailsRepository,
    private readonly services: ServiceClient,
    private readonly wakeUps: EmailWakeUps,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'letting go what could be taken back', everyMs: 1000 })
  async run(): Promise<Rest | null> {
    const now = this.clock.now();
    const held = await this.database.look((manager) => this.held.listOrders(manager));
    const due = held.filter(({ dueAt }) => dueAt <= now);
    if (due.length === 0) return Rest.until(held[0]?.dueAt, now);
    for (const { orderId } of due) {
      try {
        await this.letGo(orderId);
      } catch (error) {
        this.logger.warn(`order ${orderId} is left for the next run: ${describeError(error).message}`);
      }
    }
    return null;
  }

  private async letGo(orderId: string): Promise<void> {
    const body = { orderId, portalId: null };
    const order = await this.services.call(orders.emailFacts, { body }, { requestId: randomUUID() });
    await this.database.inSystem(async (manager) => {
      const now = this.clock.now();
      // A later step that tells nobody can be undone, too.
      const wait = heldUntil(now, secondsHeld(now, order));
      if (wait) return this.held.postpone(manager, orderId, wait);
      await this.letEmailsGo(manager, order, now);
      await this.letPushesGo(manager, order, now);
    });
  }

  private async letEmailsGo(manager: EntityManager, order: OrderBooked, now: Date): Promise<void> {
    const { orderId } = order;
    const going: EmailEntity[] = [];
    for (const email of await this.held.lockEmails(manager, orderId, now)) {
      if (!isOfOrder(email)) continue;
      const { facts, refusal } = asItGoes(email, order);
      if (refusal === null) going.push(email);
      await (refusal === null
        ? this.held.releaseEmail(manager, email.id, facts)
        : this.emails.drop(manager, { id: email.id }, whyDropped(refusal)));
    }
    this.wakeUps.addAfterCommit(manager, going);
  }

  private async letPushesGo(manager: EntityManager, order: OrderBooked, now: Date): Promise<void> {
    for (const { id, transition } of await this.held.lockPushes(manager, order.orderId, now)) {
      await (isStillSo(transition, order)
        ? this.held.releasePush(manager, id, now)
        : this.held.removePush(manager, id));
    }
  }
}
