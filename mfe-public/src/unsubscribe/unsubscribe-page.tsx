import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { Button, Card, EmptyState, ErrorNotice, messageOf, Note, styled } from '@overland/ui';
import { ApiError, useApiMutation, useParams } from '@overland/web';
import { PublicPage } from '../public-page';

const Sheet = styled(Card)({ display: 'grid', gap: 16, justifyItems: 'start' });

export function UnsubscribePage() {
  const { token = '' } = useParams();
  const ending = useApiMutation(
    calls.reportSchedules.unsubscribe,
    t('There was an error. Please try again.'),
  );
  const isOver = ending.error instanceof ApiError && [400, 404].includes(ending.error.status);
  return (
    <PublicPage width="narrow" title={t('Stop this report')}>
      {ending.isSuccess ? (
        <EmptyState
          takesFocus
          title={t('This report is no longer sent to you.')}
          text={t('You can have it sent again on the page of the reports.')}
        />
      ) : isOver ? (
        <EmptyState
          takesFocus
          title={t('This link is no longer valid.')}
          text={t('The report is not sent any more, or the link was not copied as a whole.')}
        />
      ) : (
        <Sheet>
          <Note>{t('The report comes to you by email, every week or every month. One press ends it.')}</Note>
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
