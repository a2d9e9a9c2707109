import type { LostReason, QuoteRow, QuotesReport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatCountOf } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { undoLabel } from '../undo-label';

const refreshes = [calls.quotes.list, calls.quotes.get];

/** Brings removed quotes back, and says how many. */
export function useRestoring() {
  const { notify } = useNotices.getState();
  const restoring = useApiMutation(calls.quotes.changeStatusOfMany, {
    refreshes,
    whenUnreachable: 'There was an error restoring these quotes',
    onSuccess: ({ done, refused }) => {
      if (done.length > 0) notify('success', `${isOrAre(done.length)} back among the saved ones.`);
      if (refused.length > 0)
        notify('error', `Not restored: ${refused.map(({ uniqueId }) => `#${uniqueId}`).join(', ')}.`);
    },
    onError: ({ message }) => notify('error', message),
  });
  return (quoteIds: string[]) => restoring.mutate({ body: { quoteIds, status: 'Saved' } });
}

/** Removes several quotes, says how many, and offers to take that back. */
export function useRemoval() {
  const { offer } = useNotices.getState();
  const restore = useRestoring();
  const removing = useApiMutation(calls.quotes.changeStatusOfMany, {
    refreshes,
    whenUnreachable: 'There was an error removing these quotes',
  });
  const remove = async (quotes: readonly QuoteRow[], lostReason?: LostReason): Promise<QuotesReport> => {
    const quoteIds = quotes.map(({ _id }) => _id);
    const report = await removing.mutateAsync({ body: { quoteIds, status: 'Archived', lostReason } });
    const removed = new Set(report.done.map(({ quoteId }) => quoteId));
    if (removed.size > 0) {
      const label = undoLabel(quotes.filter(({ _id }) => removed.has(_id)));
      offer({
        kind: 'success',
        text: `${isOrAre(removed.size)} removed.`,
        action: { label, key: 'z', run: () => restore([...removed]) },
      });
    }
    return report;
  };
  return { remove, isRemoving: removing.isPending };
}

const isOrAre = (count: number) => `${formatCountOf(count, 'quote')} ${count === 1 ? 'is' : 'are'}`;
