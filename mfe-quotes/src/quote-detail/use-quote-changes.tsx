import { type LostReason, type Quote, type TransportType } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useConfirm } from '@overland/ui';
import { useApiMutation, useNavigate, useNotices } from '@overland/web';
import { useKeepQuote } from '../staff-form/use-keep-quote';
import { undoLabel } from '../undo-label';
import { LostQuestion } from './lost-question';
import { useChangeOptions, type useSaveQuote } from './use-save-quote';

/** Actions on a stored quote. `release` allows leaving an Unsaved one without the prompt. */
export function useQuoteChanges(quote: Quote, release: () => void, saving: ReturnType<typeof useSaveQuote>) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const keepQuote = useKeepQuote();
  const options = useChangeOptions();

  const { notify, offer } = useNotices.getState();
  const restore = useApiMutation(calls.quotes.update, {
    ...options,
    onSuccess: (restored) => {
      keepQuote(restored);
      notify('success', `Quote #${restored.uniqueId} is back among the saved ones.`);
    },
  });
  const archive = useApiMutation(calls.quotes.update, {
    ...options,
    onSuccess: (archived) => {
      release();
      keepQuote(archived);
      navigate('/quotes');
      const undo = () => restore.mutate({ body: { quoteId: archived._id, status: 'Saved' } });
      offer({
        kind: 'success',
        text: `Quote #${archived.uniqueId} is removed.`,
        action: { label: undoLabel([quote]), key: 'z', run: undo },
      });
    },
  });
  const repriced = { ...options, refreshes: [calls.quotes.list, calls.quotes.breakdown] };
  const transport = useApiMutation(calls.quotes.switchTransport, { ...repriced, onSuccess: keepQuote });
  const reprice = useApiMutation(calls.quotes.reprice, {
    ...repriced,
    onSuccess: (answer) => keepQuote(answer.quote),
  });

  const remove = async () => {
    let lostReason: LostReason | undefined;
    const isSure = await confirm({
      title: `Quote #${quote.uniqueId}`,
      text: (
        <>
          Remove this quote? It can be restored for 30 days: it is in the list of quotes with the status
          Archived.
          <LostQuestion onReason={(reason) => (lostReason = reason)} />
        </>
      ),
      confirmLabel: 'Remove Quote',
      isDestructive: true,
    });
    const why = lostReason === undefined ? {} : { lostReason };
    if (isSure) archive.mutate({ body: { quoteId: quote._id, status: 'Archived', ...why } });
  };
  return {
    save: () => void saving.save(),
    isSaving: saving.isSaving,
    restore: () => restore.mutate({ body: { quoteId: quote._id, status: 'Saved' } }),
    isRestoring: restore.isPending,
    remove: () => void remove(),
    isRemoving: archive.isPending,
    switchTo: (transportType: TransportType) =>
      transport.mutate({ body: { quoteId: quote._id, transportType } }),
    isSwitching: transport.isPending,
    priceAgain: () => reprice.mutate({ body: { quoteId: quote._id } }),
    isPricing: reprice.isPending,
    /** What the price was before it was made again on this page; null until then, and after another change. */
    before: reprice.data?.quote.version === quote.version ? reprice.data.before : null,
  };
}

export type QuoteChanges = ReturnType<typeof useQuoteChanges>;
