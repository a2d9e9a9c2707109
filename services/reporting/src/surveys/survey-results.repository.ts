import { Injectable } from '@nestjs/common';
import type { SurveyDays, SurveyQuestionResults, SurveyResponse } from '@overland/contracts';
import { listTimeZone, portalFilter, portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { OrderFactEntity } from '../facts/order-fact.entity.js';
import { allPortals } from '../rollups/all-portals.js';
import { sumsWithWaiting } from '../rollups/rollup-sql.js';
import { surveyRollup } from '../rollups/survey-rollup.js';
import type { RatingCount } from './summary-of.js';
import { SurveyEntity } from './survey.entity.js';

/** The answers that count: all in the scope, or those of some surveys in it, or of some days. */
export interface Counted {
  scope: Scope;
  surveyIds?: readonly string[];
  days?: SurveyDays;
}

interface Page extends Counted {
  questionIds: readonly string[];
  cursor: string | null;
}

/** The responses to a question, and the cursor of the next page. */
export type ResponsePage = Pick<SurveyQuestionResults, 'responses' | 'next'>;

type FoundResponse = Omit<SurveyResponse, 'answeredAt'> & {
  questionId: string;
  surveyId: string;
  answeredAt: Date;
};

/** Enough to read at once; the others follow page by page. */
const pageSize = 20;

/** $1 the portal. */
const countAll = `
  select c.question_id as "questionId", c.rating, sum(c.answers)::int as count
  from (${sumsWithWaiting(surveyRollup)}) c where c.portal_id = $1 group by 1, 2`;

/** The first and the last day or null, and the zone, are the parameters from this one on. */
const answeredWithin = (row: string, first: number) => `
  ($${first}::date is null or ${row}.answered_at >= $${first}::date::timestamp at time zone $${first + 2}::text)
  and ($${first + 1}::date is null or ${row}.answered_at < ($${first + 1}::date + 1)::timestamp at time zone $${first + 2}::text)`;

/** $1 the portal or null, $2 the surveys or null, $3 to $5 the days. As in the rollup, '' counts the surveys. */
const countSome = `
  select q.id as "questionId", q.rating, count(*)::int as count
  from (select question_id, rating, portal_id, survey_id, answered_at from survey_answers where rating is not null
    union all select '', 0, portal_id, id, answered_at from surveys) q (id, rating, portal_id, survey_id, answered_at)
  where ($1::uuid is null or q.portal_id = $1) and ($2::uuid[] is null or q.survey_id = any($2)) and ${answeredWithin('q', 3)}
  group by 1, 2`;

/**
 * The responses in words, newest first, with the order, the customer's first name and the current name of the company. $1 the questions, $2 the portal or
 * null, $3 the surveys or null, $4 and $5 the last row of the previous page, $6 how many for each question, $7 to $9 the days.
 */
const readResponses = `
  select q.question_id as "questionId", r.* from unnest($1::text[]) q (question_id) cross join lateral (
    select a.survey_id as "surveyId", a.rating, a.explanation, a.answered_at as "answeredAt",
      s.order_id as "orderId", s.unique_id as "uniqueId", coalesce(p.data ->> 'companyName', '') as "companyName",
      coalesce(f.customer_first_name, '') as "customerFirstName"
    from survey_answers a
    join surveys s on s.id = a.survey_id
    left join order_facts f on f.order_id = s.order_id
    left join portal_replicas p on p.portal_id = a.portal_id
    where a.question_id = q.question_id and a.explanation <> ''
      and ($2::uuid is null or a.portal_id = $2)
      and ($3::uuid[] is null or a.survey_id = any($3))
      and ${answeredWithin('a', 7)}
      and ($4::timestamptz is null or (a.answered_at, a.survey_id) < ($4, $5::uuid))
    order by a.answered_at desc, a.survey_id desc limit $6
  ) r
  order by r."answeredAt" desc, r."surveyId" desc`;

/** Every statement has the portal as a condition; row-level security is the safety net. */
@Injectable()
export class SurveyResultsRepository {
  /** Null also for another portal's order. */
  findOrder(manager: EntityManager, uniqueId: number, scope: Scope): Promise<OrderFactEntity | null> {
    return manager.findOneBy(OrderFactEntity, { uniqueId, ...portalFilter(scope) });
  }

  async surveyIdsOf(manager: EntityManager, { orderId, portalId }: OrderFactEntity): Promise<string[]> {
    const surveys = await manager.findBy(SurveyEntity, { orderId, portalId });
    return surveys.map(({ id }) => id);
  }

  /** How many surveys there are, and how many of their answers gave each rating. */
  async count(
    manager: EntityManager,
    { scope, surveyIds, days = {} }: Counted,
  ): Promise<{ surveys: number; ratings: RatingCount[] }> {
    const portalId = portalOf(scope);
    const isSome = surveyIds !== undefined || days.from !== undefined || days.to !== undefined;
    const ratings = isSome
      ? await manager.query<RatingCount[]>(countSome, [
          portalId,
          surveyIds ?? null,
          ...(await daysOf(manager, { scope, days })),
        ])
      : await manager.query<RatingCount[]>(countAll, [portalId ?? allPortals]);
    return { surveys: ratings.find(({ questionId }) => questionId === '')?.count ?? 0, ratings };
  }

  /** A page for each question, by its id. */
  async listResponses(
    manager: EntityManager,
    { questionIds, cursor, scope, surveyIds, days = {} }: Page,
  ): Promise<Map<string, ResponsePage>> {
    const [ms, after] = cursor?.split('.') ?? [];
    const found = await manager.query<FoundResponse[]>(readResponses, [
      questionIds,
      portalOf(scope),
      surveyIds ?? null,
      ms === undefined ? null : new Date(Number(ms)),
      after ?? null,
      pageSize + 1,
      ...(await daysOf(manager, { scope, days })),
    ]);
    return new Map(
      questionIds.map((id) => [id, toPage(found.filter(({ questionId }) => questionId === id))]),
    );
  }
}

const daysOf = async (
  manager: EntityManager,
  { scope, days }: { scope: Scope; days: SurveyDays },
): Promise<(string | null)[]> => [
  days.from ?? null,
  days.to ?? null,
  await listTimeZone(manager, portalOf(scope)),
];

function toPage(found: readonly FoundResponse[]): ResponsePage {
  const shown = found.slice(0, pageSize);
  const last = found.length > pageSize ? shown.at(-1) : undefined;
  return {
    responses: shown.map(({ questionId, surveyId, answeredAt, ...response }) => ({
      ...response,
      answeredAt: answeredAt.toISOString(),
    })),
    next: last ? `${last.answeredAt.getTime()}.${last.surveyId}` : null,
  };
}
