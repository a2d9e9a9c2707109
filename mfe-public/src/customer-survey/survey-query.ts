import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import type { ApiQuery } from '@overland/web';

export const surveyQuery = (token = ''): ApiQuery<typeof calls.customerSurveys.open> => [
  calls.customerSurveys.open,
  { body: { token } },
  { whenUnreachable: t('There was an error getting this survey.') },
];
