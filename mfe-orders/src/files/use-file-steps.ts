import { type OrderFile } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { messageOf } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';

const refreshes = [calls.orders.get, calls.orders.activities];

/** `useApiMutation` has shown the failure already. */
const ignore = () => undefined;

export function useFileSteps(orderId: string) {
  const notify = useNotices((state) => state.notify);
  const offer = useNotices((state) => state.offer);
  const options = (whenUnreachable: string) => ({
    refreshes,
    whenUnreachable,
    onError: (error: unknown) => notify('error', messageOf(error)),
  });
  const removal = useApiMutation(calls.orderFiles.remove, options('There was an error removing this file'));
  const restoring = useApiMutation(
    calls.orderFiles.restore,
    options('There was an error restoring this file'),
  );
  const showing = useApiMutation(
    calls.orderFiles.setForCustomer,
    options('There was an error changing who sees this file'),
  );
  // Callbacks of mutate() would not run after the page was left.
  const restore = ({ key, name }: OrderFile) =>
    void restoring
      .mutateAsync({ params: { orderId }, body: { key } })
      .then(() => notify('success', `${name} was restored.`), ignore);
  const remove = (file: OrderFile) =>
    void removal.mutateAsync({ params: { orderId }, body: { url: file.key } }).then(
      () =>
        offer({
          kind: 'success',
          text: `${file.name} was removed.`,
          action: { label: 'Undo', run: () => restore(file) },
        }),
      ignore,
    );
  const setForCustomer = ({ key, name }: OrderFile, forCustomer: boolean) =>
    void showing
      .mutateAsync({ params: { orderId }, body: { key, forCustomer } })
      .then(
        () =>
          notify(
            'success',
            forCustomer ? `The customer sees ${name} now.` : `The customer no longer sees ${name}.`,
          ),
        ignore,
      );
  return { remove, restore, setForCustomer };
}
