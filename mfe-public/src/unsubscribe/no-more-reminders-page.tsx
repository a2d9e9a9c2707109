import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { sellerOf } from '@overland/quote-ui/payment';
import { Button, EmptyState, ErrorNotice, messageOf, Note } from '@overland/ui';
import { useApiMutation, useApiQuery, useParams } from '@overland/web';
import { LoadedPage } from '../public-page';
import { QuoteCompany } from '../public-quote/quote-company';
import { isNotValid, Sheet } from './ending';

/** A press is asked for, as programs open the links of emails, too. */
export function NoMoreRemindersPage() {
  const { token = '' } = useParams();
  const press = { body: { token } };
  const query = useApiQuery(calls.followUps.subscription, press);
  const options = {
    refreshes: [calls.followUps.subscription],
    whenUnreachable: t('There was an error. Please try again.'),
  };
  const stop = useApiMutation(calls.followUps.unsubscribe, options);
  const again = useApiMutation(calls.followUps.subscribe, options);
  return (
    <LoadedPage
      width="narrow"
      title={t('Reminders about quotes')}
      query={query}
      instead={isNotValid(query.error) && <NotWhole />}
      skeleton={160}
      sign={(company) => <QuoteCompany quote={company} />}
    >
      {({ isEnded, address, ...seller }) =>
        isEnded ? (
          <EmptyState
            takesFocus={stop.isSuccess}
            title={t('We will send you no more reminders about quotes.')}
            text={t(
              'Your quotes stay as they are. What you ask for, and what you have booked, is still sent to you.',
            )}
            action={
              <Button busy={again.isPending} onClick={() => again.mutate(press)}>
                {t('Get Reminders Again')}
              </Button>
            }
          />
        ) : (
          <Sheet>
            <Note>
              {address !== '' &&
                t('{company} sends these reminders to {address}.', {
                  company: sellerOf(seller).name,
                  address,
                })}{' '}
              {t(
                'We remind you by email of quotes that you have not booked. Stopping that leaves your quotes as they are.',
              )}
            </Note>
            <ErrorNotice>{stop.error && messageOf(stop.error)}</ErrorNotice>
            <Button
              variant="go"
              busy={stop.isPending}
              busyLabel={t('Stopping...')}
              onClick={() => stop.mutate(press)}
            >
              {t('Stop Reminders')}
            </Button>
          </Sheet>
        )
      }
    </LoadedPage>
  );
}

const NotWhole = () => (
  <EmptyState
    title={t('This link does not work.')}
    text={t('A part of it may be missing. Please open it again from the email.')}
  />
);
