import type { WorkItem, WorkMark } from '@overland/contracts';
import { addDays, dayHere } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import { formatListDay, formatWeekday, LateMenu, useLoadedLater } from '@overland/ui';
import { useApiMutation, useNotices, useSession } from '@overland/web';
import { useState } from 'react';

/** Days after today until which a step is put off. */
const choices = [1, 2, 3, 7, 14];

const loadDialogs = () => import('./later-dialogs');

/** Puts a step off until a day, or says who sees to it. */
export function LaterMenu({ item }: { item: WorkItem }) {
  const userId = useSession((state) => state.userId);
  const [asks, setAsks] = useState<'day' | 'person' | null>(null);
  const dialogs = useLoadedLater(loadDialogs, asks !== null);
  const { isMarking, mark, markNow } = useMark(item);
  const { uniqueId, assignee, ownerId, snoozedUntil } = item;
  const today = dayHere(new Date());
  const close = () => setAsks(null);
  const snooze = (until: string) => ({
    body: { snoozedUntil: until },
    done: `is snoozed until ${formatListDay(until)}.`,
    undo: { snoozedUntil: snoozedUntil ?? null },
  });
  const isMine = (assignee?.userId ?? ownerId) === userId;
  const entries = [
    ...(snoozedUntil
      ? [
          {
            label: 'Bring back now',
            onPick: () => markNow({ body: { snoozedUntil: null }, done: 'is in the list again.' }),
          },
        ]
      : []),
    ...choices.map((days) => {
      const until = addDays(today, days);
      const name = `${formatWeekday(until)}, ${formatListDay(until)}`;
      return {
        label: days === 1 ? `Until tomorrow, ${formatListDay(until)}` : `Until ${name}`,
        onPick: () => markNow(snooze(until)),
      };
    }),
    { label: 'Until another day…', onPick: () => setAsks('day') },
    { label: 'Assign to…', startsGroup: true, onPick: () => setAsks('person') },
    ...(isMine
      ? []
      : [
          {
            label: 'Assign to me',
            onPick: () => markNow({ body: { assignee: 'me' }, done: 'is assigned to you.' }),
          },
        ]),
    ...(assignee
      ? [
          {
            label: 'Assign to nobody',
            onPick: () => markNow({ body: { assignee: null }, done: 'is assigned to nobody.' }),
          },
        ]
      : []),
  ];
  return (
    <>
      <LateMenu
        size="small"
        label="Later"
        aria-label={`Later, or who: order #${uniqueId}`}
        busy={isMarking}
        entries={entries}
      />
      {dialogs && asks === 'day' && (
        <dialogs.SnoozeDialog
          {...{ item, today }}
          onSnooze={(until) => mark(snooze(until)).then(close)}
          onClose={close}
        />
      )}
      {dialogs && asks === 'person' && (
        <dialogs.AssignStepDialog
          item={item}
          onAssign={(to) => mark({ body: { assignee: to }, done: 'is assigned.' }).then(close)}
          onClose={close}
        />
      )}
    </>
  );
}

interface Marking {
  body: WorkMark;
  /** What the notice says of the step. */
  done: string;
  /** What makes it as it was. */
  undo?: WorkMark;
}

function useMark({ orderId, kind, uniqueId }: WorkItem) {
  const notify = useNotices((state) => state.notify);
  const offer = useNotices((state) => state.offer);
  const marking = useApiMutation(calls.orderTables.markWork, {
    whenUnreachable: 'There was an error changing this step',
    refreshes: [calls.orderTables.workList],
  });
  /** Fails with the error of a field, which the form shows. */
  const mark = async ({ body, done, undo }: Marking): Promise<void> => {
    await marking.mutateAsync({ params: { orderId, kind }, body });
    const back = undo && { body: undo, done: 'is as it was before.' };
    const action = back && { label: 'Undo Snooze', key: 'z', run: () => markNow(back) };
    const text = `The step of order #${uniqueId} ${done}`;
    offer({ kind: 'success', text, about: `${orderId} ${kind}`, ...(action && { action }) });
  };
  const markNow = (what: Marking) => void mark(what).catch(({ message }: Error) => notify('error', message));
  return { isMarking: marking.isPending, mark, markNow };
}
