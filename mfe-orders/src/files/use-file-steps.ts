import { type OrderFile, orderFiles, orders } from '@overland/contracts';
import { messageOf } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';

const refreshes = [orders.get, orders.activities];

/** The call has told it already. */
const ignore = () => undefined;

/** Removing a file with Undo, and bringing back one that was removed. */
export function useFileSteps(orderId: string) {
  const notify = useNotices((state) => state.notify);
  const offer = useNotices((state) => state.offer);
  const fail = (error: unknown) => notify('error', messageOf(error));
  const removal = useApiMutation(orderFiles.remove, {
    refreshes,
    whenUnreachable: 'There was an error removing this file',
    onError: fail,
  });
  const restoring = useApiMutation(orderFiles.restore, {
    refreshes,
    whenUnreachable: 'There was an error restoring this file',
    onError: fail,
  });
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
  return { remove, restore };
}
