import { Inject, Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import {
  AppError,
  Clock,
  isOrderLink,
  linkKeyFrom,
  readOrderLink,
  signIdLink,
  signOrderLink,
  systemScope,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ORDERS_CONFIG, type OrdersConfig } from '../config.js';
import { type KnownToCustomer, knownToCustomer } from '../orders/known-to-customer.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { endsForCustomer } from './link-rules.js';

/** Signed links by which customers open their orders. None is stored. */
@Injectable()
export class CustomerLinks {
  private readonly key: Buffer;
  private readonly surveyKey: Buffer;

  constructor(
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
    @Inject(ORDERS_CONFIG) config: OrdersConfig,
  ) {
    this.key = linkKeyFrom(config.MAIL_SEAL_KEY, 'orders');
    this.surveyKey = linkKeyFrom(config.MAIL_SEAL_KEY, 'surveys');
  }

  /** A new token for somebody who knows the order number and email. Tokens for emails are signed where emails are written. */
  sign({ id: orderId, customerEmail }: PlacedOrder): string {
    return signOrderLink(this.key, {
      kind: 'lookedUp',
      orderId,
      customerEmail,
      issuedAt: this.clock.now(),
    });
  }

  /** The token for the survey's link, which reporting verifies. */
  signSurvey({ id }: PlacedOrder): string {
    return signIdLink(this.surveyKey, id);
  }

  /** @throws AppError linkExpired, the same for every link that does not work. */
  async orderOf(manager: EntityManager, token: string): Promise<PlacedOrder> {
    return (await this.standingOf(manager, token)).order;
  }

  /** As `orderOf`, and when the link ends: null before the delivery. */
  async standingOf(
    manager: EntityManager,
    token: string,
  ): Promise<{ order: PlacedOrder; endsAt: Date | null }> {
    const link = readOrderLink(token);
    const order = link && (await this.orders.find(manager, link.orderId));
    if (!order || !isOrderLink(this.key, link, order.customerEmail)) throw linkNotValid();
    if (this.isOver(order)) throw linkNotValid();
    return { order, endsAt: endsForCustomer(order) };
  }

  /** The order and its rows as far as the customer may know them now. */
  knownOf(order: PlacedOrder): KnownToCustomer {
    return knownToCustomer(order, this.clock.now());
  }

  /** Whether the token comes from an email to this order's customer and is still valid. */
  isMailed(order: PlacedOrder, token: string): boolean {
    const link = readOrderLink(token);
    if (link?.kind !== 'mailed' || link.orderId !== order.id) return false;
    if (!isOrderLink(this.key, link, order.customerEmail)) return false;
    return !this.isOver(order);
  }

  /** Whether all links to the order have ended; customers can no longer find it. */
  isOver(order: PlacedOrder): boolean {
    const endsAt = endsForCustomer(order);
    return endsAt !== null && endsAt <= this.clock.now();
  }

  /** As `orderOf`, with the order locked until the end of the transaction. */
  async lockOrderOf(manager: EntityManager, token: string): Promise<PlacedOrder> {
    const { id } = await this.orderOf(manager, token);
    return this.orders.lock(manager, id, systemScope);
  }
}

const linkNotValid = () => new AppError('linkExpired', messages.linkNotValid);
