import { type BookingEmails, emailTopicOf, isEmail, type Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type BookingValues, paymentTypeOf } from '@overland/quote-ui/booking';
import { Note, PlainList, styled } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';
import { partyNames } from '../at-once/party-names';

const List = styled(PlainList)({
  marginTop: 4,
  overflowWrap: 'anywhere',
  '& li + li': { marginTop: 6 },
  '& b': { fontWeight: 600, color: 'var(--ink)' },
});

type Recipient = BookingEmails['recipients'][number];
type Named = Pick<BookingValues, 'customerFullName' | 'agents'>;
const deciding = ['customerEmail', 'customerFullName', 'paymentType', 'agents'] as const;

/** Before an order is booked: who gets which email of it, as the form stands. */
export function WhoIsEmailed({ quote }: { quote: Quote }) {
  const [typed, customerFullName, paymentType, agents] = useWatch<BookingValues, typeof deciding>({
    name: deciding,
  });
  const customerEmail = emailOf(typed);
  const body = {
    portalId: quote.portalId,
    customerEmail,
    paymentType: paymentTypeOf({ paymentType }, { quote, isPublic: false }),
    agents: agents
      .map(({ email, pickup, delivery }) => ({ email: emailOf(email), pickup, delivery }))
      .filter(({ email }) => email !== ''),
  };
  const emails = useApiQuery(
    calls.emails.ofBooking,
    { body: useSettled(body, 400) },
    {
      whenUnreachable: 'We could not look up who is emailed.',
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
  );
  if (emails.isPending) return <Note role="status">Looking up who is emailed…</Note>;
  if (emails.error) return <Note role="status">{emails.error.message}</Note>;
  return (
    <Note as="div">
      Emailed once it is booked:
      <List aria-label="Recipients">
        {customerEmail === '' && <li>The customer, whose email address is missing.</li>}
        {emails.data.recipients.map((recipient) => (
          <li key={recipient.address}>
            <b>{recipient.address}</b>
            {` (${whoIs(recipient, { customerFullName, agents })}): `}
            {recipient.templates?.map(emailTopicOf).join(', ')}
          </li>
        ))}
      </List>
    </Note>
  );
}

/** Empty until it is one. */
function emailOf(typed: string): string {
  const address = typed.trim().toLowerCase();
  return isEmail(address) ? address : '';
}

/** "customer, Walt Smith" */
function whoIs({ address, party }: Recipient, { customerFullName, agents }: Named): string {
  const names: Partial<Record<Recipient['party'], string>> = {
    customer: customerFullName,
    agent: agents.find(({ email }) => emailOf(email) === address)?.name ?? '',
  };
  return [partyNames[party], names[party]?.trim()].filter(Boolean).join(', ');
}
