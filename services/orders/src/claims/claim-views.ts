import { Injectable } from '@nestjs/common';
import { type CustomerClaims, type OrderClaims, reportUntil, type Session } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { Clock, listTimeZone } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { FileLinks } from '../files/file-links.js';
import { OrderFilesRepository } from '../files/order-files.repository.js';
import { knownToCustomer } from '../orders/known-to-customer.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toCustomerClaims, toOrderClaim } from './claim.mapper.js';
import { deliveredOn, isTakenBack } from './claim-rules.js';
import { OrderClaimsRepository } from './order-claims.repository.js';

/** The claims of an order, for staff and for its customer. */
@Injectable()
export class ClaimViews {
  constructor(
    private readonly claims: OrderClaimsRepository,
    private readonly files: OrderFilesRepository,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  async forStaff(manager: EntityManager, order: PlacedOrder, session: Session): Promise<OrderClaims> {
    const { now, today, day } = await this.daysOf(manager, order);
    const { claims, files } = await this.shownOf(manager, order);
    return {
      claims: claims.map((claim) => toOrderClaim(claim, { files, session, today, now })),
      mayReport: day !== null,
      isLate: day !== null && today > reportUntil(day),
      deliveredOn: day,
      today,
    };
  }

  async forCustomer(manager: EntityManager, placed: PlacedOrder): Promise<CustomerClaims> {
    const { order } = knownToCustomer(placed, this.clock.now());
    const { now, today, day } = await this.daysOf(manager, order);
    const { claims, files } = await this.shownOf(manager, order);
    const until = day && reportUntil(day);
    return {
      list: claims.flatMap((claim) => toCustomerClaims(claim, { files, now })),
      mayReport: until !== null && today <= until,
      until,
      deliveredOn: day,
      today,
    };
  }

  private async shownOf(manager: EntityManager, order: PlacedOrder) {
    const claims = await this.claims.list(manager, order.id);
    const files = await this.links.toOrderFiles(await this.files.listOfClaims(manager, order.id));
    return { claims: claims.filter((claim) => !isTakenBack(claim)), files };
  }

  private async daysOf(manager: EntityManager, order: PlacedOrder) {
    const now = this.clock.now();
    const timeZone = await listTimeZone(manager, order.portalId);
    return { now, today: todayIn(timeZone, now), day: deliveredOn(order, timeZone) };
  }
}
