import { calls } from '@overland/contracts/calls';
import { useDownload, useNavigate, usePageKeys } from '@overland/web';
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
  usePageKeys([
    ...(canBook ? [{ key: 'b', label: 'Book Order', run: leaveFor(bookingAddress(quoteId, choice)) }] : []),
    ...(orderId ? [{ key: 'v', label: 'View Order', run: leaveFor(`/order/${orderId}`) }] : []),
    ...(canSave ? [{ key: 's', label: 'Save', run: changes.save }] : []),
    ...(canRestore ? [{ key: 'r', label: 'Restore', run: changes.save }] : []),
    ...(canEdit ? [{ key: 'e', label: 'Edit', run: leaveFor(`/quote/${quoteId}/edit`) }] : []),
    {
      key: 'p',
      label: 'PDF',
      run: () => download({ params: { quoteId } }, `quote-${uniqueId}.pdf`),
    },
    { key: 'u', label: 'Duplicate', run: () => void navigate(`/get-quote?from=${quoteId}`) },
    ...(canRemove ? [{ key: 'd', label: 'Remove', run: changes.remove }] : []),
  ]);
}
