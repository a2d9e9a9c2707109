import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SurveyQuestion, SurveySubmission } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { OrderFactEntity } from '../facts/order-fact.entity.js';
import { answersOf } from './answers-of.js';
import { SurveyEntity } from './survey.entity.js';
import { SurveyAnswerEntity } from './survey-answer.entity.js';
import { SurveyQuestionEntity } from './survey-question.entity.js';

type NewSurvey = Omit<SurveyEntity, 'id'> & { answers: Omit<SurveySubmission, 'id'> };

/** Every statement runs in a `withPortal` transaction. */
@Injectable()
export class SurveysRepository {
  findOrder(manager: EntityManager, orderId: string): Promise<OrderFactEntity | null> {
    return manager.getRepository(OrderFactEntity).findOneBy({ orderId });
  }

  isAnswered(manager: EntityManager, orderId: string): Promise<boolean> {
    return manager.getRepository(SurveyEntity).existsBy({ orderId });
  }

  async listQuestions(manager: EntityManager): Promise<SurveyQuestion[]> {
    const questions = await manager.getRepository(SurveyQuestionEntity).find({ order: { position: 'ASC' } });
    return questions.map(({ position, ...question }) => ({ ...question, order: position }));
  }

  /** @returns false if the order has a survey; a simultaneous second one waits here for the first. */
  async add(manager: EntityManager, { answers, ...survey }: NewSurvey): Promise<boolean> {
    const surveyId = randomUUID();
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(SurveyEntity)
      .values({ id: surveyId, ...survey })
      .orIgnore()
      .returning(['id'])
      .updateEntity(false)
      .execute();
    if (raw.length === 0) return false;
    const { portalId, answeredAt } = survey;
    await manager
      .createQueryBuilder()
      .insert()
      .into(SurveyAnswerEntity)
      .values(answersOf(answers).map((answer) => ({ surveyId, portalId, answeredAt, ...answer })))
      .updateEntity(false)
      .execute();
    return true;
  }
}
