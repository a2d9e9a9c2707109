import { Injectable } from '@nestjs/common';
import type { Activity, EmailsTakenBack, ToldClaim } from '@overland/contracts';
import { addToOutbox, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { CustomerNews } from '../notices/customer-news.js';
import { lineOf } from '../orders/activity-line.js';
import { knownToCustomer } from '../orders/known-to-customer.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toOrderBooked, toOrderFact } from '../orders/order-event.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { toClaimFact, toToldClaim } from './claim.mapper.js';
import type { OrderClaimEntity } from './order-claim.entity.js';

interface Announcing {
  claim: OrderClaimEntity;
  line: Pick<Activity, 'actor' | 'source' | 'note'>;
  requestId: string | null;
}

interface Mailing {
  claim: OrderClaimEntity;
  told: Pick<ToldClaim, 'state' | 'isReopened'>;
  heldSeconds: number;
  requestId: string | null;
}

/** What others hear of a claim, in the transaction of its change. */
@Injectable()
export class ClaimChanges {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly news: CustomerNews,
    private readonly clock: Clock,
  ) {}

  /** The history, open pages and reports, and of a customer's report whoever looks after the order. The order's version stays, because nothing that people edit has changed. */
  async announce(
    manager: EntityManager,
    order: PlacedOrder,
    { claim, line, requestId }: Announcing,
  ): Promise<void> {
    const entry = { kind: 'other', at: this.clock.now(), ...line } as const;
    await this.orders.addActivities(manager, [lineOf(order, entry)]);
    await addToOutbox(manager, 'order.changed', toOrderFact(order), { requestId });
    await addToOutbox(manager, 'claim.changed', toClaimFact(claim, order), { requestId });
    if (line.source !== 'customer' || claim.state !== 'reported') return;
    await this.news.tell(manager, order, { kind: 'claim', words: line.note, requestId });
  }

  /** @returns what takes the emails back. */
  async mail(
    manager: EntityManager,
    order: PlacedOrder,
    { claim, told, heldSeconds, requestId }: Mailing,
  ): Promise<EmailsTakenBack['told'][number]> {
    const transition = `claim:${claim.id}:${claim.version}`;
    const known = heldSeconds > 0 ? order : knownToCustomer(order, this.clock.now()).order;
    const mail = { transition, heldSeconds, claim: toToldClaim(claim, told), order: toOrderBooked(known) };
    return { eventId: await addToOutbox(manager, 'claim.mailRequested', mail, { requestId }), transition };
  }
}
