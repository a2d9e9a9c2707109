import { Injectable } from '@nestjs/common';
import type { Language } from '@overland/i18n';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { LocationRequestEntity } from './location-request.entity.js';
import { isOpen } from './location-rules.js';

type OfOrder = Pick<PlacedOrder, 'id' | 'portalId' | 'sdStatus' | 'driverPhone'>;

const whereOf = ({ id: orderId, portalId }: OfOrder) => ({ orderId, portalId });

/** Every statement runs in a `withPortal` transaction. */
@Injectable()
export class LocationRequestsRepository {
  async insert(manager: EntityManager, request: LocationRequestEntity): Promise<void> {
    await manager.insert(LocationRequestEntity, request);
  }

  /** The request that the driver of this order can still answer; at most one. */
  async findOpen(manager: EntityManager, order: OfOrder, now: Date): Promise<LocationRequestEntity | null> {
    const request = await manager.findOne(LocationRequestEntity, {
      where: { ...whereOf(order), revokedAt: IsNull() },
      order: { requestedAt: 'DESC' },
    });
    return request && isOpen(request, order, now) ? request : null;
  }

  findByToken(manager: EntityManager, tokenHash: string): Promise<LocationRequestEntity | null> {
    return manager.findOneBy(LocationRequestEntity, { tokenHash });
  }

  countSince(manager: EntityManager, order: OfOrder, since: Date): Promise<number> {
    return manager.countBy(LocationRequestEntity, { ...whereOf(order), requestedAt: MoreThan(since) });
  }

  /** False if there was none to revoke. */
  async revoke(manager: EntityManager, order: OfOrder, revokedAt: Date): Promise<boolean> {
    const { affected } = await manager.update(
      LocationRequestEntity,
      { ...whereOf(order), revokedAt: IsNull() },
      { revokedAt },
    );
    return affected !== 0;
  }

  async markShared(
    manager: EntityManager,
    id: string,
    shared: Pick<LocationRequestEntity, 'sharedAt' | 'language'>,
  ): Promise<void> {
    await manager.update(LocationRequestEntity, { id }, shared);
  }

  /** The language in which the driver with this phone last shared a position with the same company; null if unknown. */
  async languageOf(
    manager: EntityManager,
    { phone, portalId }: Pick<LocationRequestEntity, 'phone' | 'portalId'>,
  ): Promise<Language | null> {
    const last = await manager.findOne(LocationRequestEntity, {
      select: { id: true, language: true },
      where: { phone, portalId, language: Not(IsNull()) },
      order: { sharedAt: 'DESC' },
    });
    return last?.language ?? null;
  }
}
