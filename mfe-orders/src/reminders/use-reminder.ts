import { type Order, type Reminder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiMutation, useApiQuery, useNotices } from '@overland/web';
import { halfMinute } from '../order-queries';

const refreshes = [calls.reminders.list];
const whenUnreachable = 'There was an error with this reminder. Please try again.';

/** The own reminder of an order; null without one, and until it is known. */
export function useReminder(orderId: string): Reminder | null {
  const { data } = useApiQuery(
    calls.reminders.list,
    { query: { orderId } },
    { whenUnreachable: 'There was an error getting your reminder', refetchInterval: halfMinute },
  );
  return data?.[0] ?? null;
}

export const useSetReminder = () => useApiMutation(calls.reminders.set, { whenUnreachable, refreshes });

/** Removes it, which can be taken back. */
export function useRemoveReminder({ orderId, uniqueId }: Pick<Order, 'orderId' | 'uniqueId'>) {
  const onError = ({ message }: { message: string }) => useNotices.getState().notify('error', message);
  const set = useApiMutation(calls.reminders.set, { whenUnreachable, refreshes, onError });
  const removal = useApiMutation(calls.reminders.remove, { whenUnreachable, refreshes, onError });
  const remove = ({ at, words }: Reminder) =>
    removal.mutate(
      { params: { orderId } },
      {
        onSuccess: () =>
          useNotices.getState().offer({
            kind: 'success',
            text: `The reminder of order #${uniqueId} is removed.`,
            about: `reminder ${orderId}`,
            action: { label: 'Undo', run: () => set.mutate({ params: { orderId }, body: { at, words } }) },
          }),
      },
    );
  return { remove, isRemoving: removal.isPending };
}
