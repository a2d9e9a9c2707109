import { Inject, Injectable } from '@nestjs/common';
import type {
  EmailTemplateName,
  EventEnvelope,
  EventPayload,
  OrderBooked,
  PortalRecord,
} from '@overland/contracts';
import {
  type EventHandlerMap,
  type EventHandlers,
  findPortal,
  HandlesEvents,
  skipEvents,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import type { AccountFacts, SignInFacts } from '../letters/email-facts.js';
import { driverText } from '../rules/driver-text.js';
import { emailsForBooking } from '../rules/emails-for-booking.js';
import { emailsForClaim } from '../rules/emails-for-claim.js';
import { emailsForMilestone, factsOfMilestone } from '../rules/emails-for-milestone.js';
import { followUpEmail } from '../rules/follow-up-email.js';
import { EmailsRepository } from './emails.repository.js';
import { OutgoingEmails } from './outgoing-emails.js';

/** Writes the emails for events, in each event's transaction. */
@Injectable()
@HandlesEvents()
export class EmailEvents implements EventHandlers {
  readonly name = 'mails';
  readonly on: EventHandlerMap = {
    'order.booked': async (cause, manager) => {
      const order = cause.payload;
      const emails = emailsForBooking(order, await portalOf(order, manager));
      await this.outgoing.add(manager, { cause, order, emails, facts: order });
    },
    'order.milestone': async (cause, manager) => {
      const { order } = cause.payload;
      const portal = await portalOf(order, manager);
      const mailed = await this.repository.mailedTo(manager, order.orderId);
      const emails = emailsForMilestone(cause.payload, { portal, mailed });
      const facts = factsOfMilestone(cause.payload);
      await this.outgoing.add(manager, {
        cause,
        order,
        emails,
        facts,
        heldSeconds: cause.payload.heldSeconds,
      });
    },
    'order.emailsTakenBack': async ({ payload: { orderId, told } }, manager) => {
      const eventIds = told.map(({ eventId }) => eventId);
      // An event that arrives later, because it had failed, sends nothing either.
      await skipEvents(manager, this, eventIds);
      await this.repository.dropUntried(manager, orderId, eventIds);
    },
    'claim.mailRequested': async (cause, manager) => {
      const { order, claim, heldSeconds } = cause.payload;
      const emails = emailsForClaim(cause.payload, await portalOf(order, manager));
      await this.outgoing.add(manager, { cause, order, emails, facts: { ...order, claim }, heldSeconds });
    },
    'quote.mailRequested': async (cause, manager) => {
      const quote = cause.payload;
      const emails = [{ template: 'Quote', to: quote.email, transition: 'asked' } as const];
      await this.outgoing.add(manager, { cause, order: null, emails, facts: { quote } });
    },
    'quote.followedUp': async (cause, manager) => {
      const { payload } = cause;
      // Throwing has it retried, after the portal's event has arrived.
      if (!(await findPortal(manager, payload.portalId)))
        throw new Error('Its portal is not known here yet.');
      await this.outgoing.add(manager, { cause, ...followUpEmail(payload) });
    },
    'signIn.codeIssued': (cause, manager) =>
      this.tell(manager, cause, ['Sign-in Code', 'issued'], { sealed: cause.payload.codeSealed }),
    'password.resetRequested': (cause, manager) =>
      this.tell(manager, cause, ['Password Reset', 'requested'], { sealed: cause.payload.tokenSealed }),
    'user.invited': (cause, manager) => {
      const { companyName, tokenSealed: sealed } = cause.payload;
      return this.tell(manager, cause, ['Invitation', 'invited'], { companyName, sealed });
    },
    'password.changed': (cause, manager) => this.tell(manager, cause, ['Password Changed', 'changed']),
    'emailAddress.changed': (cause, manager) =>
      this.tell(manager, cause, ['Email Address Changed', 'changed']),
    'emailAddress.claimed': (cause, manager) => {
      const { companyName } = cause.payload;
      return this.tell(manager, cause, ['Email Address Entered', 'claimed'], { companyName });
    },
    'secondStep.changed': (cause, manager) => {
      const { change } = cause.payload;
      return this.tell(manager, cause, ['Second Step Changed', change], { secondStepChange: change });
    },
    'report.due': async (cause, manager) => {
      const { email: to, ...facts } = cause.payload;
      const emails = [{ template: 'Scheduled Report', to, transition: 'due' } as const];
      await this.outgoing.add(manager, { cause, order: null, emails, facts });
    },
    'driver.locationRequested': async (cause, manager) => {
      const { uniqueId, tokenSealed, language } = cause.payload;
      const gatewayDomain = this.config.SMS_GATEWAY_DOMAIN;
      const emails = [driverText(cause.payload, { eventId: cause.eventId, gatewayDomain })];
      const facts = { uniqueId, sealed: tokenSealed, language };
      const at = new Date(cause.at);
      await this.outgoing.add(manager, { cause, order: cause.payload, emails, facts, at });
    },
  };

  constructor(
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
    private readonly outgoing: OutgoingEmails,
    private readonly repository: EmailsRepository,
  ) {}

  /** Writes to the address of an account, or the one it had before. */
  private async tell(
    manager: EntityManager,
    cause: Told,
    [template, transition]: [EmailTemplateName, transition: string],
    more: Partial<SignInFacts & AccountFacts> = {},
  ): Promise<void> {
    const { firstName, email: to } = cause.payload;
    await this.outgoing.add(manager, {
      cause,
      order: null,
      emails: [{ template, to, transition }],
      facts: { firstName, ...more },
      at: new Date(cause.at),
    });
  }
}

type Told = Pick<EventEnvelope, 'eventId' | 'requestId' | 'at'> & {
  payload: Pick<EventPayload<'password.changed'>, 'firstName' | 'email'>;
};

async function portalOf({ orderId, portalId }: OrderBooked, manager: EntityManager): Promise<PortalRecord> {
  const portal = await findPortal(manager, portalId);
  // Events of two services may arrive in either order. Throwing has this one retried, after the portal's has arrived.
  if (!portal) throw new Error(`The portal of order ${orderId} is not known here yet.`);
  return portal;
}
