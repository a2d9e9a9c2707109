import { type OrderFile, orderFiles, orders } from '@overland/contracts';
import { messageOf } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';

const refreshes = [orders.get, orders.activities];

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
  const restore = ({ key, name }: OrderFile) =>
    restoring.mutate(
      { params: { orderId }, body: { key } },
      { onSuccess: () => notify('success', `${name} was restored.`) },
    );
  const remove = (file: OrderFile) =>
    removal.mutate(
      { params: { orderId }, body: { url: file.key } },
      {
        onSuccess: () =>
          offer({
            kind: 'success',
            text: `${file.name} was removed.`,
            action: { label: 'Undo', run: () => restore(file) },
          }),
      },
    );
  return { remove, restore };
}
