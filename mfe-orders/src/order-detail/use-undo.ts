import type { Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { offerUntil, useApiMutation, useNotices } from '@overland/web';
import { useKeepOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';
import { useIsOrderPage } from './use-is-order-page';

type Undoable = Pick<Order, 'version' | 'undoStep'>;

/** "Undo Delivery": of several, each names its step. An answer of the release before names none. */
export const undoLabel = ({ undoStep }: Pick<Order, 'undoStep'>): string =>
  undoStep ? `Undo ${undoStep.name}` : 'Undo';

export function useUndo(orderId: string) {
  const offer = useNotices((state) => state.offer);
  const keep = useKeepOrder();
  const isOrderPage = useIsOrderPage();
  const taking = useApiMutation(calls.orderWork.undo, useChangeOptions(orderId));
  const take = async ({ version, undoStep }: Undoable) => {
    const order = await taking.mutateAsync({ params: { orderId }, body: { version } });
    keep(order);
    offer({ kind: 'success', text: takenBackText(order, undoStep), about: orderId });
  };
  const run = (order: Undoable) => void take(order).catch(() => undefined);
  return {
    take: run,
    isTaking: taking.isPending,
    /** Says that a step was taken; with Undo while that can be, but not on the order's page, which offers it itself. */
    tell: (moved: Order, text: string): void => {
      const notice = { kind: 'success', text, about: orderId } as const;
      const until = isOrderPage(orderId) ? null : moved.undoUntil;
      const action = { label: undoLabel(moved), key: 'z', run: () => run(moved) };
      // One at a time: steps of before are taken back on their orders' pages.
      if (until === null) offer(notice);
      else offerUntil(until, { ...notice, key: 'step', action });
    },
  };
}

/** An earlier step may still wait to be told. */
function takenBackText({ uniqueId, undoStep: next }: Order, undone: Order['undoStep']): string {
  const what = undone ? `“${undone.name}” of order #${uniqueId}` : `The last step of order #${uniqueId}`;
  const emails = undone?.tells ? ' The emails about it are not sent.' : '';
  const others = next?.tells ? ` Emails about “${next.name}” still wait, and go out.` : '';
  return `${what} is taken back.${emails}${others}`;
}
