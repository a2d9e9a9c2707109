import { Injectable } from '@nestjs/common';
import type { SurveyResponse } from '@overland/contracts';
import { PortalReplicaEntity, portalFilter, portalOf, type Scope } from '@overland/service-kit';
import { type EntityManager, In, MoreThan, type SelectQueryBuilder } from 'typeorm';
import { OrderFactEntity } from '../facts/order-fact.entity.js';
import type { RatingCount } from './summary-of.js';
import { SurveyEntity } from './survey.entity.js';
import { SurveyAnswerEntity } from './survey-answer.entity.js';
import { SurveyCountEntity } from './survey-count.entity.js';

/** Which answers count: those of the scope, or some surveys of it. */
export interface Counted {
  scope: Scope;
  surveyIds?: readonly string[];
}

interface Page extends Counted {
  questionId: string;
  cursor: string | null;
}

/** Enough to read at once; the others follow page by page. */
const pageSize = 20;

/** Every statement carries the portal; row-level security is the safety net under it. */
@Injectable()
export class SurveyResultsRepository {
  /** Null for an order of another portal, too. */
  findOrder(manager: EntityManager, uniqueId: number, scope: Scope): Promise<OrderFactEntity | null> {
    return manager.getRepository(OrderFactEntity).findOneBy({ uniqueId, ...portalFilter(scope) });
  }

  /** One at most. */
  async surveyIdsOf(manager: EntityManager, { orderId, portalId }: OrderFactEntity): Promise<string[]> {
    const surveys = await manager.getRepository(SurveyEntity).findBy({ orderId, portalId });
    return surveys.map(({ id }) => id);
  }

  async countSurveys(manager: EntityManager, { scope, surveyIds }: Counted): Promise<number> {
    if (surveyIds) return surveyIds.length;
    const where = { ...portalFilter(scope), questionId: '' };
    return (await manager.getRepository(SurveyCountEntity).sum('answers', where)) ?? 0;
  }

  countRatings(manager: EntityManager, { scope, surveyIds }: Counted): Promise<RatingCount[]> {
    return surveyIds ? this.countOf(manager, scope, surveyIds) : this.countAll(manager, scope);
  }

  /** Counted as they came, so that it takes as long with few answers as with many. */
  private countAll(manager: EntityManager, scope: Scope): Promise<RatingCount[]> {
    return manager
      .createQueryBuilder(SurveyCountEntity, 'c')
      .select('c.questionId', 'questionId')
      .addSelect('c.rating', 'rating')
      .addSelect('sum(c.answers)::int', 'count')
      .where({ ...portalFilter(scope), rating: MoreThan(0) })
      .groupBy('c.questionId')
      .addGroupBy('c.rating')
      .getRawMany<RatingCount>();
  }

  private countOf(
    manager: EntityManager,
    scope: Scope,
    surveyIds: readonly string[],
  ): Promise<RatingCount[]> {
    const query = manager
      .createQueryBuilder(SurveyAnswerEntity, 'a')
      .select('a.questionId', 'questionId')
      .addSelect('a.rating', 'rating')
      .addSelect('count(*)::int', 'count')
      .where('a.rating is not null')
      .groupBy('a.questionId')
      .addGroupBy('a.rating');
    return limitTo(query, { scope, surveyIds }).getRawMany<RatingCount>();
  }

  /** The responses with words, newest first. */
  async listResponses(
    manager: EntityManager,
    { questionId, cursor, ...counted }: Page,
  ): Promise<{ responses: SurveyResponse[]; next: string | null }> {
    const query = manager
      .createQueryBuilder(SurveyAnswerEntity, 'a')
      .where(`a.explanation <> '' and a.questionId = :questionId`, { questionId })
      .orderBy('a.answeredAt', 'DESC')
      .addOrderBy('a.surveyId', 'DESC')
      .take(pageSize + 1);
    if (cursor !== null) {
      const [ms, after] = cursor.split('.');
      query.andWhere('(a.answeredAt, a.surveyId) < (:at, :after)', { at: new Date(Number(ms)), after });
    }
    const found = await limitTo(query, counted).getMany();
    const shown = found.slice(0, pageSize);
    const last = found.length > pageSize ? shown.at(-1) : undefined;
    return {
      responses: await describe(manager, shown),
      next: last ? `${last.answeredAt.getTime()}.${last.surveyId}` : null,
    };
  }
}

function limitTo(query: SelectQueryBuilder<SurveyAnswerEntity>, { scope, surveyIds }: Counted) {
  const portalId = portalOf(scope);
  if (portalId !== null) query.andWhere('a.portalId = :portalId', { portalId });
  if (surveyIds) query.andWhere('a.surveyId = any(:surveyIds)', { surveyIds });
  return query;
}

/** With the order and the company's name of today. */
async function describe(
  manager: EntityManager,
  answers: readonly SurveyAnswerEntity[],
): Promise<SurveyResponse[]> {
  const surveys = await manager
    .getRepository(SurveyEntity)
    .findBy({ id: In(answers.map(({ surveyId }) => surveyId)) });
  const portals = await manager
    .getRepository(PortalReplicaEntity)
    .findBy({ portalId: In([...new Set(surveys.map(({ portalId }) => portalId))]) });
  const surveyOf = new Map(surveys.map((survey) => [survey.id, survey]));
  const nameOf = new Map(portals.map(({ portalId, data }) => [portalId, data.companyName]));
  return answers.flatMap(({ surveyId, portalId, rating, explanation, answeredAt }) => {
    const survey = surveyOf.get(surveyId);
    if (!survey) return [];
    const { orderId, uniqueId } = survey;
    const companyName = nameOf.get(portalId) ?? '';
    return [{ orderId, uniqueId, companyName, rating, explanation, answeredAt: answeredAt.toISOString() }];
  });
}
