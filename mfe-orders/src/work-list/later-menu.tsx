import type { WorkItem } from '@overland/contracts';
import { addDays, todayIn } from '@overland/contracts/calendar';
import { calls } from '@overland/contracts/calls';
import { formatListDay, formatWeekday, LateMenu } from '@overland/ui';
import { useApiMutation, useNotices, useSession } from '@overland/web';

/** Days after today until which a step is put off. */
const choices = [1, 2, 3, 7, 14];

/** Puts a step off until a day, or says who sees to it. */
export function LaterMenu({ item }: { item: WorkItem }) {
  const userId = useSession((state) => state.userId);
  const notify = useNotices((state) => state.notify);
  const marking = useApiMutation(calls.orderTables.markWork, {
    whenUnreachable: 'There was an error changing this step',
    refreshes: [calls.orderTables.workList],
    onError: ({ message }) => notify('error', message),
  });
  const { orderId, kind, uniqueId, assignee, snoozedUntil } = item;
  const mark = (body: Parameters<typeof marking.mutate>[0]['body'], text: string) =>
    marking.mutate({ params: { orderId, kind }, body }, { onSuccess: () => notify('success', text) });
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const about = `The step of order #${uniqueId}`;
  const isMine = assignee?.userId === userId;
  const entries = [
    ...(snoozedUntil
      ? [
          {
            label: 'Bring back now',
            onPick: () => mark({ snoozedUntil: null }, `${about} is in the list again.`),
          },
        ]
      : []),
    ...choices.map((days) => {
      const until = addDays(today, days);
      const name = `${formatWeekday(until)}, ${formatListDay(until)}`;
      return {
        label: days === 1 ? `Until tomorrow, ${formatListDay(until)}` : `Until ${name}`,
        onPick: () => mark({ snoozedUntil: until }, `${about} is snoozed until ${formatListDay(until)}.`),
      };
    }),
    isMine
      ? {
          label: 'Not mine any more',
          startsGroup: true,
          onPick: () => mark({ assignee: null }, `${about} is assigned to nobody.`),
        }
      : {
          label: 'Assign to me',
          startsGroup: true,
          onPick: () => mark({ assignee: 'me' }, `${about} is assigned to you.`),
        },
  ];
  return (
    <LateMenu
      size="small"
      label="Later"
      aria-label={`Later, or mine: order #${uniqueId}`}
      busy={marking.isPending}
      entries={entries}
    />
  );
}
