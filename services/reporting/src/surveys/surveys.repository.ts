import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SurveyQuestion, SurveySubmission } from '@overland/contracts';
import { insertNew } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { OrderFactEntity } from '../facts/order-fact.entity.js';
import { SurveyEntity } from './survey.entity.js';
import { SurveyAnswerEntity } from './survey-answer.entity.js';
import { SurveyQuestionEntity } from './survey-question.entity.js';

type NewSurvey = Omit<SurveyEntity, 'id'> & { answers: Omit<SurveySubmission, 'id'> };

/** Every statement runs in a `withPortal` transaction. */
@Injectable()
export class SurveysRepository {
  findOrder(manager: EntityManager, orderId: string): Promise<OrderFactEntity | null> {
    return manager.findOneBy(OrderFactEntity, { orderId });
  }

  isAnswered(manager: EntityManager, orderId: string): Promise<boolean> {
    return manager.existsBy(SurveyEntity, { orderId });
  }

  async listQuestions(manager: EntityManager): Promise<SurveyQuestion[]> {
    const questions = await manager.find(SurveyQuestionEntity, { order: { position: 'ASC' } });
    return questions.map(({ position, ...question }) => ({ ...question, order: position }));
  }

  /** @returns false if the order has a survey; a simultaneous second one waits here for the first. */
  async add(manager: EntityManager, { answers, ...survey }: NewSurvey): Promise<boolean> {
    const surveyId = randomUUID();
    const added = await insertNew(manager, SurveyEntity, { id: surveyId, ...survey });
    if (added.length === 0) return false;
    const { portalId, answeredAt } = survey;
    await manager.insert(
      SurveyAnswerEntity,
      answersOf(answers).map((answer) => ({ surveyId, portalId, answeredAt, ...answer })),
    );
    return true;
  }
}

type Answer = Pick<SurveyAnswerEntity, 'questionId' | 'rating' | 'explanation'>;

function answersOf(submission: Omit<SurveySubmission, 'id'>): Answer[] {
  const { communications, driver, recommend, additionalFeedback } = submission;
  return [
    { questionId: 'communications', rating: communications, explanation: submission.communicationsDetail },
    { questionId: 'driver', rating: driver, explanation: submission.driverDetail },
    { questionId: 'recommend', rating: recommend, explanation: submission.recommendDetail },
    { questionId: 'additionalFeedback', rating: null, explanation: additionalFeedback },
  ];
}
