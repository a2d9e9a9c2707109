import { type EmailLog, emailSending, emails, orderEmailTemplates } from '@overland/contracts';
import {
  Chip,
  type ChipTone,
  formatMoment,
  messageOf,
  PHONE,
  styled,
  TextButton,
  useConfirm,
} from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';

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

/** A text to a driver carries a secret once, and is asked for anew instead. */
const isOfPeople = ({ template }: EmailLog) => (orderEmailTemplates as readonly string[]).includes(template);

/** One email of the log: what became of it, why, and a way to send it again. */
export function EmailLine({ mail }: { mail: EmailLog }) {
  const { tone, label } = states[mail.status];
  return (
    <Line>
      <div>
        <b>{mail.template}</b>
        <small>
          {mail.to}, <span>{formatMoment(mail.sentAt ?? mail.createdAt)}</span>
        </small>
        {mail.reason !== null && mail.status !== 'sent' && <Reason>{mail.reason}</Reason>}
      </div>
      <span>
        <Chip tone={tone}>{label}</Chip>
      </span>
      {mail.status === 'queued' || !isOfPeople(mail) ? <span /> : <ResendButton mail={mail} />}
    </Line>
  );
}

function ResendButton({ mail }: { mail: EmailLog }) {
  const confirm = useConfirm();
  const notify = useNotices((state) => state.notify);
  const resend = useApiMutation(emailSending.resend, {
    refreshes: [emails.logs],
    whenUnreachable: 'There was an error sending this email',
  });
  const ask = async () => {
    const isSure = await confirm({
      title: `Resend ${mail.template}`,
      text: `The same email goes to ${mail.to} once more.`,
      confirmLabel: 'Resend',
    });
    if (!isSure) return;
    try {
      await resend.mutateAsync({ params: { emailId: mail._id } });
      notify('success', `${mail.template} goes to ${mail.to} once more.`);
    } catch (error) {
      notify('error', messageOf(error));
    }
  };
  return (
    <TextButton
      aria-label={`Resend ${mail.template} to ${mail.to}`}
      aria-disabled={resend.isPending || undefined}
      onClick={() => resend.isPending || void ask()}
    >
      {resend.isPending ? 'Sending...' : 'Resend'}
    </TextButton>
  );
}
