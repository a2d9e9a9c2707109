import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Order, Session } from '@overland/contracts';
import { addToOutbox, type By, Clock, encrypt } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ORDERS_CONFIG, type OrdersConfig } from '../config.js';
import { LocationRequestsRepository } from '../location-requests/location-requests.repository.js';
import { checkAsking, checkLimit, limitBegins, linkMs } from '../location-requests/location-rules.js';
import { lineOf } from '../orders/activity-line.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import { hashOfToken, newLinkToken } from './link-token.js';

/** Staff ask the driver for the position by a link in a text message (docs/product/orders.md). */
@Injectable()
export class LocationRequests {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly requests: LocationRequestsRepository,
    private readonly presenter: OrderPresenter,
    private readonly clock: Clock,
    @Inject(ORDERS_CONFIG) private readonly config: OrdersConfig,
  ) {}

  /** A new link ends the previous one. @throws AppError conflict if there is nobody to ask, tooManyRequests. */
  request(orderId: string, by: By): Promise<Order> {
    return this.locked.one(orderId, by.session, async (manager, order) => {
      const phone = checkAsking(order);
      const at = this.clock.now();
      checkLimit(await this.requests.countSince(manager, order, limitBegins(at)));
      const actor = await this.orders.actorOf(manager, by.session);
      await this.requests.revoke(manager, order, at);
      await this.send(manager, order, { phone, at, actor, requestId: by.info.requestId });
      const note = 'Asked the driver for the location.';
      await this.orders.addActivities(manager, [
        lineOf(order, { kind: 'other', at, actor, source: 'staff', note }),
      ]);
      return this.presenter.present(manager, order, by.session);
    });
  }

  /** Does nothing if no request is open. */
  cancel(orderId: string, session: Session): Promise<Order> {
    return this.locked.one(orderId, session, async (manager, order) => {
      const at = this.clock.now();
      if (await this.requests.revoke(manager, order, at)) {
        const entry = {
          kind: 'other',
          at,
          actor: await this.orders.actorOf(manager, session),
          source: 'staff',
        } as const;
        const line = lineOf(order, { ...entry, note: 'Canceled the location request.' });
        await this.orders.addActivities(manager, [line]);
      }
      return this.presenter.present(manager, order, session);
    });
  }

  private async send(
    manager: EntityManager,
    { id: orderId, portalId, uniqueId }: PlacedOrder,
    { phone, at, actor, requestId }: { phone: string; at: Date; actor: string; requestId: string },
  ): Promise<void> {
    const token = newLinkToken();
    const language = (await this.requests.languageOf(manager, { phone, portalId })) ?? 'en';
    await this.requests.insert(manager, {
      id: randomUUID(),
      orderId,
      portalId,
      tokenHash: hashOfToken(token),
      phone,
      requestedBy: actor,
      requestedAt: at,
      expiresAt: new Date(at.getTime() + linkMs),
      revokedAt: null,
      sharedAt: null,
      language: null,
    });
    const tokenSealed = encrypt(token, this.config.MAIL_SEAL_KEY);
    const payload = { orderId, portalId, uniqueId, phone, language, tokenSealed };
    await addToOutbox(manager, 'driver.locationRequested', payload, { requestId });
  }
}
