import { Injectable } from '@nestjs/common';
import type {
  Session,
  SurveyDays,
  SurveyQuestion,
  SurveyQuestionResults,
  SurveyResults,
} from '@overland/contracts';
import { Database, getPortal, notFound, portalScope, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { summaryOf } from './summary-of.js';
import { type Counted, SurveyResultsRepository } from './survey-results.repository.js';
import { SurveysRepository } from './surveys.repository.js';

/** What customers answered (docs/product/surveys.md). The session decides whose answers count. */
@Injectable()
export class SurveyResultsService {
  constructor(
    private readonly database: Database,
    private readonly surveys: SurveysRepository,
    private readonly results: SurveyResultsRepository,
  ) {}

  all(days: SurveyDays, caller: Session): Promise<SurveyResults> {
    const scope = portalScope(caller);
    return this.read(scope, (manager) => this.resultsOf(manager, { scope, days }));
  }

  /** @throws AppError notFound, also for another portal than the caller's. */
  ofPortal(portalId: string, days: SurveyDays, caller: Session): Promise<SurveyResults> {
    const scope = portalScope(caller, portalId);
    return this.read(scope, async (manager) => {
      if (!('portalId' in scope) || scope.portalId !== portalId) throw notFound();
      await getPortal(manager, portalId);
      return this.resultsOf(manager, { scope, days });
    });
  }

  /** An order without a survey has no results. @throws AppError notFound, also for another portal's order. */
  ofOrder(
    uniqueId: number,
    { portalId }: { portalId?: string | undefined },
    caller: Session,
  ): Promise<SurveyResults> {
    const scope = portalScope(caller, portalId);
    return this.read(scope, async (manager) => {
      const order = await this.results.findOrder(manager, uniqueId, scope);
      if (!order) throw notFound();
      const surveyIds = await this.results.surveyIdsOf(manager, order);
      return this.resultsOf(manager, { scope, surveyIds });
    });
  }

  /** @throws AppError notFound */
  ofQuestion(
    questionId: string,
    {
      portalId,
      cursor,
      ...days
    }: SurveyDays & { portalId?: string | undefined; cursor?: string | undefined },
    caller: Session,
  ): Promise<SurveyQuestionResults> {
    const scope = portalScope(caller, portalId);
    return this.read(scope, async (manager) => {
      const questions = await this.surveys.listQuestions(manager);
      const question = questions.find(({ id }) => id === questionId);
      if (!question) throw notFound();
      const {
        questions: [results],
      } = await this.describe(manager, [question], { scope, days }, cursor ?? null);
      if (!results) throw notFound();
      return results;
    });
  }

  private async resultsOf(manager: EntityManager, counted: Counted): Promise<SurveyResults> {
    return this.describe(manager, await this.surveys.listQuestions(manager), counted, null);
  }

  private async describe(
    manager: EntityManager,
    questions: readonly SurveyQuestion[],
    counted: Counted,
    cursor: string | null,
  ): Promise<SurveyResults> {
    const { surveys, ratings } = await this.results.count(manager, counted);
    const questionIds = questions.map(({ id }) => id);
    const pages = await this.results.listResponses(manager, { ...counted, questionIds, cursor });
    return {
      surveys,
      questions: questions.map((question) => ({
        ...question,
        ...summaryOf(question, ratings),
        ...(pages.get(question.id) ?? { responses: [], next: null }),
      })),
    };
  }

  private read<T>(scope: Scope, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.withPortal(scope, work);
  }
}
