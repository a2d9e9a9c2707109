import { Injectable } from '@nestjs/common';
import {
  type BookingEmails,
  type EmailAudience,
  emails,
  type InputOf,
  isUnpaidCod,
  messages,
  type OrderAudience,
  type OrderBooked,
  orders,
  type PortalRecord,
  type SdStatus,
  type Session,
} from '@overland/contracts';
import {
  Database,
  getPortal,
  invalidField,
  listPortals,
  portalOf,
  portalScope,
  type RequestInfo,
  type Scope,
  ServiceClient,
  unavailable,
} from '@overland/service-kit';
import { audienceOf } from '../rules/audience.js';
import { emailsForClaim } from '../rules/emails-for-claim.js';
import { emailsForMilestone } from '../rules/emails-for-milestone.js';
import { emailsOfBookings } from '../rules/emails-of-bookings.js';
import { asItGoes } from '../rules/order-news.js';
import type { PlannedEmail } from '../rules/planned-email.js';
import type { OrderEmail } from './email.entity.js';
import { EmailsRepository, type Mailed } from './emails.repository.js';

type Milestone = InputOf<typeof emails.audience>['body']['milestone'];

/** Who would be notified, by the same rules as the emails themselves. */
@Injectable()
export class AudienceService {
  constructor(
    private readonly database: Database,
    private readonly services: ServiceClient,
    private readonly repository: EmailsRepository,
  ) {}

  /** @throws AppError notFound if the order does not exist or is another portal's. */
  async of(
    { orderId, milestone }: InputOf<typeof emails.audience>['body'],
    caller: Session,
    { requestId }: RequestInfo,
  ): Promise<EmailAudience> {
    const body = { orderId, portalId: portalOf(portalScope(caller)) };
    const order = await this.services.call(orders.emailFacts, { body }, { requestId });
    const [audience] = await this.audiencesOf([order], milestone, portalScope(caller));
    return { recipients: audience?.recipients ?? [], dropped: audience?.dropped };
  }

  async ofMany(
    { orderIds, milestone }: InputOf<typeof emails.audiences>['body'],
    caller: Session,
    { requestId }: RequestInfo,
  ): Promise<OrderAudience[]> {
    const scope = portalScope(caller);
    const body = { orderIds, portalId: portalOf(scope) };
    return this.audiencesOf(
      await this.services.call(orders.emailFactsOfMany, { body }, { requestId }),
      milestone,
      scope,
    );
  }

  /** @throws AppError notFound if the portal's event has not arrived yet. */
  async ofBookings({
    portalId,
    orders: booked,
  }: InputOf<typeof emails.ofBookings>['body']): Promise<BookingEmails> {
    const portal = await this.database.inSystem((manager) => getPortal(manager, portalId));
    return emailsOfBookings(
      booked.map((order) => ({ ...order, agents: [] })),
      portal,
    );
  }

  /** @throws AppError invalid where an MCAdmin names no portal; notFound if there is none. */
  async ofBooking(
    { portalId: chosen, paymentType, ...order }: InputOf<typeof emails.ofBooking>['body'],
    caller: Session,
  ): Promise<BookingEmails> {
    const portalId = portalOf(portalScope(caller, chosen));
    if (portalId === null) throw invalidField('portalId', messages.portalRequired);
    const portal = await this.database.withPortal({ portalId }, (manager) => getPortal(manager, portalId));
    return emailsOfBookings([{ ...order, isPaymentDue: isUnpaidCod({ paymentType, paid: false }) }], portal);
  }

  private audiencesOf(
    found: readonly OrderBooked[],
    milestone: Milestone,
    scope: Scope,
  ): Promise<OrderAudience[]> {
    return this.database.withPortal(scope, async (manager) => {
      const ids = found.map(({ orderId }) => orderId);
      const mailed = await this.repository.mailedOfMany(manager, ids);
      const waiting = await this.repository.waitingOfMany(manager, ids);
      const listed = await listPortals(manager, [...new Set(found.map(({ portalId }) => portalId))]);
      const portals = new Map(listed.map((portal) => [portal._id, portal]));
      return found.map((order) => {
        const portal = portals.get(order.portalId);
        if (!portal) throw unavailable();
        return {
          ...audienceOfOrder(order, milestone, { portal, mailed: mailed.get(order.orderId) ?? [] }),
          dropped: droppedBy(milestone, order, waiting),
        };
      });
    });
  }
}

function audienceOfOrder(
  order: OrderBooked,
  milestone: Milestone,
  known: { portal: PortalRecord; mailed: readonly Mailed[] },
): Omit<OrderAudience, 'dropped'> {
  const planned = plannedFor(order, milestone, known);
  const { orderId, uniqueId, customerFullName } = order;
  return { orderId, uniqueId, customerFullName, ...audienceOf(planned, order) };
}

function plannedFor(
  order: OrderBooked,
  milestone: Milestone,
  known: { portal: PortalRecord; mailed: readonly Mailed[] },
): PlannedEmail[] {
  if (milestone === 'claim') return emailsForClaim({ transition: milestone, order }, known.portal);
  const reached = { milestone, transition: milestone, order, changes: anyChange };
  const had = new Set(known.mailed.map(keyOf));
  // A step that was notified before and undone since notifies nobody again.
  return emailsForMilestone(reached, known).filter((email) => !had.has(keyOf(email)));
}

const stateOf: Partial<Record<Milestone, SdStatus>> = {
  accepted: 'accepted',
  picked_up: 'picked_up',
  delivered: 'delivered',
  canceled: 'order_canceled',
};

/** Emails that wait, and would not be true of an order that has got so far. */
function droppedBy(
  milestone: Milestone,
  order: OrderBooked,
  waiting: readonly OrderEmail[],
): EmailAudience['dropped'] {
  const then = { ...order, sdStatus: stateOf[milestone] ?? order.sdStatus };
  return waiting
    .filter((email) => email.orderId === order.orderId && asItGoes(email, then).refusal !== null)
    .map(({ template, toAddress: to }) => ({ template, to }));
}

const keyOf = ({ template, transition, to }: PlannedEmail): string => `${template} ${transition} ${to}`;
/** A preview does not know yet what will change. */
const anyChange = [{ field: 'pickupWindow', vehicle: '', from: '', to: '' } as const];
