import type { ListView, ListViewRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiMutation, useNotices } from '@overland/web';
import { useConfirm } from '../overlays/confirm';

export function useListViewChanges() {
  const { notify, offer } = useNotices();
  const confirm = useConfirm();
  const refreshes = [calls.listViews.list];
  const adding = useApiMutation(calls.listViews.add, {
    refreshes,
    whenUnreachable: 'There was an error saving this view',
  });
  const removing = useApiMutation(calls.listViews.remove, {
    refreshes,
    whenUnreachable: 'There was an error deleting this view',
    onError: (error) => notify('error', error.message),
  });
  /** Fails with the error of a field, which the form shows. */
  const add = async (body: ListViewRequest) => {
    await adding.mutateAsync({ body });
    notify(
      'success',
      body.isShared ? `“${body.name}” is shared with your company.` : `“${body.name}” is saved.`,
    );
  };
  const again = ({ _id, isOwn: _isOwn, ...body }: ListView) =>
    void add(body).catch((error: Error) => notify('error', error.message));
  /** Everybody of the company loses a shared view, so that is asked; an own one can be had back. */
  const remove = async (view: ListView) => {
    const { _id: listViewId, name, isShared } = view;
    if (isShared && !(await confirm({ ...sharedQuestion, title: name }))) return;
    const isGone = await removing.mutateAsync({ params: { listViewId } }).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
    if (isShared) notify('success', `“${name}” is deleted.`);
    else {
      offer({
        kind: 'success',
        text: `“${name}” is deleted.`,
        action: { label: 'Undo', run: () => again(view) },
      });
    }
  };
  return { add, remove };
}

const sharedQuestion = {
  text: 'Everybody in your company loses this view. Are you sure you want to delete it?',
  confirmLabel: 'Delete view',
  isDestructive: true,
};
