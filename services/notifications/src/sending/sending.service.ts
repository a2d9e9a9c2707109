import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type EmailRequest,
  emailSending,
  type OrderBooked,
  type OrderEmailTemplate,
  orders,
  type PortalRecord,
  type ReplyOf,
  type Session,
} from '@overland/contracts';
import {
  Clock,
  Database,
  findPortal,
  findReply,
  idempotently,
  keyedCall,
  notFound,
  portalOf,
  portalScope,
  type RequestInfo,
  ServiceClient,
  unavailable,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { EmailsRepository, type NewEmail } from '../emails/emails.repository.js';
import { OutgoingEmails } from '../emails/outgoing-emails.js';
import type { OrderFacts } from '../letters/email-facts.js';
import { secondsHeld } from '../rules/held-until.js';
import { recipientsOf } from '../rules/recipients.js';
import { checkPause, checkSending, sentJustNow } from './check-sending.js';
import { findSendableEmail } from './sendable-emails.js';

type Sent = ReplyOf<typeof emailSending.send>;

interface Sending {
  template: OrderEmailTemplate;
  order: OrderBooked;
  portal: PortalRecord;
  to: string[];
  message: string;
}

export interface ComposedEmail {
  email: NewEmail;
  portal: PortalRecord;
  to: string[];
}

/**
 * Emails about an order that a person sends. The person chooses template and message; recipients and content follow from the
 * order.
 */
@Injectable()
export class SendingService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly repository: EmailsRepository,
    private readonly outgoing: OutgoingEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * The email as its first recipient would get it; nothing is sent.
   * @throws AppError notFound for an unlisted template, and as `send`.
   */
  async compose(request: EmailRequest, caller: Session, call: RequestInfo): Promise<ComposedEmail> {
    const sending = await this.prepare(request, caller, call);
    if (!sending) throw notFound('There is no such email.');
    const [email] = this.outgoing.compose(batchOf(sending, { requestId: null, transition: 'preview' }));
    if (!email) throw notFound('There is no such email.');
    return { email, portal: sending.portal, to: sending.to };
  }

  /** Sends nothing for an unlisted template. */
  async send(request: EmailRequest, caller: Session, call: RequestInfo): Promise<Sent> {
    const by = { session: caller, info: call };
    const key = keyedCall(`POST ${emailSending.send.path}`, by, request);
    const earlier = await findReply<Sent>(this.database.manager, key);
    if (earlier) return earlier;
    const sending = await this.prepare(request, caller, call);
    if (!sending) return { sent: 0 };
    return this.database.withPortal({ portalId: sending.order.portalId }, (manager) =>
      idempotently(manager, key, () => this.add(manager, sending, call)),
    );
  }

  private async add(manager: EntityManager, sending: Sending, { requestId }: RequestInfo): Promise<Sent> {
    const { template, order } = sending;
    const before = await this.repository.countByHand(manager, 'sent', { orderId: order.orderId, template });
    checkPause(before.last, this.clock.now());
    const transition = `sent:${before.times + 1}`;
    const heldSeconds = secondsHeld(this.clock.now(), order);
    const batch = { ...batchOf(sending, { requestId, transition }), heldSeconds };
    const written = await this.outgoing.add(manager, batch);
    // Another call is sending it at this moment.
    if (written.length === 0) throw sentJustNow();
    return { sent: written.length, ...(heldSeconds > 0 && { waits: true }) };
  }

  /**
   * Null for an unlisted template.
   * @throws AppError notFound for another portal's order, conflict if the email cannot be sent now.
   */
  private async prepare(
    { templateId, orderId, message }: EmailRequest,
    caller: Session,
    { requestId }: RequestInfo,
  ): Promise<Sending | null> {
    const template = findSendableEmail(templateId);
    if (!template) return null;
    const body = { orderId, portalId: portalOf(portalScope(caller)) };
    const order = await this.services.call(orders.emailFacts, { body }, { requestId });
    const portal = await this.database.withPortal({ portalId: order.portalId }, (manager) =>
      findPortal(manager, order.portalId),
    );
    if (!portal) throw unavailable();
    const to = recipientsOf(template, order, portal);
    checkSending(template, order, to);
    return { template, order, portal, to, message };
  }
}

function batchOf(
  { template, order, to, message }: Sending,
  { requestId, transition }: { requestId: string | null; transition: string },
) {
  const facts: OrderFacts = {
    ...order,
    ...(order.sdStatus === 'order_canceled' ? { canceled: { reason: '' } } : {}),
    ...(message === '' ? {} : { message }),
  };
  return {
    cause: { eventId: randomUUID(), requestId },
    order,
    emails: to.map((address) => ({ template, to: address, transition })),
    facts,
  };
}
