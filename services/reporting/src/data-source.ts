import { OrderFactEntity } from './facts/order-fact.entity.js';
import { QuoteFactEntity } from './facts/quote-fact.entity.js';
import { CreateFacts1790000000001 } from './migrations/1790000000001-create-facts.js';
import { AskCustomers1790000000002 } from './migrations/1790000000002-ask-customers.js';
import { KnowMoreOfOrders1790000000010 } from './migrations/1790000000010-know-more-of-orders.js';
import { RollUpOrders1790000000020 } from './migrations/1790000000020-roll-up-orders.js';
import { ReadWeeks1790000000090 } from './migrations/1790000000090-read-weeks.js';
import { CountQuotes1790000000100 } from './migrations/1790000000100-count-quotes.js';
import { CountOnTime1790000000110 } from './migrations/1790000000110-count-on-time.js';
import { ScheduleReports1790000000120 } from './migrations/1790000000120-schedule-reports.js';
import { RecountCounts1790000000130 } from './migrations/1790000000130-recount-counts.js';
import { NoteQuoteChanges1790000000140 } from './migrations/1790000000140-note-quote-changes.js';
import { NoteOnTimeChanges1790000000150 } from './migrations/1790000000150-note-on-time-changes.js';
import { CountAnswers1790000000160 } from './migrations/1790000000160-count-answers.js';
import { NoteAnswers1790000000170 } from './migrations/1790000000170-note-answers.js';
import { ReportPortalEntity } from './portals/report-portal.entity.js';
import { ReportRegionEntity } from './portals/report-region.entity.js';
import { RollupStateEntity } from './rollups/rollup-state.entity.js';
import { ReportScheduleEntity } from './schedules/report-schedule.entity.js';
import { SurveyEntity } from './surveys/survey.entity.js';
import { SurveyAnswerEntity } from './surveys/survey-answer.entity.js';
import { SurveyQuestionEntity } from './surveys/survey-question.entity.js';

/** One description for the running service, the migration step and the tests. */
export const reportingDatabase = {
  name: 'reporting',
  entities: [
    OrderFactEntity,
    QuoteFactEntity,
    SurveyEntity,
    SurveyAnswerEntity,
    SurveyQuestionEntity,
    ReportPortalEntity,
    ReportRegionEntity,
    RollupStateEntity,
    ReportScheduleEntity,
  ],
  migrations: [
    CreateFacts1790000000001,
    AskCustomers1790000000002,
    KnowMoreOfOrders1790000000010,
    RollUpOrders1790000000020,
    ReadWeeks1790000000090,
    CountQuotes1790000000100,
    CountOnTime1790000000110,
    ScheduleReports1790000000120,
    RecountCounts1790000000130,
    NoteQuoteChanges1790000000140,
    NoteOnTimeChanges1790000000150,
    CountAnswers1790000000160,
    NoteAnswers1790000000170,
  ],
};
