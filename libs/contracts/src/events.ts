import * as z from 'zod/mini';
import { AuditNote, ClaimAuditNote, QuoteAuditNote } from './audit.js';
import { EmailFailure } from './email.js';
import type { ServiceName } from './endpoint.js';
import { customerLanguage } from './fields.js';
import { QuoteFollowedUp } from './follow-up.js';
import { ClaimFact, ClaimMail } from './order-claims.js';
import { OrderBooked, OrderCostFact, OrderFact, SurveyAnswered, VehiclesEntered } from './order-events.js';
import { EmailsTakenBack, OrderMilestoneReached } from './order-milestones.js';
import { NoticeAdded } from './person-notices.js';
import { PortalRecord } from './portal.js';
import { QuoteFact, QuoteMail } from './quote-events.js';
import { ReportDue } from './report-schedules.js';
import { Role } from './roles.js';
import { secondStepChanges } from './second-step.js';

/** A one-time secret for one email, encrypted for the notifications service alone. */
const Sealed = z.string();

/** An event that identity publishes for an email to the owner of an account. */
const toldToOwner = <More extends Record<string, z.ZodMiniType>>(more: More) =>
  ({
    payload: z.object({ userId: z.uuid(), email: z.string(), firstName: z.string(), ...more }),
    publisher: 'identity',
    subscribers: ['notifications'],
  }) as const;

/**
 * Every event with its payload, the service whose outbox it is written to, and the services that consume it. An event
 * carries the state that its subscribers need, so that none depends on the one before it, and the version of the
 * record where it has one, so that an older event never overwrites a newer one. Secrets are always encrypted.
 */
export const events = {
  'portal.changed': {
    payload: PortalRecord,
    publisher: 'identity',
    subscribers: ['quoting', 'orders', 'notifications', 'reporting'],
  },
  'region.changed': {
    payload: z.object({ regionId: z.uuid(), portalId: z.uuid(), name: z.string() }),
    publisher: 'identity',
    subscribers: ['reporting'],
  },
  'user.changed': {
    payload: z.object({
      userId: z.uuid(),
      portalId: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: Role,
      status: z.string(),
    }),
    publisher: 'identity',
    subscribers: ['quoting', 'orders', 'reporting'],
  },
  'signIn.codeIssued': toldToOwner({ codeSealed: Sealed }),
  'password.resetRequested': toldToOwner({ tokenSealed: Sealed }),
  /** A new user, or one whose invitation is sent again. */
  'user.invited': toldToOwner({ companyName: z.string(), endsAt: z.string(), tokenSealed: Sealed }),
  /** Told to its owner: somebody else may have changed it. */
  'password.changed': toldToOwner({}),
  /** Told to the old address, which gets no links to new passwords any more. */
  'emailAddress.changed': toldToOwner({}),
  /** Told to the owner of an address that another company entered for a new account, which does not learn of it. */
  'emailAddress.claimed': toldToOwner({ companyName: z.string() }),
  /** For the audit trail, which identity keeps. */
  'settings.audited': { payload: AuditNote, publisher: 'quoting', subscribers: ['identity'] },
  'order.audited': { payload: AuditNote, publisher: 'orders', subscribers: ['identity'] },
  'quote.audited': { payload: QuoteAuditNote, publisher: 'quoting', subscribers: ['identity'] },
  /** Told to its owner: somebody else may have done it. */
  'secondStep.changed': toldToOwner({ change: z.enum(secondStepChanges) }),
  'claim.audited': { payload: ClaimAuditNote, publisher: 'orders', subscribers: ['identity'] },
  'quote.changed': { payload: QuoteFact, publisher: 'quoting', subscribers: ['reporting'] },
  /** A customer has made a quote, and it may be mailed. */
  'quote.mailRequested': { payload: QuoteMail, publisher: 'quoting', subscribers: ['notifications'] },
  /** A quote that was not booked is followed up: an email, and a fact of reports. */
  'quote.followedUp': {
    payload: QuoteFollowedUp,
    publisher: 'quoting',
    subscribers: ['notifications', 'reporting'],
  },
  'order.booked': { payload: OrderBooked, publisher: 'orders', subscribers: ['notifications'] },
  'order.milestone': { payload: OrderMilestoneReached, publisher: 'orders', subscribers: ['notifications'] },
  'order.emailsTakenBack': { payload: EmailsTakenBack, publisher: 'orders', subscribers: ['notifications'] },
  'driver.locationRequested': {
    payload: z.object({
      orderId: z.uuid(),
      portalId: z.uuid(),
      uniqueId: z.int(),
      /** Ten digits. */
      phone: z.string(),
      /** Of the driver, where it is known. The default is that of events written before this field came. */
      language: z._default(customerLanguage, 'en'),
      tokenSealed: Sealed,
    }),
    publisher: 'orders',
    subscribers: ['notifications'],
  },
  /** For the work list; the log of emails stays with notifications. */
  'email.failureChanged': { payload: EmailFailure, publisher: 'notifications', subscribers: ['orders'] },
  'order.changed': { payload: OrderFact, publisher: 'orders', subscribers: ['reporting', 'quoting'] },
  'claim.changed': { payload: ClaimFact, publisher: 'orders', subscribers: ['reporting'] },
  'claim.mailRequested': { payload: ClaimMail, publisher: 'orders', subscribers: ['notifications'] },
  /** The provider's own: reporting alone, whose margin is for MCAdmin. */
  'order.costChanged': { payload: OrderCostFact, publisher: 'orders', subscribers: ['reporting'] },
  'order.vehiclesEntered': { payload: VehiclesEntered, publisher: 'orders', subscribers: ['quoting'] },
  /** For the streams of gateways alone, which read it where it is written. */
  'notice.added': { payload: NoticeAdded, publisher: 'orders', subscribers: [] },
  'report.due': { payload: ReportDue, publisher: 'reporting', subscribers: ['notifications'] },
  'survey.answered': { payload: SurveyAnswered, publisher: 'reporting', subscribers: ['orders'] },
} as const satisfies Record<
  string,
  { payload: z.ZodMiniType; publisher: ServiceName; subscribers: readonly ServiceName[] }
>;

export type EventType = keyof typeof events;
/** A service that consumes events. */
export type Subscriber = (typeof events)[EventType]['subscribers'][number];
export type EventPayload<T extends EventType> = z.output<(typeof events)[T]['payload']>;

/** An event as it travels: `eventId` is what makes a second delivery harmless. */
export interface EventEnvelope<T extends EventType = EventType> {
  eventId: string;
  type: T;
  at: string;
  requestId: string | null;
  /** Where traces are kept: the W3C `traceparent` of what wrote or published it. */
  traceparent?: string;
  payload: EventPayload<T>;
}
