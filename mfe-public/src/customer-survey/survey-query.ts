import type { customerSurveys } from '@overland/contracts';
import { t } from '@overland/i18n';
import type { ApiQuery } from '@overland/web';

// As in ../public-quote/endpoints.ts: the row of the contract table without schemas. It is apart from the others, since
// the routes of every page carry it.

export const openSurvey = {
  method: 'POST',
  path: '/customer-survey',
  access: 'public',
} as typeof customerSurveys.open;

export const surveyQuery = (token = ''): ApiQuery<typeof openSurvey> => [
  openSurvey,
  { body: { token } },
  { whenUnreachable: t('There was an error getting this survey.') },
];
