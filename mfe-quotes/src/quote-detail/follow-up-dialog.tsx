import {
  type FollowUpLetterName,
  FollowUpRequest,
  type FollowUpState,
  longestFollowUpSubject,
  longestFollowUpWords,
  type Quote,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { EmailPreview } from '@overland/quote-ui/email';
import { Note, TextButton } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import {
  EmailField,
  RadioInput,
  TextAreaField,
  TextField,
  useFormContext,
  useWatch,
} from '@overland/ui/forms';
import { keepPreviousData, useApiMutation, useApiQuery, useSettled } from '@overland/web';
import { useState } from 'react';
import { isFirstEmail, refreshedByFollowUps } from './use-follow-up-steps';

const letterNames: Record<FollowUpLetterName, string> = {
  offer: 'The quote',
  reminder: 'A short reminder',
  questions: 'Any questions?',
  priceEnds: 'The price ends soon',
};
const settleMs = 400;

interface FollowUpDialogProps {
  quote: Quote;
  state: FollowUpState;
  onClose: () => void;
}

export function FollowUpDialog({ quote, state, onClose }: FollowUpDialogProps) {
  const { mutateAsync } = useApiMutation(calls.followUps.send, {
    refreshes: refreshedByFollowUps,
    whenUnreachable: 'There was an error sending this email',
  });
  const [first] = state.letters;
  const words = { subject: first?.subject ?? '', words: first?.words ?? '' };
  return (
    <FormDialog
      title={`${isFirstEmail(state) ? 'Email' : 'Follow up'} quote #${quote.uniqueId}`}
      width={640}
      schema={FollowUpRequest}
      defaultValues={{ quoteId: quote._id, ...(state.to === '' && { to: '' }), ...words }}
      onSubmit={async (body) => {
        await mutateAsync({ body });
        onClose();
      }}
      onClose={onClose}
      submitLabel="Send"
      busyLabel="Sending…"
    >
      <Fields quoteId={quote._id} state={state} />
    </FormDialog>
  );
}

function Fields({ quoteId, state }: { quoteId: string; state: FollowUpState }) {
  const { to, letters } = state;
  return (
    <>
      {to === '' ? (
        <EmailField
          name="to"
          label="Customer’s email"
          hint="The quote keeps it."
          autoComplete="off"
          autoFocus
        />
      ) : null}
      <Letters letters={letters} />
      <TextField name="subject" label="Subject" maxLength={longestFollowUpSubject} />
      <TextAreaField
        name="words"
        label="Message"
        hint="The prices and the link to book follow below."
        rows={6}
        maxLength={longestFollowUpWords}
      />
      <Note>
        It goes out a minute after you send it, and you can undo it until then. A quote can be emailed once a
        day.
      </Note>
      <Preview quoteId={quoteId} to={to} />
    </>
  );
}

/** Words that somebody has changed are replaced only when that is asked for. */
function Letters({ letters }: Pick<FollowUpState, 'letters'>) {
  const [name, setName] = useState(letters[0]?.name);
  const { setValue } = useFormContext<FollowUpRequest>();
  const [subject, words] = useWatch<FollowUpRequest, ['subject', 'words']>({ name: ['subject', 'words'] });
  const isOf = (letter: FollowUpState['letters'][number]) =>
    letter.subject === subject && letter.words === words;
  const chosen = letters.find((letter) => letter.name === name);
  const fill = (letter: typeof chosen) => {
    if (!letter) return;
    setValue('subject', letter.subject, { shouldValidate: true, shouldDirty: true });
    setValue('words', letter.words, { shouldValidate: true, shouldDirty: true });
  };
  return (
    <div>
      <RadioInput
        label="Begin with"
        value={name}
        options={letters.map((letter) => ({ value: letter.name, label: letterNames[letter.name] }))}
        onChange={(next) => {
          setName(next);
          if (letters.some(isOf)) fill(letters.find((letter) => letter.name === next));
        }}
      />
      {chosen && !letters.some(isOf) && (
        <Note>
          {words.trim() !== '' && 'Your words are kept. '}
          <TextButton onClick={() => fill(chosen)}>Use the words of the template</TextButton>
        </Note>
      )}
    </div>
  );
}

/** As the customer will get it, written anew when typing pauses. */
function Preview({ quoteId, to: known }: { quoteId: string; to: string }) {
  const [to, subject, words] = useWatch<FollowUpRequest, ['to', 'subject', 'words']>({
    name: ['to', 'subject', 'words'],
  });
  const settled = useSettled({ quoteId, ...(known === '' && { to }), subject, words }, settleMs);
  const parsed = FollowUpRequest.safeParse(settled);
  const isReady = parsed.success && (known !== '' || parsed.data.to !== undefined);
  const preview = useApiQuery(
    calls.followUps.preview,
    { body: parsed.success ? parsed.data : settled },
    {
      enabled: isReady,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      placeholderData: keepPreviousData,
      whenUnreachable: 'There was an error getting the preview of this email',
    },
  );
  if (!isReady && preview.data === undefined) {
    return <Note>The preview is shown here once the fields are filled in.</Note>;
  }
  return <EmailPreview preview={preview} />;
}
