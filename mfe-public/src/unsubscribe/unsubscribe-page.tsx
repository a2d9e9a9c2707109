import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { Button, EmptyState, ErrorNotice, messageOf, Note } from '@overland/ui';
import { useApiMutation, useParams } from '@overland/web';
import { PublicPage } from '../public-page';
import { isNotValid, Sheet } from './ending';

/** Ends a report by the link of its email. A press is asked for, as programs open the links of emails, too. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const ending = useApiMutation(
    calls.reportSchedules.unsubscribe,
    t('There was an error. Please try again.'),
  );
  return (
    <PublicPage width="narrow" title={t('Reports by email')}>
      {ending.isSuccess ? (
        <EmptyState
          takesFocus
          title={t('This report is no longer sent to you.')}
          text={t('You can have it sent again on the page of the reports.')}
        />
      ) : isNotValid(ending.error) ? (
        <EmptyState
          takesFocus
          title={t('This link is no longer valid.')}
          text={t('The report is not sent any more, or the link was not copied as a whole.')}
        />
      ) : (
        <Sheet>
          <Note>{t('You get this report by email every week or every month.')}</Note>
          <ErrorNotice>{ending.error && messageOf(ending.error)}</ErrorNotice>
          <Button
            variant="go"
            busy={ending.isPending}
            busyLabel={t('Stopping...')}
            onClick={() => ending.mutate({ body: { token } })}
          >
            {t('Stop Sending It')}
          </Button>
        </Sheet>
      )}
    </PublicPage>
  );
}
