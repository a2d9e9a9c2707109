import {
  type audienceMilestones,
  type EmailAudience,
  type EmailParty,
  type OrderAudience,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatCount, Note, PlainList, styled } from '@overland/ui';
import { useApiQuery } from '@overland/web';

export type ToldMilestone = (typeof audienceMilestones)[number];

const List = styled(PlainList)({ margin: '4px 0 0', overflowWrap: 'anywhere' });

const partyNames: Record<EmailParty, string> = {
  customer: 'customer',
  company: 'company',
  agent: 'agent',
  pickup: 'pickup contact',
  delivery: 'delivery contact',
};

const nameOf = ({ party, address }: EmailAudience['recipients'][number]): string =>
  `${address} (${partyNames[party]})`;

export function WhoIsTold({ orderId, milestone }: { orderId: string; milestone: ToldMilestone }) {
  const audience = useApiQuery(
    calls.emails.audience,
    { body: { orderId, milestone } },
    'We could not look up who is emailed.',
  );
  if (audience.isPending) return <Note role="status">Looking up who is emailed…</Note>;
  if (audience.error) return <Note role="status">{audience.error.message}</Note>;
  const { recipients } = audience.data;
  if (recipients.length === 0) return <Note>Nobody is emailed.</Note>;
  return (
    <Note as="div">
      Emailed a minute from now:
      <List>
        {recipients.map((recipient) => (
          <li key={recipient.address}>{nameOf(recipient)}</li>
        ))}
      </List>
    </Note>
  );
}

const Scrolled = styled(List)({
  maxHeight: 220,
  overflowY: 'auto',
  '& li + li': { marginTop: 6 },
  '& b': { display: 'block', fontWeight: 600, color: 'var(--ink)' },
});

/** Who is emailed about several orders, order by order. */
export function WhoIsToldOfEach({ audiences }: { audiences: readonly OrderAudience[] }) {
  const told = audiences.filter(({ recipients }) => recipients.length > 0);
  const count = told.reduce((sum, { recipients }) => sum + recipients.length, 0);
  if (count === 0) return <Note>Nobody is emailed.</Note>;
  return (
    <Note as="div">
      {`${count === 1 ? '1 email goes' : `${formatCount(count)} emails go`} out a minute from now:`}
      <Scrolled aria-label="Recipients" tabIndex={0}>
        {told.map(({ orderId, uniqueId, customerFullName, recipients }) => (
          <li key={orderId}>
            <b>{`#${uniqueId} ${customerFullName}`}</b>
            {recipients.map(nameOf).join(', ')}
          </li>
        ))}
      </Scrolled>
    </Note>
  );
}
