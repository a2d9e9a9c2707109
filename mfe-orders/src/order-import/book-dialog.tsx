import { type BookingEmails, emailTopicOf, type OrderImport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import {
  Button,
  ErrorNotice,
  formatCount,
  formatCountOf,
  formatMoney,
  Note,
  PlainList,
  Stack,
  styled,
} from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { forgetInTab, useApiMutation, useApiQuery } from '@overland/web';
import { partyNames } from '../at-once/party-names';
import type { importCounts } from './import-counts';
import { listKeptAs } from './list-words';

const List = styled(PlainList)({
  maxHeight: 220,
  margin: '4px 0 0',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& li + li': { marginTop: 6 },
});

type EmailsQuery = ReturnType<typeof useApiQuery<typeof calls.orderImports.emails>>;

interface BookDialogProps {
  list: OrderImport;
  counts: ReturnType<typeof importCounts>;
  onClose: () => void;
}

/** Names number, price and everybody who gets an email, before anything is booked. */
export function BookDialog({ list, counts: { ready, readyPrice, failed }, onClose }: BookDialogProps) {
  const params = { orderImportId: list._id };
  const booking = useApiMutation(calls.orderImports.book, {
    refreshes: [calls.orderImports.get, calls.orderImports.list, calls.orders.list],
    whenUnreachable: 'There was an error booking this list. Nothing is booked twice; please try again.',
    onSuccess: () => {
      forgetInTab(listKeptAs);
      onClose();
    },
  });
  const emails = useApiQuery(
    calls.orderImports.emails,
    { params },
    'We could not look up who is emailed. Everybody gets the emails of a single booking.',
  );
  const title = `Book ${formatCountOf(ready, 'order')}`;
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="go"
        autoFocus
        busy={booking.isPending || emails.isPending}
        busyLabel={booking.isPending ? 'Booking…' : 'One moment…'}
        onClick={() => booking.mutate({ params, body: { orders: ready, price: readyPrice } })}
      >
        {title}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      <Stack>
        <p>
          {`${formatCountOf(ready, 'order')} of ${list.companyName} for ${formatMoney(readyPrice)} in all.`}
          {failed > 0 &&
            ` ${formatCountOf(failed, 'order')} cannot be booked yet and ${failed === 1 ? 'is' : 'are'} left out.`}
        </p>
        <Note>An order whose price has changed since the check is not booked.</Note>
        <WhoIsEmailed emails={emails} />
        <ErrorNotice>{booking.error?.message}</ErrorNotice>
      </Stack>
    </Dialog>
  );
}

function WhoIsEmailed({ emails }: { emails: EmailsQuery }) {
  if (emails.isPending) return <Note role="status">Looking up who is emailed…</Note>;
  if (emails.error) return <Note role="status">{emails.error.message}</Note>;
  return <Recipients {...emails.data} />;
}

function Recipients({ emails, recipients }: BookingEmails) {
  return (
    <Note as="div">
      {`${emails === 1 ? '1 email goes' : `${formatCount(emails)} emails go`} out, as for each booking alone:`}
      <List aria-label="Recipients" tabIndex={0}>
        {recipients.map(({ address, party, emails: count, templates = [] }) => (
          <li key={address}>
            {`${address} (${partyNames[party]}): ${formatCountOf(count, 'email')}`}
            {templates.length > 0 && `, ${templates.map(emailTopicOf).join(', ')}`}
          </li>
        ))}
      </List>
    </Note>
  );
}
