import { mentionedIn, type Order, type PersonName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { usePeople } from '@overland/quote-ui/owner';
import { Note, styled } from '@overland/ui';
import { Form, MentionField, SubmitButton, useWatch } from '@overland/ui/forms';
import { keepInTab, keptOfPerson, readKept, siteConfig, useApiMutation, useSession } from '@overland/web';
import { type KeyboardEvent, useState } from 'react';

const Box = styled('div')({ marginBottom: 22 });

const loadSchema = () => import('@overland/contracts').then(({ OrderNote }) => OrderNote);
const emptyNote = { note: '' };

export function NoteBox({ order: { orderId, portalId, companyName } }: { order: Order }) {
  const add = useApiMutation(calls.orderWork.addNote, {
    whenUnreachable: 'There was an error updating this order',
    refreshes: [calls.orders.activities],
  });
  const people = useMentionable(portalId);
  const as = keptOfPerson(`note-${orderId}`);
  const [picked, setPicked] = useMentioned(`${as}-mentioned`);
  return (
    <Box onKeyDown={sendWithEnter}>
      <Form
        schema={loadSchema}
        defaultValues={emptyNote}
        keep={{ as }}
        label="Add a note"
        onSubmit={async ({ note }, form) => {
          const mentions = mentionedIn(note, picked).map(({ _id }) => _id);
          await add.mutateAsync({ params: { orderId }, body: { note, mentions } });
          setPicked([]);
          // The button goes away with the text.
          form.setFocus('note');
          form.reset(emptyNote);
        }}
      >
        <MentionField
          name="note"
          label="Note"
          placeholder="Add a note. @ mentions somebody."
          hint={`${readersOf(companyName)} read it, customers do not.`}
          rows={2}
          maxLength={2000}
          people={people.found}
          onFocus={people.want}
          onMention={(person) => setPicked([...picked.filter((one) => one !== person), person])}
        />
        <AddButton />
      </Form>
    </Box>
  );
}

/** Whom the note mentions so far; kept with it. */
function useMentioned(as: string) {
  const [picked, setPicked] = useState(() => (readKept(as) ?? []) as readonly PersonName[]);
  const set = (people: readonly PersonName[]) => {
    setPicked(people);
    keepInTab(as, people);
  };
  return [picked, set] as const;
}

function readersOf(company: string): string {
  const { brandName } = siteConfig();
  return company === brandName ? `People of ${brandName}` : `People of ${company} and of ${brandName}`;
}

/** Who may open an order of this company; asked for once somebody begins to write. */
function useMentionable(portalId: string) {
  const [isWanted, setWanted] = useState(false);
  const { data = [] } = usePeople(portalId, { isWanted });
  const userId = useSession((state) => state.userId);
  const found = data.filter(({ _id, isArchived }) => !isArchived && _id !== userId);
  return { found, want: () => setWanted(true) };
}

/** Ctrl or Cmd with Enter adds the note; Enter alone begins a line. */
function sendWithEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
}

const Add = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });

function AddButton() {
  const note = useWatch<typeof emptyNote, 'note'>({ name: 'note' });
  if (note === '') return null;
  return (
    <Add>
      <SubmitButton variant="plain" size="small" busyLabel="Adding…">
        Add Note
      </SubmitButton>
      <Note as="span">Or press Ctrl Enter.</Note>
    </Add>
  );
}
