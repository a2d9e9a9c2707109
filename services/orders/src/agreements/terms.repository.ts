import { Injectable } from '@nestjs/common';
import { isReturnToProvider } from '@overland/contracts';
import { insertNew } from '@overland/service-kit';
import { type EntityManager, IsNull } from 'typeorm';
import { TermsAcceptanceEntity } from './terms-acceptance.entity.js';
import { TermsFilingEntity } from './terms-filing.entity.js';
import { TermsVersionEntity } from './terms-version.entity.js';

/** Null for the provider. */
type Owner = string | null;
const ofOwner = (owner: Owner) => ({ portalId: owner ?? IsNull() });

/** Every statement runs in a `withPortal` transaction, in which a portal can also read the provider's terms. */
@Injectable()
export class TermsRepository {
  /** The last version; null for a portal without terms of its own. */
  findLast(manager: EntityManager, owner: Owner): Promise<TermsVersionEntity | null> {
    return manager.findOne(TermsVersionEntity, { where: ofOwner(owner), order: { version: 'DESC' } });
  }

  /** What the portal's customers accept: its own terms, else the provider's. */
  async inForce(manager: EntityManager, owner: Owner): Promise<TermsVersionEntity> {
    const own = await this.findLast(manager, owner);
    if (own && !isReturnToProvider(own)) return own;
    return manager.findOneOrFail(TermsVersionEntity, {
      where: ofOwner(null),
      order: { version: 'DESC' },
    });
  }

  get(manager: EntityManager, id: number): Promise<TermsVersionEntity> {
    return manager.findOneByOrFail(TermsVersionEntity, { id });
  }

  /** Newest first. */
  list(manager: EntityManager, owner: Owner): Promise<TermsVersionEntity[]> {
    return manager.find(TermsVersionEntity, { where: ofOwner(owner), order: { version: 'DESC' } });
  }

  /** False if somebody else has written this version. */
  async insert(manager: EntityManager, row: Omit<TermsVersionEntity, 'id'>): Promise<boolean> {
    const added = await insertNew(manager, TermsVersionEntity, row);
    return added.length === 1;
  }

  findLastAcceptance(manager: EntityManager, orderId: string): Promise<TermsAcceptanceEntity | null> {
    return manager.findOne(TermsAcceptanceEntity, { where: { orderId }, order: { acceptedAt: 'DESC' } });
  }

  /** `TermsPdfFiler` adds the PDF to the order's files a moment later. */
  async accept(manager: EntityManager, acceptance: TermsAcceptanceEntity): Promise<void> {
    await manager.insert(TermsAcceptanceEntity, acceptance);
    const { id: acceptanceId, portalId } = acceptance;
    await manager.insert(TermsFilingEntity, { acceptanceId, portalId });
  }

  getAcceptance(manager: EntityManager, id: string): Promise<TermsAcceptanceEntity> {
    return manager.findOneByOrFail(TermsAcceptanceEntity, { id });
  }
}
