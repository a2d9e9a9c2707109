import {
  type Activity,
  acceptedTheTerms,
  type EmailLog,
  emailRefusal,
  type Order,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, Chip, formatMoment, Note, Section, Stack, styled } from '@overland/ui';
import { useApiQuery, useDownload } from '@overland/web';
import { useState } from 'react';
import { activitiesQuery, emailsQuery } from '../order-queries';
import { useForms } from './use-forms';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& button': { flex: 1 } });

const To = styled(Note)({ overflowWrap: 'anywhere' });

const template = 'Order Transferee Signature';

export function TermsCard({ order }: { order: Order }) {
  const { orderId, uniqueId, termsAcceptedAt } = order;
  const activities = useApiQuery(...activitiesQuery(orderId));
  const emails = useApiQuery(...emailsQuery(orderId));
  const [isSending, setSending] = useState(false);
  const forms = useForms(isSending);
  const pdf = useDownload(calls.orderTerms.pdf, 'There was an error making the PDF');
  const isAccepted = termsAcceptedAt !== null;
  return (
    <Section
      title="Terms"
      aside={<Chip tone={isAccepted ? 'solid' : 'amber'}>{isAccepted ? 'Accepted' : 'Not accepted'}</Chip>}
    >
      <Stack style={{ gap: 14 }}>
        <Note>{termsText(order, activities.data ?? [])}</Note>
        {!isAccepted && <Sent emails={emails.data ?? []} />}
        <Buttons>
          {canAsk(order) && <Button onClick={() => setSending(true)}>Send Terms</Button>}
          <Button
            busy={pdf.isLoading}
            busyLabel="Preparing…"
            onClick={() =>
              pdf.download({ params: { orderId, uniqueId: `${uniqueId}` } }, `Terms ${uniqueId}.pdf`)
            }
          >
            Terms as a PDF
          </Button>
        </Buttons>
      </Stack>
      {isSending && forms && (
        <forms.SendEmailDialog order={order} template={template} onClose={() => setSending(false)} />
      )}
    </Section>
  );
}

function termsText({ termsAcceptedAt, termsAcceptedBy }: Order, activities: readonly Activity[]): string {
  if (termsAcceptedAt === null) {
    return activities.some(isAcceptance)
      ? 'The order has changed since the customer accepted the terms.'
      : 'The customer has not accepted the terms yet.';
  }
  return `${termsAcceptedBy ?? 'The customer'} accepted the terms on ${formatMoment(termsAcceptedAt)}.`;
}

/** When the customer was last asked, and at which address. */
function Sent({ emails }: { emails: readonly EmailLog[] }) {
  const last = emails.find(isAsking);
  if (!last) return null;
  const { to, status, sentAt, createdAt } = last;
  if (status === 'sent') return <To>{`Sent to ${to}, ${formatMoment(sentAt ?? createdAt)}.`}</To>;
  return <To>{status === 'queued' ? `Going to ${to}.` : `They could not be sent to ${to}.`}</To>;
}

const isAsking = ({ template: of, about, isDropped }: EmailLog): boolean =>
  of === template && about !== 'hasAccepted' && !isDropped;

const isAcceptance = ({ source, note }: Activity): boolean =>
  source === 'customer' && note.includes(acceptedTheTerms);

/** Nobody accepts the terms of a delivered order any more. */
const canAsk = ({ status, sdStatus, flaggedFrom, termsAcceptedAt }: Order): boolean =>
  status !== 'Delivered' &&
  emailRefusal(template, {
    sdStatus: flaggedFrom ?? sdStatus,
    isUnpaidCod: false,
    termsAccepted: termsAcceptedAt !== null,
  }) === null;
