import { IndexFailedEvents1800000000020, UserNameEntity } from '@overland/service-kit';
import { ClaimFactEntity } from './facts/claim-fact.entity.js';
import { FollowUpFactEntity } from './facts/follow-up-fact.entity.js';
import { OrderCostFactEntity } from './facts/order-cost-fact.entity.js';
import { OrderFactEntity } from './facts/order-fact.entity.js';
import { QuoteFactEntity } from './facts/quote-fact.entity.js';
import { CreateReporting1800000000000 } from './migrations/1800000000000-create-reporting.js';
import { LeaseSchedules1800000000001 } from './migrations/1800000000001-lease-schedules.js';
import { KnowOwners1800000000033 } from './migrations/1800000000033-know-owners.js';
import { KeepPaidAmounts1800000000037 } from './migrations/1800000000037-keep-paid-amounts.js';
import { KeepCosts1800000000040 } from './migrations/1800000000040-keep-costs.js';
import { CountFollowUps1800000000042 } from './migrations/1800000000042-count-follow-ups.js';
import { CountClaims1800000000044 } from './migrations/1800000000044-count-claims.js';
import { CountDelivered1800000000050 } from './migrations/1800000000050-count-delivered.js';
import { LeaveOutClaims1800000000075 } from './migrations/1800000000075-leave-out-claims.js';
import { KnowOwnersOfQuotes1800000000080 } from './migrations/1800000000080-know-owners-of-quotes.js';
import { ReportPortalEntity } from './portals/report-portal.entity.js';
import { ReportRegionEntity } from './portals/report-region.entity.js';
import { RollupStateEntity } from './rollups/rollup-state.entity.js';
import { ReportScheduleEntity } from './schedules/report-schedule.entity.js';
import { SurveyEntity } from './surveys/survey.entity.js';
import { SurveyAnswerEntity } from './surveys/survey-answer.entity.js';
import { SurveyQuestionEntity } from './surveys/survey-question.entity.js';

export const reportingDatabase = {
  name: 'reporting',
  entities: [
    FollowUpFactEntity,
    OrderFactEntity,
    OrderCostFactEntity,
    QuoteFactEntity,
    ClaimFactEntity,
    SurveyEntity,
    SurveyAnswerEntity,
    SurveyQuestionEntity,
    ReportPortalEntity,
    ReportRegionEntity,
    RollupStateEntity,
    ReportScheduleEntity,
    UserNameEntity,
  ],
  migrations: [
    CreateReporting1800000000000,
    LeaseSchedules1800000000001,
    IndexFailedEvents1800000000020,
    KnowOwners1800000000033,
    KeepPaidAmounts1800000000037,
    KeepCosts1800000000040,
    CountFollowUps1800000000042,
    CountClaims1800000000044,
    CountDelivered1800000000050,
    LeaveOutClaims1800000000075,
    KnowOwnersOfQuotes1800000000080,
  ],
};
