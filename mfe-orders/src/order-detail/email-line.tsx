import { type EmailLog, emailNameOf, orderEmailTemplates } from '@overland/contracts';
import { Chip, type ChipTone, formatMoment, PHONE, styled, TextButton } from '@overland/ui';
import { useState } from 'react';
import { useForms } from './use-forms';

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px 64px',
  gap: '2px 16px',
  alignItems: 'center',
  padding: '12px 24px',
  borderTop: '1px solid var(--line)',
  fontSize: 15,
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 14, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& small > span': { whiteSpace: 'nowrap' },
  '& > :last-child': { justifySelf: 'end' },
  [PHONE]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 16px',
    padding: '12px 16px',
    '& > :first-child': { gridColumn: '1 / -1' },
    '& > :nth-child(2)': { justifySelf: 'start' },
  },
});
const Reason = styled('small')({ '&&': { color: 'var(--ink)' } });

const states: Record<EmailLog['status'], { tone: ChipTone; label: string }> = {
  queued: { tone: 'amber', label: 'Waiting' },
  sent: { tone: 'sign', label: 'Sent' },
  failed: { tone: 'stop', label: 'Failed' },
};
/** Of an email whose step was taken back, or that was no longer true when it was due. */
const notSent = { tone: 'grey', label: 'Not sent' } as const;

/** A text message to a driver has a secret link, so it is never sent again: staff ask for the position anew. */
const isOfPeople = ({ template }: EmailLog) => (orderEmailTemplates as readonly string[]).includes(template);

interface EmailLineProps {
  mail: EmailLog;
  /** Where an address that was wrong can be corrected. */
  orderToEdit: string | null;
}

export function EmailLine({ mail, orderToEdit }: EmailLineProps) {
  const { tone, label } = mail.isDropped ? notSent : states[mail.status];
  return (
    <Line>
      <div>
        <b>{emailNameOf(mail.template, mail.about)}</b>
        <small>
          {mail.to}, <span>{formatMoment(mail.sentAt ?? mail.createdAt)}</span>
        </small>
        {mail.reason !== null && mail.status !== 'sent' && <Reason>{mail.reason}</Reason>}
      </div>
      <span>
        <Chip tone={tone}>{label}</Chip>
      </span>
      {mail.status === 'queued' || mail.isDropped || !isOfPeople(mail) ? (
        <span />
      ) : (
        <ResendButton mail={mail} orderToEdit={orderToEdit} />
      )}
    </Line>
  );
}

function ResendButton({ mail, orderToEdit }: EmailLineProps) {
  const [isAsking, setAsking] = useState(false);
  const forms = useForms(isAsking);
  return (
    <>
      <TextButton
        aria-label={`Resend to ${mail.to}: ${emailNameOf(mail.template, mail.about)}`}
        aria-disabled={(isAsking && !forms) || undefined}
        onClick={() => setAsking(true)}
      >
        Resend
      </TextButton>
      {isAsking && forms && (
        <forms.ResendDialog {...{ mail, orderToEdit }} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
