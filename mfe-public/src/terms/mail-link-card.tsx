import type { OrderTerms } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { Button, ErrorNotice, Note, Notice, Section, Stack } from '@overland/ui';
import { useApiMutation } from '@overland/web';
import { Docked, OnWindows } from './docked';

interface MailLinkCardProps {
  order: Pick<OrderTerms, 'orderId' | 'uniqueId'>;
}

/** Only the link of an email accepts terms. Who opened them in another way can have it sent. */
export function MailLinkCard({ order: { orderId, uniqueId } }: MailLinkCardProps) {
  const mailing = useApiMutation(calls.orderTerms.mailLink, t('There was an error sending the link'));
  const button = (
    <Button
      variant="go"
      busy={mailing.isPending}
      busyLabel={t('Sending...')}
      onClick={() => mailing.mutate({ params: { orderId, uniqueId: `${uniqueId}` } })}
    >
      {t('Email Me the Link')}
    </Button>
  );
  return (
    <Section title={t('Accept the terms')}>
      <Stack>
        <Note>
          {t('The terms are accepted by the link in an email to the address that the order was booked with.')}
        </Note>
        {mailing.data && (
          <Notice tone="sign" live>
            {t('We are emailing the link to {address}. It may take a minute.', { address: mailing.data.to })}
          </Notice>
        )}
        <ErrorNotice>{mailing.error?.message}</ErrorNotice>
        {!mailing.data && <OnWindows>{button}</OnWindows>}
      </Stack>
      {!mailing.data && <Docked>{button}</Docked>}
    </Section>
  );
}
