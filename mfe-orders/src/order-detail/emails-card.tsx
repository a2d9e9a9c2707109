import { type EmailLog, type Order } from '@overland/contracts';
import {
  Button,
  formatCountOf,
  Note,
  PHONE,
  PlainList,
  QueryState,
  Section,
  SkeletonLines,
  styled,
  TextButton,
} from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { useState } from 'react';
import { emailsQuery } from '../order-queries';
import { EmailLine } from './email-line';
import { useForms } from './use-forms';

const Quiet = styled('div')({ padding: '0 24px 22px', [PHONE]: { padding: '0 16px 18px' } });
const More = styled('div')({ padding: '4px 24px 12px', fontSize: 15, [PHONE]: { padding: '4px 16px 12px' } });

const shownAtFirst = 5;

export function EmailsCard({ order }: { order: Order }) {
  const [isSending, setSending] = useState(false);
  const forms = useForms(isSending);
  const logs = useApiQuery(...emailsQuery(order.orderId));
  const send = (
    <Button size="small" onClick={() => setSending(true)}>
      Send Email
    </Button>
  );
  return (
    <>
      <QueryState
        query={logs}
        errorTitle="The emails could not be loaded"
        skeleton={
          <Section title="Emails">
            <SkeletonLines count={4} />
          </Section>
        }
      >
        {(mails) => (
          <Section title="Emails" aside={send} flush>
            {mails.length === 0 ? (
              <Quiet>
                <Note>The emails sent for this order will be listed here.</Note>
              </Quiet>
            ) : (
              <Mails mails={mails} orderToEdit={order.actions.includes('edit') ? order.orderId : null} />
            )}
          </Section>
        )}
      </QueryState>
      {isSending && forms && <forms.SendEmailDialog order={order} onClose={() => setSending(false)} />}
    </>
  );
}

function Mails({ mails: all, orderToEdit }: { mails: EmailLog[]; orderToEdit: string | null }) {
  const [showsAll, setShowsAll] = useState(false);
  const [showsDropped, setShowsDropped] = useState(false);
  const dropped = all.filter(({ isDropped }) => isDropped);
  const mails = showsDropped ? all : all.filter(({ isDropped }) => !isDropped);
  const earlier = mails.length - shownAtFirst;
  return (
    <>
      <PlainList>
        {(showsAll ? mails : mails.slice(0, shownAtFirst)).map((mail) => (
          <EmailLine key={mail._id} mail={mail} orderToEdit={mail.status === 'failed' ? orderToEdit : null} />
        ))}
      </PlainList>
      {dropped.length > 0 && (
        <More>
          <TextButton aria-expanded={showsDropped} onClick={() => setShowsDropped(!showsDropped)}>
            {showsDropped
              ? 'Hide what was not sent'
              : `Show ${formatCountOf(dropped.length, 'email')} that ${dropped.length === 1 ? 'was' : 'were'} not sent`}
          </TextButton>
        </More>
      )}
      {earlier > 0 && (
        <More>
          <TextButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show ${earlier} earlier`}
          </TextButton>
        </More>
      )}
    </>
  );
}
