import { randomUUID } from 'node:crypto';
import type { OrderBooked, OrderMilestone } from '@overland/contracts';
import { inSystem, insertNew } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { EmailEntity } from '../emails/email.entity.js';
import type { OrderFacts } from '../letters/email-facts.js';
import { emailsForBooking } from '../rules/emails-for-booking.js';
import { emailsForMilestone, factsOfMilestone } from '../rules/emails-for-milestone.js';
import { giveUpAt } from '../rules/give-up-at.js';
import type { PlannedEmail } from '../rules/planned-email.js';
import type { PortalAddresses } from '../rules/recipients.js';
import { subjectOf } from '../templates/subjects.js';

const batchSize = 200;
const sentAfterMs = 4000;

/** A demo order as booked, who gets email besides its customer, and what has happened since. */
export interface DemoBooking {
  order: OrderBooked;
  portal: PortalAddresses;
  milestones: readonly { milestone: OrderMilestone; at: Date; reason: string }[];
}

/**
 * Writes emails of demo orders into the log as sent when they were due; nothing is mailed. Existing emails stay, so it can run
 * again.
 */
export async function loadDemoEmails(
  dataSource: DataSource,
  { bookings, brand }: { bookings: readonly DemoBooking[]; brand: string },
): Promise<void> {
  const emails = bookings.flatMap((booking) => emailsOf(booking, brand));
  for (let start = 0; start < emails.length; start += batchSize) {
    await inSystem(dataSource, (manager) =>
      insertNew(manager, EmailEntity, emails.slice(start, start + batchSize)),
    );
  }
}

function emailsOf({ order, portal, milestones }: DemoBooking, brand: string): EmailEntity[] {
  // At its booking, the terms of an order are not yet accepted.
  const facts = { ...order, termsAccepted: false };
  const booked = { facts, eventId: randomUUID(), brand, at: new Date(order.bookedAt) };
  const acceptedAt = milestones.find(({ milestone }) => milestone === 'termsAccepted')?.at;
  const emails = emailsForBooking(facts, portal).map((email) => sentEmail(email, booked));
  for (const [index, { at, ...reached }] of milestones.entries()) {
    const termsAccepted = acceptedAt !== undefined && at >= acceptedAt;
    const transition = `${reached.milestone}:${index + 2}`;
    const event = { ...reached, order: { ...order, termsAccepted }, transition };
    const cause = { facts: factsOfMilestone(event), eventId: randomUUID(), brand, at };
    const mailed = emails.map(({ template, toAddress: to }) => ({ template, to }));
    const planned = emailsForMilestone(event, { portal, mailed });
    emails.push(...planned.map((email) => sentEmail(email, cause)));
  }
  return emails;
}

function sentEmail(
  { template, to, transition }: PlannedEmail,
  { facts, eventId, brand, at }: { facts: OrderFacts; eventId: string; brand: string; at: Date },
): EmailEntity {
  const id = randomUUID();
  return {
    id,
    eventId,
    orderId: facts.orderId,
    portalId: facts.portalId,
    template,
    transition,
    toAddress: to,
    subject: subjectOf(template, facts, brand),
    status: 'sent',
    reason: null,
    attempts: 1,
    notBefore: null,
    giveUpAt: giveUpAt(template, at),
    claimedAt: null,
    nextTryAt: null,
    messageId: `<${id}@demo.example>`,
    requestId: null,
    traceparent: null,
    data: facts,
    isToTypedAddress: false,
    createdAt: at,
    sentAt: new Date(at.getTime() + sentAfterMs),
  };
}
