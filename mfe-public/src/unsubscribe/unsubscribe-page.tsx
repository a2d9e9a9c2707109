import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { EndingPage } from './ending-page';

export const UnsubscribePage = () => (
  <EndingPage
    endpoint={calls.reportSchedules.unsubscribe}
    title={t('Stop this report')}
    text={t('The report comes to you by email, every week or every month. One press ends it.')}
    button={t('Stop Sending It')}
    done={{
      title: t('This report is no longer sent to you.'),
      text: t('You can have it sent again on the page of the reports.'),
    }}
    over={t('The report is not sent any more, or the link was not copied as a whole.')}
  />
);
