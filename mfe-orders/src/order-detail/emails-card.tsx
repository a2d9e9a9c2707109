import { type EmailLog, emails } from '@overland/contracts';
import {
  Chip,
  type ChipTone,
  ErrorPanel,
  formatMoment,
  Note,
  PHONE,
  QueryState,
  Section,
  SkeletonLines,
  styled,
} from '@overland/ui';
import { useApiQuery } from '@overland/web';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  padding: '12px 24px',
  borderTop: '1px solid var(--line)',
  fontSize: 15,
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: 14, color: 'var(--ink-2)', overflowWrap: 'anywhere' },
  '& em': { fontStyle: 'normal', color: 'var(--stop)' },
  [PHONE]: { padding: '12px 16px' },
});
const Quiet = styled('div')({ padding: '0 24px 22px', [PHONE]: { padding: '0 16px 18px' } });

const states: Record<EmailLog['status'], { tone: ChipTone; label: string }> = {
  queued: { tone: 'blue', label: 'Queued' },
  sent: { tone: 'sign', label: 'Sent' },
  failed: { tone: 'stop', label: 'Failed' },
};

const whileQueued = 3_000;
const otherwise = 60_000;

/** The mails of this order: which, to whom, and whether it went out. */
export function EmailsCard({ orderId }: { orderId: string }) {
  const logs = useApiQuery(
    emails.logs,
    { params: { orderId } },
    {
      whenUnreachable: 'There was an error getting email logs',
      refetchInterval: ({ state }) =>
        state.data?.some(({ status }) => status === 'queued') ? whileQueued : otherwise,
    },
  );
  if (logs.isError && logs.data === undefined) {
    return (
      <ErrorPanel
        title="The e-mails could not be loaded"
        error={logs.error}
        onRetry={() => void logs.refetch()}
      />
    );
  }
  return (
    <QueryState
      query={logs}
      skeleton={
        <Section title="E-mails">
          <SkeletonLines count={4} />
        </Section>
      }
    >
      {(mails) => (
        <Section title="E-mails" flush>
          {mails.length === 0 ? (
            <Quiet>
              <Note>The mails sent for this order will be listed here.</Note>
            </Quiet>
          ) : (
            <List>
              {mails.map((mail) => (
                <MailLine key={mail._id} mail={mail} />
              ))}
            </List>
          )}
        </Section>
      )}
    </QueryState>
  );
}

function MailLine({ mail }: { mail: EmailLog }) {
  const { tone, label } = states[mail.status];
  return (
    <Line>
      <div>
        <b>{mail.template}</b>
        <small>
          to {mail.to}, {formatMoment(mail.sentAt ?? mail.createdAt)}
          {mail.reason !== null && mail.status === 'failed' && <em>: {mail.reason}</em>}
        </small>
      </div>
      <Chip tone={tone}>{label}</Chip>
    </Line>
  );
}
