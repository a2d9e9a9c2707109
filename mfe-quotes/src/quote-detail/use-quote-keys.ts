import { calls } from '@overland/contracts/calls';
import { type PageKey, useDownload, useNavigate, usePageKeys } from '@overland/web';
import { type ActionsProps, bookingAddress } from './actions-card';
import { quoteActions } from './quote-actions';

/** A key for each action of a quote, as far as its state has it. `o` and `q` are the second keys of the shell's pairs. */
export function useQuoteKeys({ quote, choice, changes, onLeave }: Omit<ActionsProps, 'price'>): void {
  const navigate = useNavigate();
  const { download } = useDownload(calls.quotes.pdf, 'There was an error making the PDF');
  const { canBook, canSave, canEdit, canRestore, canRemove } = quoteActions(quote);
  const { _id: quoteId, uniqueId, orderId } = quote;
  const leaveFor = (address: string) => () => {
    onLeave();
    void navigate(address);
  };
  const steps: (PageKey & { key: string; isOffered: boolean })[] = [
    { key: 'b', label: 'Book Order', isOffered: canBook, run: leaveFor(bookingAddress(quoteId, choice)) },
    { key: 'v', label: 'View Order', isOffered: Boolean(orderId), run: leaveFor(`/order/${orderId}`) },
    { key: 's', label: 'Save', isOffered: canSave, run: changes.save },
    { key: 'r', label: 'Restore', isOffered: canRestore, run: changes.save },
    { key: 'e', label: 'Edit', isOffered: canEdit, run: leaveFor(`/quote/${quoteId}/edit`) },
    {
      key: 'p',
      label: 'PDF',
      isOffered: true,
      run: () => download({ params: { quoteId } }, `quote-${uniqueId}.pdf`),
    },
    {
      key: 'u',
      label: 'Duplicate',
      isOffered: true,
      run: () => void navigate(`/get-quote?from=${quoteId}`),
    },
    { key: 'd', label: 'Remove', isOffered: canRemove, run: changes.remove },
  ];
  const why = `Not possible while the quote is “${quote.status}”.`;
  const refused = steps.filter(({ isOffered }) => !isOffered);
  const followUp = canBook ? [] : [{ key: 'f', label: 'Follow up by email', why }];
  usePageKeys(
    steps.filter(({ isOffered }) => isOffered),
    [...refused.map(({ key, label }) => ({ key, label, why })), ...followUp],
  );
}
