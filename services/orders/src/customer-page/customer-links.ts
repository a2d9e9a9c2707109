import { Inject, Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import {
  AppError,
  Clock,
  isOrderLink,
  type OrderLink,
  orderLinkKeyFrom,
  readOrderLink,
  signOrderLink,
  signSurveyLink,
  surveyLinkKeyFrom,
  systemScope,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { LOCATION_CONFIG, type LocationConfig } from '../driver-location/location-config.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { endOfLink, isOver } from './link-rules.js';

/** The links of customers to their orders: signed, and nowhere stored. */
@Injectable()
export class CustomerLinks {
  private readonly key: Buffer;
  private readonly surveyKey: Buffer;

  constructor(
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
    @Inject(LOCATION_CONFIG) config: LocationConfig,
  ) {
    this.key = orderLinkKeyFrom(config.MAIL_SEAL_KEY);
    this.surveyKey = surveyLinkKeyFrom(config.MAIL_SEAL_KEY);
  }

  /** The token of a fresh link, for who knows number and email; mailed ones are signed where emails are written. */
  sign({ id: orderId, customerEmail }: PlacedOrder): string {
    return signOrderLink(this.key, {
      kind: 'lookedUp',
      orderId,
      customerEmail,
      issuedAt: this.clock.now(),
    });
  }

  /** The token of the link to the survey, which reporting reads. */
  signSurvey({ id }: PlacedOrder): string {
    return signSurveyLink(this.surveyKey, id);
  }

  /** @throws AppError linkExpired, the same for every link that does not work. */
  async orderOf(manager: EntityManager, token: string): Promise<PlacedOrder> {
    return (await this.standingOf(manager, token)).order;
  }

  /** The same, with when the link ends; null before the delivery. */
  async standingOf(
    manager: EntityManager,
    token: string,
  ): Promise<{ order: PlacedOrder; endsAt: Date | null }> {
    const link = readOrderLink(token);
    const order = link && (await this.orders.find(manager, link.orderId));
    if (!order || !isOrderLink(this.key, link, order.customerEmail)) throw linkNotValid();
    const endsAt = await this.endsAt(manager, order, link);
    if (isOver(endsAt, this.clock.now())) throw linkNotValid();
    return { order, endsAt };
  }

  /** Whether the token is that of an email to the customer of this order, and its link works. */
  async isMailed(manager: EntityManager, order: PlacedOrder, token: string): Promise<boolean> {
    const link = readOrderLink(token);
    if (link?.kind !== 'mailed' || link.orderId !== order.id) return false;
    if (!isOrderLink(this.key, link, order.customerEmail)) return false;
    return !isOver(await this.endsAt(manager, order, link), this.clock.now());
  }

  private async endsAt(
    manager: EntityManager,
    order: PlacedOrder,
    { issuedAt }: OrderLink,
  ): Promise<Date | null> {
    return endOfLink(issuedAt, await this.endOf(manager, order));
  }

  /** The same, and nobody else changes it until the end of the transaction. */
  async lockOrderOf(manager: EntityManager, token: string): Promise<PlacedOrder> {
    const { id } = await this.orderOf(manager, token);
    return this.orders.lock(manager, id, systemScope);
  }

  /** When it was delivered or canceled; null before. */
  async endOf(manager: EntityManager, order: PlacedOrder): Promise<Date | null> {
    if (order.status === 'Canceled') return order.canceledAt;
    if (order.status !== 'Delivered') return null;
    return (await this.orders.findMove(manager, order.id, 'delivered'))?.at ?? null;
  }
}

const linkNotValid = () => new AppError('linkExpired', messages.linkNotValid);
