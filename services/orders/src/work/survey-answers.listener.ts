import { Injectable } from '@nestjs/common';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { lineOf } from '../orders/activity-line.js';
import { OrdersRepository } from '../orders/orders.repository.js';

/** Notes which customers have answered the survey, so that they are not asked again. */
@Injectable()
@HandlesEvents()
export class SurveyAnswers implements EventHandlers {
  readonly name = 'survey-answers';
  readonly on: EventHandlerMap = {
    'survey.answered': async ({ payload: { orderId, at } }, manager) => {
      const order = await this.orders.find(manager, orderId);
      if (!order) return;
      const answeredAt = new Date(at);
      if (!(await this.orders.markSurveyAnswered(manager, orderId, answeredAt))) return;
      const { customerFullName: actor } = order;
      const note = 'The customer answered the survey.';
      const line = { kind: 'other', at: answeredAt, actor, source: 'system', note } as const;
      await this.orders.addActivities(manager, [lineOf(order, line)]);
    },
  };

  constructor(private readonly orders: OrdersRepository) {}
}
