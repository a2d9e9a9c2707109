import type { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { Button, Card, EmptyState, ErrorNotice, messageOf, Note, styled } from '@overland/ui';
import { ApiError, useApiMutation, useParams } from '@overland/web';
import { PublicPage } from '../public-page';

const Sheet = styled(Card)({ display: 'grid', gap: 16, justifyItems: 'start' });

interface EndingPageProps {
  endpoint: typeof calls.reportSchedules.unsubscribe | typeof calls.followUps.unsubscribe;
  title: string;
  text: string;
  button: string;
  done: { title: string; text: string };
  /** Why a link may not be valid. */
  over: string;
}

/** Ends emails by the link of one. A press is asked for, as programs open the links of emails, too. */
export function EndingPage({ endpoint, title, text, button, done, over }: EndingPageProps) {
  const { token = '' } = useParams();
  const ending = useApiMutation(endpoint, t('There was an error. Please try again.'));
  const isOver = ending.error instanceof ApiError && [400, 404].includes(ending.error.status);
  return (
    <PublicPage width="narrow" title={title}>
      {ending.isSuccess ? (
        <EmptyState takesFocus {...done} />
      ) : isOver ? (
        <EmptyState takesFocus title={t('This link is no longer valid.')} text={over} />
      ) : (
        <Sheet>
          <Note>{text}</Note>
          <ErrorNotice>{ending.error && messageOf(ending.error)}</ErrorNotice>
          <Button
            variant="go"
            busy={ending.isPending}
            busyLabel={t('Stopping...')}
            onClick={() => ending.mutate({ body: { token } })}
          >
            {button}
          </Button>
        </Sheet>
      )}
    </PublicPage>
  );
}
