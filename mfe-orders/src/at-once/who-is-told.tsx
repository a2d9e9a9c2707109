import {
  type audienceMilestones,
  type EmailAudience,
  emailNameOf,
  type OrderAudience,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatCount, Note, PlainList, styled } from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { partyNames } from './party-names';
import { whenEmailed } from './when-emailed';

export type ToldMilestone = (typeof audienceMilestones)[number];

const List = styled(PlainList)({ margin: '4px 0 0', overflowWrap: 'anywhere' });

const nameOf = ({ party, address }: EmailAudience['recipients'][number]): string =>
  `${address} (${partyNames[party]})`;

interface WhoIsToldProps {
  orderId: string;
  milestone: ToldMilestone;
  /** The customer's address, where the step changes it. */
  customerEmail?: string;
}

export function WhoIsTold({ orderId, milestone, customerEmail }: WhoIsToldProps) {
  const audience = useApiQuery(
    calls.emails.audience,
    { body: { orderId, milestone } },
    'We could not look up who is emailed.',
  );
  if (audience.isPending) return <Note role="status">Looking up who is emailed…</Note>;
  if (audience.error) return <Note role="status">{audience.error.message}</Note>;
  const recipients = audience.data.recipients.map((one) =>
    one.party === 'customer' ? { ...one, address: customerEmail ?? one.address } : one,
  );
  return (
    <>
      {recipients.length === 0 ? (
        <Note>Nobody is emailed.</Note>
      ) : (
        <Note as="div">
          {`Emailed ${whenEmailed}:`}
          <List>
            {recipients.map((recipient) => (
              <li key={recipient.address}>{nameOf(recipient)}</li>
            ))}
          </List>
        </Note>
      )}
      <Dropped audiences={[audience.data]} />
    </>
  );
}

/** Emails of an earlier step that wait, and that this one makes untrue. */
function Dropped({ audiences }: { audiences: readonly Pick<EmailAudience, 'dropped'>[] }) {
  const [first, ...others] = audiences.flatMap(({ dropped = [] }) => dropped);
  if (!first) return null;
  return (
    <Note>
      {others.length === 0
        ? `“${emailNameOf(first.template)}” to ${first.to} still waits, and will not go out any more.`
        : `${formatCount(others.length + 1)} emails of earlier steps still wait, and will not go out any more.`}
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
  return (
    <>
      {count === 0 ? (
        <Note>Nobody is emailed.</Note>
      ) : (
        <Note as="div">
          {`${count === 1 ? '1 email goes' : `${formatCount(count)} emails go`} out ${whenEmailed}:`}
          <Scrolled aria-label="Recipients" tabIndex={0}>
            {told.map(({ orderId, uniqueId, customerFullName, recipients }) => (
              <li key={orderId}>
                <b>{`#${uniqueId} ${customerFullName}`}</b>
                {recipients.map(nameOf).join(', ')}
              </li>
            ))}
          </Scrolled>
        </Note>
      )}
      <Dropped audiences={audiences} />
    </>
  );
}
