import { Injectable } from '@nestjs/common';
import { type LowMark, ratingLegends } from '@overland/contracts';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import { CustomerNews } from '../notices/customer-news.js';
import { lineOf } from '../orders/activity-line.js';
import { OrdersRepository } from '../orders/orders.repository.js';

/** Notes which customers have answered the survey, so that they are not asked again, and tells of low marks. */
@Injectable()
@HandlesEvents()
export class SurveyAnswers implements EventHandlers {
  readonly name = 'survey-answers';
  readonly on: EventHandlerMap = {
    'survey.answered': async ({ payload: { orderId, at, lowMarks }, requestId }, manager) => {
      const order = await this.orders.find(manager, orderId);
      if (!order) return;
      const answeredAt = new Date(at);
      if (!(await this.orders.markSurveyAnswered(manager, orderId, answeredAt))) return;
      const { customerFullName: actor } = order;
      const note = 'The customer answered the survey.';
      const line = { kind: 'other', at: answeredAt, actor, source: 'system', note } as const;
      await this.orders.addActivities(manager, [lineOf(order, line)]);
      if (lowMarks.length === 0) return;
      const words = lowMarks.map(markWords).join('\n');
      await this.news.tell(manager, order, { kind: 'survey', words, requestId });
    },
  };

  constructor(
    private readonly orders: OrdersRepository,
    private readonly news: CustomerNews,
  ) {}
}

const subjects: Record<LowMark['about'], string> = {
  communications: 'Communication',
  driver: 'Driver',
  recommend: 'Would recommend',
};

/** "Driver 1 of 5: “Two days late.”" */
const markWords = ({ about, rating, detail }: LowMark) =>
  `${subjects[about]} ${rating} of ${ratingLegends.length}${detail === '' ? '' : `: “${detail}”`}`;
