import {
  type FollowUpsPlan,
  type FollowUpsReport,
  type PlannedFollowUp,
  type QuoteRow,
  type ReminderLetter,
  reminderLetters,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { LeftOut, Reasons, RecipientList, SendButtons } from '@overland/quote-ui/recipients';
import { Button, ErrorNotice, formatCountOf, messageOf, Note, Stack } from '@overland/ui';
import { RadioInput } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { keepPreviousData, useApiQuery } from '@overland/web';
import { useState } from 'react';
import { letterNames } from '../letter-names';
import { MissingAddresses } from './missing-addresses';
import { type Addresses, goingOf, isWrong, noteOf } from './planned-emails';
import { PlannedPreview } from './planned-preview';
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
  const [typed, setTyped] = useState<Addresses>({});
  const plan = usePlan(quotes, letter);
  const { data } = plan;
  const going = data ? goingOf(data, { unticked, typed }) : [];
  const isMistyped = data?.withoutAddress.some(({ quoteId }) => isWrong(typed[quoteId])) ?? false;
  const sending = useSending({ going, letter, isMistyped, onDone });
  if (data && data.possible.length + data.withoutAddress.length === 0)
    return <Nobody refused={data.refused} onClose={onClose} />;
  const actions = (
    <SendButtons
      plan={plan}
      label={going.length === 0 ? 'Send' : `Send ${formatCountOf(going.length, 'Email')}`}
      busyLabel="Sending…"
      isSending={sending.isBusy}
      isEmpty={going.length === 0}
      onSend={() => void sending.submit()}
      onClose={onClose}
    />
  );
  return (
    <Dialog open onClose={onClose} title={titleOf(quotes, data && going)} actions={actions} width={640}>
      <Stack>
        {plan.isPending && <Note role="status">Looking up who is emailed…</Note>}
        <ErrorNotice>{plan.error?.message ?? sending.error}</ErrorNotice>
        {data && (
          <>
            <Letter letter={letter} plan={data} onChange={setLetter} />
            <LeftOut what="quote" refused={data.refused} />
            <RecipientList
              recipients={data.possible.map((one) => recipientOf(one, going))}
              all={{ label: `All ${data.possible.length} with an address`, sum: '' }}
              unticked={unticked}
              onChange={setUnticked}
            />
            <MissingAddresses
              quotes={data.withoutAddress}
              typed={typed}
              onChange={setTyped}
              isChecked={sending.isChecked}
            />
            <PlannedPreview going={going} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** "Send Follow-up: 2 of 3 quotes" */
function titleOf(
  { length: all }: readonly QuoteRow[],
  going: readonly PlannedFollowUp[] | undefined,
): string {
  const some = going && going.length !== all ? `${going.length} of ` : '';
  return `Send Follow-up: ${some}${formatCountOf(all, 'quote')}`;
}

interface Sending {
  going: readonly PlannedFollowUp[];
  letter: ReminderLetter;
  isMistyped: boolean;
  onDone: FollowUpsDialogProps['onDone'];
}

/** Nothing goes while an address is wrong: it is marked. */
function useSending({ going, letter, isMistyped, onDone }: Sending) {
  const [state, setState] = useState<{ isBusy: boolean; isChecked: boolean; error: string | null }>({
    isBusy: false,
    isChecked: false,
    error: null,
  });
  const send = useFollowUps();
  const submit = async () => {
    setState({ isBusy: !isMistyped, isChecked: true, error: null });
    if (isMistyped) return;
    try {
      onDone(await send(going, letter));
    } catch (error) {
      setState({ isBusy: false, isChecked: true, error: messageOf(error) });
    }
  };
  return { ...state, submit };
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

interface LetterProps {
  letter: ReminderLetter;
  plan: FollowUpsPlan;
  onChange: (letter: ReminderLetter) => void;
}

/** Asked only where somebody gets one of these. */
function Letter({ letter, plan, onChange }: LetterProps) {
  const planned = [...plan.possible, ...plan.withoutAddress];
  const firsts = planned.filter((one) => one.letter === 'offer').length;
  return (
    <>
      {firsts < planned.length && (
        <RadioInput
          label={firsts === 0 ? 'Email' : 'Email to those who have their quote'}
          value={letter}
          options={reminderLetters.map((value) => ({ value, label: letterNames[value] }))}
          onChange={onChange}
        />
      )}
      <Note>
        One email for each quote, with its prices and the link to book, in the customer’s language.
        {firsts > 0 && ' Whoever was not emailed the quote yet gets the quote itself.'} They go out a minute
        from now; until then you can undo it.
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

const recipientOf = (one: PlannedFollowUp, going: readonly PlannedFollowUp[]) => ({
  ...{ id: one.quoteId, uniqueId: one.uniqueId, customer: one.customer, address: one.to },
  what: '',
  note: noteOf(one, going),
});
