import {
  FollowUpRequest,
  type FollowUpState,
  longestFollowUpSubject,
  longestFollowUpWords,
  type Quote,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { EmailPreview } from '@overland/quote-ui/email';
import { Note, Notice, TextButton } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import {
  EmailField,
  RadioInput,
  TextAreaField,
  TextField,
  useFormContext,
  useWatch,
} from '@overland/ui/forms';
import { keepPreviousData, useApiQuery, useSettled } from '@overland/web';
import { useEffect, useState } from 'react';
import { letterNames } from '../letter-names';
import { isFirstEmail, useSendFollowUp } from './use-follow-up-steps';

const settleMs = 400;

interface FollowUpDialogProps {
  quote: Quote;
  state: FollowUpState;
  onClose: () => void;
}

export function FollowUpDialog({ quote, state, onClose }: FollowUpDialogProps) {
  const [refusal, refuse] = useState<string | null>(null);
  const send = useSendFollowUp(quote);
  const [first] = state.letters;
  const words = { subject: first?.subject ?? '', words: first?.words ?? '' };
  return (
    <FormDialog
      title={`${isFirstEmail(state) ? 'Email' : 'Follow up'} quote #${quote.uniqueId}`}
      width={640}
      schema={FollowUpRequest}
      defaultValues={{ quoteId: quote._id, ...(state.to === '' && { to: '' }), ...words }}
      onSubmit={async (body) => {
        const refused = await send(body);
        if (refused === null) return onClose();
        refuse(refused);
        return false;
      }}
      onClose={onClose}
      submitLabel="Send"
      busyLabel="Sending…"
      disabled={refusal !== null}
    >
      <Fields state={state} />
      {refusal === null ? (
        <Preview quoteId={quote._id} to={state.to} onRefused={refuse} />
      ) : (
        <Notice tone="amber" live>
          {refusal}
        </Notice>
      )}
    </FormDialog>
  );
}

function Fields({ state: { to, letters, isUnsubscribed } }: { state: FollowUpState }) {
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
      {isUnsubscribed && <NoReminders />}
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
    </>
  );
}

const NoReminders = () => (
  <Notice tone="amber" live>
    This customer wants no reminders, and gets this one email as it is the quote itself.
  </Notice>
);

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

interface PreviewProps {
  quoteId: string;
  to: string;
  onRefused: (why: string) => void;
}

/** As the customer will get it, written anew when typing pauses. */
function Preview({ quoteId, to: known, onRefused }: PreviewProps) {
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
  const refusal = preview.error?.status === 409 ? preview.error.message : null;
  useEffect(() => {
    if (refusal !== null) onRefused(refusal);
  }, [refusal, onRefused]);
  if (!isReady && preview.data === undefined) {
    return <Note>The preview is shown here once the fields are filled in.</Note>;
  }
  return (
    <>
      {known === '' && preview.data?.isUnsubscribed && <NoReminders />}
      <EmailPreview preview={preview} />
    </>
  );
}
