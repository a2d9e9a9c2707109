import { claimStepNames, type Order, type OrderClaim, type OrderClaims } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiError, useApiMutation, useCached, useNotices } from '@overland/web';
import { useIsOrderPage } from '../order-detail/use-is-order-page';

/** "Undo Approval": it may stand beside that of the order’s last step. */
export const undoClaimLabel = ({ state }: OrderClaim): string => `Undo ${claimStepNames[state]}`;

/** What every change of a claim does on the page: shows the answer, and offers to take it back. */
export function useClaimChange({ orderId }: Pick<Order, 'orderId'>) {
  const offer = useNotices((state) => state.offer);
  const notify = useNotices((state) => state.notify);
  const isOrderPage = useIsOrderPage();
  const { keep, readAgain } = useCached(calls.orderClaims.list);
  const options = {
    refreshes: [calls.orders.activities, calls.orderTables.workList, calls.emails.logs],
    onSuccess: (saved: OrderClaims) => keep({ params: { orderId } }, saved),
    onError: ({ status }: ApiError) => {
      if (status === 409) void readAgain({ params: { orderId } });
    },
  };
  const undoing = useApiMutation(calls.orderClaims.undo, {
    ...options,
    whenUnreachable: 'There was an error taking this back',
    onError: (error) => {
      notify('error', error.message);
      options.onError(error);
    },
  });
  const undo = ({ _id: claimId, version, number, state }: OrderClaim) =>
    void undoing.mutateAsync({ params: { orderId, claimId }, body: { version } }).then(
      () =>
        offer({
          kind: 'success',
          text: `“${claimStepNames[state]}” of claim ${number} is taken back. No email about it goes out.`,
          about: orderId,
        }),
      () => undefined,
    );
  return {
    options,
    undo,
    isUndoing: undoing.isPending,
    tell: (saved: OrderClaims, text: string, claimId = saved.claims[0]?._id) => {
      const claim = saved.claims.find(({ _id }) => _id === claimId);
      const action =
        claim?.undoUntil && !isOrderPage(orderId)
          ? { action: { label: undoClaimLabel(claim), run: () => undo(claim) } }
          : {};
      offer({ kind: 'success', text, about: orderId, ...action });
    },
  };
}
