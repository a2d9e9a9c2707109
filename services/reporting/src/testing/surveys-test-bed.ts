import { randomUUID } from 'node:crypto';
import {
  customerSurveys,
  type EventPayload,
  type EventType,
  type OrderFact,
  type PortalRecord,
  type SurveySubmission,
} from '@overland/contracts';
import {
  consumeEvent,
  type EventHandlers,
  linkKeyFrom,
  PortalReplica,
  signIdLink,
} from '@overland/service-kit';
import { aPortal, type TestService, testKeys } from '@overland/service-kit/testing';
import { OrderFacts } from '../facts/facts.listener.js';
import { anOrderFact } from './order-fact.builder.js';

let nextNumber = 20_000;

export const tokenOf = ({ orderId }: Pick<OrderFact, 'orderId'>) =>
  signIdLink(linkKeyFrom(testKeys().sealKey, 'surveys'), orderId);

/** Good ratings without words, unless overridden. */
export const someAnswers = (overrides: Partial<SurveySubmission> = {}): Omit<SurveySubmission, 'id'> => ({
  communications: 4,
  communicationsDetail: '',
  driver: 5,
  driverDetail: '',
  recommend: 5,
  recommendDetail: '',
  additionalFeedback: '',
  ...overrides,
});

/** What reporting hears of portals and orders, and what customers answer. */
export class SurveysTestBed {
  constructor(protected readonly service: TestService) {}

  async aPortal(overrides: Partial<PortalRecord> = {}): Promise<PortalRecord> {
    const portal = aPortal(overrides);
    await this.take('portal.changed', portal, PortalReplica);
    return portal;
  }

  /** An order that was delivered, unless overridden. */
  async anOrder(overrides: Partial<OrderFact> = {}): Promise<OrderFact> {
    nextNumber += 1;
    const order = anOrderFact({
      uniqueId: nextNumber,
      status: 'Delivered',
      sdStatus: 'delivered',
      deliveredAt: '2026-11-20T03:00:00.000Z',
      customerFirstName: 'Grace',
      ...overrides,
    });
    await this.take('order.changed', order, OrderFacts);
    return order;
  }

  answer(order: Pick<OrderFact, 'orderId'>, answers: Partial<SurveySubmission> = {}) {
    const body = { id: tokenOf(order), ...someAnswers(answers) };
    return this.service.call(customerSurveys.submit, { body });
  }

  protected take<T extends EventType>(type: T, payload: EventPayload<T>, handler: new () => EventHandlers) {
    return consumeEvent(this.service.dataSource, [this.service.app.get(handler, { strict: false })], {
      eventId: randomUUID(),
      type,
      at: '2026-11-20T03:00:00.000Z',
      requestId: null,
      payload,
    } as never);
  }
}
