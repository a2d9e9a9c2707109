import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Activity, ChangeRequestState, EmailsTakenBack } from '@overland/contracts';
import { addToOutbox, Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { CustomerNews } from '../notices/customer-news.js';
import { lineOf } from '../orders/activity-line.js';
import { addMilestone } from '../orders/add-milestone.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toOrderFact } from '../orders/order-event.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import type { ChangeRequestEntity } from './change-request.entity.js';
import { ChangeRequestsRepository } from './change-requests.repository.js';
import {
  askedAlready,
  checkMayAsk,
  checkNumber,
  checkOpen,
  historyLines,
  limitBegins,
} from './request-rules.js';

export type Wish = Pick<ChangeRequestEntity, 'kind' | 'wishedDay' | 'note'>;

interface Closing {
  state: Exclude<ChangeRequestState, 'open'>;
  answer: string;
  actor: string;
  source: Activity['source'];
}

export type AnsweredEntity = Pick<ChangeRequestEntity, 'id' | 'kind' | 'wishedDay' | 'state' | 'answer'>;

interface Publishing {
  requestId: string | null;
  /** How long the email waits: until then the answer can be undone. */
  heldSeconds: number;
}

export type ToldAnswer = Pick<AnsweredEntity, 'id' | 'kind'> & Pick<EmailsTakenBack, 'told'>;

/** Customers' requests, from being made to being answered. Each step adds a line to the order's history. */
@Injectable()
export class ChangeRequests {
  constructor(
    private readonly requests: ChangeRequestsRepository,
    private readonly orders: OrdersRepository,
    private readonly news: CustomerNews,
    private readonly clock: Clock,
  ) {}

  /**
   * The order is locked, so the second of two simultaneous requests is refused.
   * @throws AppError conflict after the pickup, or if the same request is already open; tooManyRequests.
   */
  async open(manager: EntityManager, order: PlacedOrder, wish: Wish): Promise<void> {
    const { id: orderId, portalId, customerFullName: actor } = order;
    checkMayAsk(order);
    const open = await this.requests.listOpen(manager, orderId);
    if (open.some(({ kind }) => kind === wish.kind)) throw askedAlready();
    checkNumber(await this.requests.countSince(manager, orderId, limitBegins(this.clock.now())));
    const unanswered = { state: 'open', answer: '', answeredBy: '', answeredAt: null } as const;
    const askedAt = this.clock.now();
    const request = { id: randomUUID(), orderId, portalId, ...wish, askedAt, ...unanswered };
    await this.requests.insert(manager, request);
    const words = historyLines.asked(wish);
    await this.note(manager, order, { actor, source: 'customer', note: words });
    await this.news.tell(manager, order, { kind: 'request', words, requestId: null });
  }

  get(manager: EntityManager, orderId: string, id: string): Promise<ChangeRequestEntity> {
    return this.requests.get(manager, orderId, id);
  }

  /** Withdrawing twice changes nothing. @throws AppError notFound; conflict once it is answered. */
  async withdraw(manager: EntityManager, order: PlacedOrder, id: string): Promise<void> {
    const request = await this.requests.get(manager, order.id, id);
    if (request.state === 'withdrawn') return;
    const by = { actor: order.customerFullName, source: 'customer' } as const;
    await this.close(manager, order, { request, state: 'withdrawn', answer: '', ...by });
  }

  /** Only one of two simultaneous calls succeeds. @throws AppError conflict */
  async close(
    manager: EntityManager,
    order: PlacedOrder,
    { request, state, answer, actor, source }: Closing & { request: ChangeRequestEntity },
  ): Promise<AnsweredEntity> {
    checkOpen(request);
    const closed = { state, answer, answeredBy: actor, answeredAt: this.clock.now() };
    if (!(await this.requests.close(manager, request.id, closed))) {
      checkOpen(await this.requests.get(manager, order.id, request.id));
    }
    const isLast = (await this.requests.listOpen(manager, order.id)).length === 0;
    if (isLast) await this.news.settleRequests(manager, order.id);
    await this.note(manager, order, { actor, source, note: historyLines[state](request, answer) });
    return { ...request, ...closed };
  }

  /** Publishes the answer to the customer, once for each request. `order` is the state after it. */
  async publishAnswer(
    manager: EntityManager,
    order: PlacedOrder,
    { request, requestId, heldSeconds }: Publishing & { request: AnsweredEntity },
  ): Promise<ToldAnswer> {
    const { id, kind, wishedDay, state, answer } = request;
    const answered = { kind, wishedDay, isAccepted: state === 'accepted', answer };
    const reached = { milestone: 'requestAnswered', transition: `request:${id}`, heldSeconds } as const;
    const origin = { requestId, now: this.clock.now() };
    const told = await addMilestone(manager, order, { ...reached, request: answered }, origin);
    return { id, kind, told: [told] };
  }

  /** Canceling an order answers its open requests. The cancellation email also tells customers who asked for another day. */
  async settleCanceled(
    manager: EntityManager,
    order: PlacedOrder,
    { actor, answer, tells, ...publishing }: Publishing & { actor: string; answer: string; tells: boolean },
  ): Promise<ToldAnswer[]> {
    const settled: ToldAnswer[] = [];
    for (const request of await this.requests.listOpen(manager, order.id)) {
      const isWanted = request.kind === 'cancel';
      const closed = await this.close(manager, order, {
        request,
        state: isWanted ? 'accepted' : 'declined',
        answer: isWanted ? answer : 'The order is canceled.',
        actor,
        source: 'system',
      });
      settled.push(
        isWanted && tells
          ? await this.publishAnswer(manager, order, { ...publishing, request: closed })
          : { id: request.id, kind: request.kind, told: [] },
      );
    }
    return settled;
  }

  /** Reopens requests that a cancellation had answered, after it was undone. */
  async reopen(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.requests.reopen(manager, ids);
  }

  /** Notifies open pages. The version stays the same, because nothing that people edit has changed. */
  private async note(
    manager: EntityManager,
    order: PlacedOrder,
    entry: Pick<Activity, 'actor' | 'source' | 'note'>,
  ): Promise<void> {
    const line = lineOf(order, { kind: 'other', at: this.clock.now(), ...entry });
    await this.orders.addActivities(manager, [line]);
    await addToOutbox(manager, 'order.changed', toOrderFact(order), { requestId: null });
  }
}
