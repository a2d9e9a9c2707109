import { OrderFactEntity } from './facts/order-fact.entity.js';
import { QuoteFactEntity } from './facts/quote-fact.entity.js';
import { CreateFacts1790000000001 } from './migrations/1790000000001-create-facts.js';
import { AskCustomers1790000000002 } from './migrations/1790000000002-ask-customers.js';
import { SurveyEntity } from './surveys/survey.entity.js';
import { SurveyAnswerEntity } from './surveys/survey-answer.entity.js';
import { SurveyQuestionEntity } from './surveys/survey-question.entity.js';

/** One description for the running service, the migration step and the tests. */
export const reportingDatabase = {
  name: 'reporting',
  entities: [OrderFactEntity, QuoteFactEntity, SurveyEntity, SurveyAnswerEntity, SurveyQuestionEntity],
  migrations: [CreateFacts1790000000001, AskCustomers1790000000002],
};
