import { isAssigned, type Order, type OrderDispatch } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, formatMoment, Note, Notice } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { useKeepOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';

/** For the provider's staff (docs/product/dispatch.md). */
export function DispatchLine({ order, dispatch }: { order: Order; dispatch: OrderDispatch }) {
  if (dispatch.state === 'failed') return <Failed order={order} dispatch={dispatch} />;
  const state = order.flaggedFrom ?? order.sdStatus;
  // Later steps say more than that it was sent once.
  if (dispatch.state === 'sent' && isAssigned(state)) return null;
  const text = state === 'order_canceled' ? canceledTextOf(dispatch) : textOf(dispatch);
  return text !== null && <Note>{text}</Note>;
}

/** Null where dispatch never had it. */
function canceledTextOf({ state, error, sentAt }: OrderDispatch): string | null {
  if (sentAt === null) return null;
  if (state === 'sent') return 'Dispatch knows that it is canceled.';
  return error === null
    ? 'Dispatch is being told that it is canceled.'
    : `Dispatch does not know yet that it is canceled. ${error} We will try again.`;
}

function textOf({ state, error, sentAt }: OrderDispatch): string {
  if (state === 'sent')
    return sentAt === null ? 'With dispatch.' : `Sent to dispatch ${formatMoment(sentAt)}.`;
  return error === null ? 'Being sent to dispatch.' : `Not with dispatch yet. ${error} We will try again.`;
}

function Failed({
  order: { orderId, uniqueId },
  dispatch: { error },
}: {
  order: Order;
  dispatch: OrderDispatch;
}) {
  const keep = useKeepOrder();
  const notify = useNotices((state) => state.notify);
  const sending = useApiMutation(calls.dispatch.sendAgain, {
    ...useChangeOptions(orderId),
    onSuccess: (sent) => {
      keep(sent);
      notify('success', `Order #${uniqueId} is being sent again.`);
    },
  });
  return (
    <>
      <Notice tone="stop">{`Dispatch has an outdated version of this order. ${error ?? ''}`.trim()}</Notice>
      <Button
        wide
        busy={sending.isPending}
        busyLabel="Sending…"
        onClick={() => sending.mutate({ params: { orderId } })}
      >
        Send Again
      </Button>
    </>
  );
}
