import { Inject, Injectable } from '@nestjs/common';
import type { OrderBooked, PortalRecord } from '@overland/contracts';
import {
  type EventHandlerMap,
  type EventHandlers,
  findPortal,
  HandlesEvents,
  skipEvents,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import { driverText } from '../rules/driver-text.js';
import { emailsForBooking } from '../rules/emails-for-booking.js';
import { emailsForMilestone, factsOfMilestone } from '../rules/emails-for-milestone.js';
import {
  emailForChangedPassword,
  emailForClaimedAddress,
  emailForCode,
  emailForInvitation,
  emailForNewAddress,
  emailForReset,
  emailForSecondStep,
} from '../rules/emails-for-sign-in.js';
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
      const mailed = await this.outgoing.mailedTo(manager, order.orderId);
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
      await this.outgoing.drop(manager, orderId, eventIds);
    },
    'quote.mailRequested': async (cause, manager) => {
      const quote = cause.payload;
      const emails = [{ template: 'Quote', to: quote.email, transition: 'asked' } as const];
      await this.outgoing.add(manager, { cause, order: null, emails, facts: { quote } });
    },
    'signIn.codeIssued': async (cause, manager) => {
      const { firstName, codeSealed } = cause.payload;
      const facts = { firstName, sealed: codeSealed };
      const emails = [emailForCode(cause.payload)];
      await this.outgoing.add(manager, { cause, order: null, emails, facts, at: new Date(cause.at) });
    },
    'password.resetRequested': async (cause, manager) => {
      const { firstName, tokenSealed } = cause.payload;
      const facts = { firstName, sealed: tokenSealed };
      const emails = [emailForReset(cause.payload)];
      await this.outgoing.add(manager, { cause, order: null, emails, facts, at: new Date(cause.at) });
    },
    'user.invited': async (cause, manager) => {
      const { firstName, companyName, tokenSealed } = cause.payload;
      const facts = { firstName, companyName, sealed: tokenSealed };
      const emails = [emailForInvitation(cause.payload)];
      await this.outgoing.add(manager, { cause, order: null, emails, facts, at: new Date(cause.at) });
    },
    'password.changed': async (cause, manager) => {
      const facts = { firstName: cause.payload.firstName };
      const emails = [emailForChangedPassword(cause.payload)];
      await this.outgoing.add(manager, { cause, order: null, emails, facts, at: new Date(cause.at) });
    },
    'emailAddress.changed': async (cause, manager) => {
      const facts = { firstName: cause.payload.firstName };
      const emails = [emailForNewAddress(cause.payload)];
      await this.outgoing.add(manager, { cause, order: null, emails, facts, at: new Date(cause.at) });
    },
    'emailAddress.claimed': async (cause, manager) => {
      const { firstName, companyName } = cause.payload;
      const facts = { firstName, companyName };
      const emails = [emailForClaimedAddress(cause.payload)];
      await this.outgoing.add(manager, { cause, order: null, emails, facts, at: new Date(cause.at) });
    },
    'secondStep.changed': async (cause, manager) => {
      const { firstName, change } = cause.payload;
      const facts = { firstName, secondStepChange: change };
      const emails = [emailForSecondStep(cause.payload)];
      await this.outgoing.add(manager, { cause, order: null, emails, facts, at: new Date(cause.at) });
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
  ) {}
}

async function portalOf({ orderId, portalId }: OrderBooked, manager: EntityManager): Promise<PortalRecord> {
  const portal = await findPortal(manager, portalId);
  // Events of two services may arrive in either order. Throwing has this one retried, after the portal's has arrived.
  if (!portal) throw new Error(`The portal of order ${orderId} is not known here yet.`);
  return portal;
}
