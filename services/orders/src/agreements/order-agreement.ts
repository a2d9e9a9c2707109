import { Injectable } from '@nestjs/common';
import type { AgreedFacts } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { agreedFactsOf, agreementOf } from './agreement.js';
import { TermsRepository } from './terms.repository.js';
import type { TermsAcceptanceEntity } from './terms-acceptance.entity.js';
import type { TermsVersionEntity } from './terms-version.entity.js';

export interface OrderAgreement {
  terms: TermsVersionEntity;
  facts: AgreedFacts;
  agreement: string;
  acceptance: TermsAcceptanceEntity | null;
  /** The previous acceptance, if the order must be accepted again. */
  before: TermsAcceptanceEntity | null;
}

@Injectable()
export class OrderAgreements {
  constructor(private readonly terms: TermsRepository) {}

  /** A customer who has accepted keeps that version, even if a newer one is in force. */
  async of(manager: EntityManager, order: PlacedOrder): Promise<OrderAgreement> {
    const last = await this.terms.findLastAcceptance(manager, order.id);
    if (last && order.termsAcceptedAt !== null) return this.at(manager, last);
    const terms = await this.terms.inForce(manager, order.portalId);
    const facts = agreedFactsOf(order);
    const agreement = agreementOf({ order, terms, facts });
    return { terms, facts, agreement, acceptance: null, before: last };
  }

  /** As it was when accepted, whatever has changed in the order since. */
  async at(manager: EntityManager, acceptance: TermsAcceptanceEntity): Promise<OrderAgreement> {
    const { facts, agreement } = acceptance;
    const terms = await this.terms.get(manager, acceptance.termsId);
    return { terms, facts, agreement, acceptance, before: null };
  }
}
