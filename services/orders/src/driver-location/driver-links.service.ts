import { Injectable } from '@nestjs/common';
import { type DriverLink, type driverLocation, type InputOf, messages } from '@overland/contracts';
import { AppError, Clock, Database } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { LocationRequestEntity } from '../location-requests/location-request.entity.js';
import { LocationRequestsRepository } from '../location-requests/location-requests.repository.js';
import { isOpen } from '../location-requests/location-rules.js';
import { lineOf } from '../orders/activity-line.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderChanges } from '../work/order-changes.js';
import { hashOfToken } from './link-token.js';
import { newerPosition } from './newer-position.js';

type Sharing = InputOf<typeof driverLocation.share>['body'];
type Work<T> = (
  manager: EntityManager,
  found: { order: PlacedOrder; request: LocationRequestEntity; at: Date },
) => Promise<T>;

/** What a driver can do with the link in a text message. Nobody signs in, so whoever has the link is the driver. */
@Injectable()
export class DriverLinks {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersRepository,
    private readonly requests: LocationRequestsRepository,
    private readonly changes: OrderChanges,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError linkExpired, the same for every link that does not work. */
  open(token: string): Promise<DriverLink> {
    return this.withLink(token, async (_manager, { order, request }) => toDriverLink(order, request));
  }

  /** @throws AppError linkExpired */
  share({ token, lat, long, language }: Sharing, requestId: string): Promise<DriverLink> {
    return this.withLink(token, async (manager, { order, request, at }) => {
      const columns = newerPosition(order, { lat, long, at, now: at }) ?? {};
      const activities =
        request.sharedAt === null ? [lineOfDriver(order, at, 'Driver shared the location.')] : [];
      await this.changes.save(manager, order, { change: { columns, activities }, requestId });
      await this.requests.markShared(manager, request.id, {
        sharedAt: at,
        language: language ?? request.language,
      });
      return toDriverLink(order, { ...request, sharedAt: at });
    });
  }

  /** @throws AppError linkExpired */
  stop(token: string): Promise<{ message: string }> {
    return this.withLink(token, async (manager, { order, at }) => {
      await this.requests.revoke(manager, order, at);
      const note = 'Driver stopped sharing the location.';
      await this.orders.addActivities(manager, [lineOfDriver(order, at, note)]);
      return { message: 'You have stopped sharing your location.' };
    });
  }

  /** Checks the link again once its order is locked, as staff may end it at this moment. */
  private withLink<T>(token: string, work: Work<T>): Promise<T> {
    const tokenHash = hashOfToken(token);
    return this.database.inSystem(async (manager) => {
      const known = await this.requests.findByToken(manager, tokenHash);
      if (!known) throw noSuchLink();
      const order = await this.orders.lock(manager, known.orderId, { portalId: known.portalId });
      const request = await this.requests.findByToken(manager, tokenHash);
      const at = this.clock.now();
      if (!request || !isOpen(request, order, at)) throw noSuchLink();
      return work(manager, { order, request, at });
    });
  }
}

const noSuchLink = () => new AppError('linkExpired', messages.linkNotValid);

const lineOfDriver = (order: PlacedOrder, at: Date, note: string) =>
  lineOf(order, { kind: 'other', at, actor: order.driverName || 'Driver', source: 'driver', note });

function toDriverLink(order: PlacedOrder, { sharedAt }: LocationRequestEntity): DriverLink {
  return {
    company: order.isCustomerPortal ? null : order.companyName,
    uniqueId: order.uniqueId,
    pickup: order.pickupPlaceText,
    delivery: order.deliveryPlaceText,
    vehicles: order.vehicleNames,
    sharedAt: sharedAt?.toISOString() ?? null,
  };
}
