import {
  type FollowUpsPlan,
  type FollowUpsReport,
  type QuoteRow,
  type ReminderLetter,
  reminderLetters,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { LeftOut, Reasons, RecipientList } from '@overland/quote-ui/recipients';
import { Button, ErrorNotice, formatCountOf, messageOf, Note, Stack } from '@overland/ui';
import { RadioInput } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { keepPreviousData, useApiQuery } from '@overland/web';
import { useState } from 'react';
import { letterNames } from '../letter-names';
import { useFollowUps } from './use-follow-ups';

interface FollowUpsDialogProps {
  quotes: readonly QuoteRow[];
  onDone: (report: FollowUpsReport) => void;
  onClose: () => void;
}

/** Before several quotes are followed up: who gets which email, each of whom can be left out. */
export function FollowUpsDialog({ quotes, onDone, onClose }: FollowUpsDialogProps) {
  const [letter, setLetter] = useState<ReminderLetter>('reminder');
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState<{ isBusy: boolean; error: string | null }>({
    isBusy: false,
    error: null,
  });
  const plan = usePlan(quotes, letter);
  const send = useFollowUps();
  const ticked = plan.data?.possible.filter(({ quoteId }) => !unticked.has(quoteId)) ?? [];
  const submit = async () => {
    setSending({ isBusy: true, error: null });
    try {
      onDone(
        await send(
          ticked.map(({ quoteId }) => quoteId),
          letter,
        ),
      );
    } catch (error) {
      setSending({ isBusy: false, error: messageOf(error) });
    }
  };
  if (plan.data?.possible.length === 0) return <Nobody refused={plan.data.refused} onClose={onClose} />;
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {plan.isError ? (
        <Button variant="go" onClick={() => void plan.refetch()}>
          Try Again
        </Button>
      ) : (
        <Button
          variant="go"
          busy={plan.isPending || sending.isBusy}
          busyLabel={sending.isBusy ? 'Sending…' : 'One moment…'}
          disabled={ticked.length === 0}
          onClick={() => void submit()}
        >
          {ticked.length === 0 ? 'Send' : `Send ${formatCountOf(ticked.length, 'Email')}`}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Send Follow-up: ${formatCountOf(quotes.length, 'quote')}`}
      actions={actions}
      width={600}
    >
      <Stack>
        <Letter letter={letter} onChange={setLetter} />
        {plan.isPending && <Note role="status">Looking up who is emailed…</Note>}
        <ErrorNotice>{plan.error?.message ?? sending.error}</ErrorNotice>
        {plan.data && (
          <>
            <LeftOut what="quote" refused={plan.data.refused} />
            <RecipientList
              recipients={plan.data.possible.map(recipientOf)}
              all={{ label: `All ${formatCountOf(plan.data.possible.length, 'customer')}`, sum: '' }}
              unticked={unticked}
              onChange={setUnticked}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function Nobody({ refused, onClose }: Pick<FollowUpsPlan, 'refused'> & { onClose: () => void }) {
  const actions = (
    <Button variant="go" onClick={onClose} autoFocus>
      Close
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title="Nobody can be emailed now" actions={actions}>
      <Reasons what="quote" refused={refused} />
    </Dialog>
  );
}

function Letter({
  letter,
  onChange,
}: {
  letter: ReminderLetter;
  onChange: (letter: ReminderLetter) => void;
}) {
  return (
    <>
      <RadioInput
        label="Email"
        value={letter}
        options={reminderLetters.map((value) => ({ value, label: letterNames[value] }))}
        onChange={onChange}
      />
      <Note>
        One email for each quote, with its prices and the link to book, in the customer’s language. Whoever
        was not emailed the quote yet gets the quote itself. They go out a minute from now; until then you can
        undo it.
      </Note>
    </>
  );
}

/** Asked anew each time, as another person may have written to a customer. */
const usePlan = (quotes: readonly QuoteRow[], letter: ReminderLetter) =>
  useApiQuery(
    calls.followUps.plan,
    { body: { quoteIds: quotes.map(({ _id }) => _id), letter } },
    { gcTime: 0, placeholderData: keepPreviousData, whenUnreachable: 'We could not look up who is emailed.' },
  );

const recipientOf = ({
  quoteId: id,
  uniqueId,
  customer,
  to: address,
  letter,
}: FollowUpsPlan['possible'][number]) => ({
  ...{ id, uniqueId, customer, address },
  what: '',
  note: letterNames[letter],
});
