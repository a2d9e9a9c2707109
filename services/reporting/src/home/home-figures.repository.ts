import { Injectable } from '@nestjs/common';
import { unpaidCod } from '@overland/contracts';
import { portalFilter, type Scope, withinDays } from '@overland/service-kit';
import { And, type EntityManager, type FindOperator, LessThan, Not } from 'typeorm';
import { OrderFactEntity } from '../facts/order-fact.entity.js';
import { QuoteFactEntity } from '../facts/quote-fact.entity.js';
import { SurveyEntity } from '../surveys/survey.entity.js';
import { SurveyAnswerEntity } from '../surveys/survey-answer.entity.js';

interface HomePeriod {
  scope: Scope;
  /** Days in the zone, both included. */
  from: string;
  to: string;
  timeZone: string;
  /** What happened from this instant on is left out, although it is on the last day. */
  until: Date | null;
}

/** Every statement has the portal as a condition; row-level security is the safety net. */
@Injectable()
export class HomeFiguresRepository {
  async countQuotes(manager: EntityManager, period: HomePeriod): Promise<{ quotes: number; booked: number }> {
    const facts = manager.getRepository(QuoteFactEntity);
    const where = { ...portalFilter(period.scope), createdAt: within(period) };
    return {
      quotes: await facts.countBy(where),
      booked: await facts.countBy({ ...where, status: 'Booked' }),
    };
  }

  async countOrders(
    manager: EntityManager,
    period: HomePeriod,
  ): Promise<{ orders: number; revenue: number }> {
    const where = {
      ...portalFilter(period.scope),
      bookedAt: within(period),
      status: Not('Canceled' as const),
    };
    const facts = manager.getRepository(OrderFactEntity);
    return { orders: await facts.countBy(where), revenue: (await facts.sum('price', where)) ?? 0 };
  }

  async rate(
    manager: EntityManager,
    period: HomePeriod,
  ): Promise<{ rating: number | null; surveys: number }> {
    const where = { ...portalFilter(period.scope), answeredAt: within(period) };
    const rated = await manager
      .createQueryBuilder(SurveyAnswerEntity, 'a')
      .select('round(avg(a.rating), 1)::float8', 'rating')
      .where(where)
      .getRawOne<{ rating: number | null }>();
    return {
      rating: rated?.rating ?? null,
      surveys: await manager.countBy(SurveyEntity, where),
    };
  }

  async countOwed(manager: EntityManager, scope: Scope): Promise<{ orders: number; amount: number }> {
    const owed = await manager
      .createQueryBuilder(OrderFactEntity, 'f')
      .select('count(*)::int', 'orders')
      .addSelect('coalesce(sum(f.price - coalesce(f.paidAmount, 0)), 0)::int', 'amount')
      .where({ ...portalFilter(scope), ...unpaidCod, status: Not('Canceled' as const) })
      .getRawOne<{ orders: number; amount: number }>();
    return owed ?? { orders: 0, amount: 0 };
  }
}

function within({ from, to, timeZone, until }: HomePeriod): FindOperator<Date> {
  const operator = withinDays(until ? { from, timeZone } : { from, to, timeZone });
  if (!operator) throw new Error('A week has days.');
  return until ? And(operator, LessThan(until)) : operator;
}
