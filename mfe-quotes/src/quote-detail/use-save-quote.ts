import { messages, type Quote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiError, useApiMutation, useNotices } from '@overland/web';
import { useKeepQuote } from '../staff-form/use-keep-quote';

/** What each change of a stored quote has in common. */
export function useChangeOptions() {
  const notify = useNotices((state) => state.notify);
  return {
    refreshes: [calls.quotes.list],
    whenUnreachable: 'There was an error updating this quote',
    onError: (error: ApiError) => notify('error', error.message || messages.internal),
  };
}

export function useSaveQuote({ _id }: Pick<Quote, '_id'>) {
  const notify = useNotices((state) => state.notify);
  const keepQuote = useKeepQuote();
  const { mutateAsync, isPending } = useApiMutation(calls.quotes.update, {
    ...useChangeOptions(),
    onSuccess: (saved) => {
      keepQuote(saved);
      notify('success', 'Quote has been saved.');
    },
  });
  /** @returns whether it is saved; why not is said. */
  const save = () =>
    mutateAsync({ body: { quoteId: _id, status: 'Saved' } }).then(
      () => true,
      () => false,
    );
  return { save, isSaving: isPending };
}
