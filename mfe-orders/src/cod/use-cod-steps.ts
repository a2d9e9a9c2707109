import { type CodRow, type OrderMoveInput, type OrdersReport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { useState } from 'react';
import { useOneStep } from '../at-once/use-one-step';
import { type OrderStep, useOrderSteps, useRefreshOrders } from '../at-once/use-order-steps';
import { paidQuestion } from '../paid-question';
import type { CodSteps } from './cod-actions';

export function useCodSteps() {
  const [canceling, setCanceling] = useState<CodRow | null>(null);
  const [asking, setAsking] = useState<readonly CodRow[] | null>(null);
  const [shown, setShown] = useState<{ step: OrderStep; report: OrdersReport } | null>(null);
  const onPaid = usePaidToggle();
  const refresh = useRefreshOrders();
  const requestOne = useOneStep();
  const requestDue = useOrderSteps((report, step) => {
    setAsking(null);
    setShown({ step, report });
  });
  const cancel = useApiMutation(calls.orderWork.move, {
    whenUnreachable: 'There was an error deleting this order',
    onSuccess: () => {
      setCanceling(null);
      refresh();
    },
  });
  const steps: CodSteps = {
    onPaid,
    onRequest: (row) => requestOne.mutate({ orders: [row], move: null }),
    onCancel: setCanceling,
    busyId: requestOne.isPending ? requestOne.variables.orders[0]?._id : undefined,
  };
  return {
    steps,
    canceling,
    stopCanceling: () => setCanceling(null),
    cancel: (row: CodRow, move: OrderMoveInput) =>
      cancel.mutateAsync({ params: { orderId: row._id }, body: move }),
    asking,
    askAll: setAsking,
    stopAsking: () => setAsking(null),
    requestAll: requestDue.mutateAsync,
    shown,
    closeReport: () => setShown(null),
  };
}

function usePaidToggle() {
  const confirm = useConfirm();
  const notify = useNotices((state) => state.notify);
  const refresh = useRefreshOrders();
  const mark = useApiMutation(calls.orderWork.setPaid, {
    whenUnreachable: 'There was an error updating this order',
    onSuccess: refresh,
    onError: ({ message }) => notify('error', message),
  });
  return async (order: CodRow) => {
    const isAgreed = await confirm(paidQuestion(order));
    if (isAgreed) mark.mutate({ params: { orderId: order._id }, body: { paid: !order.paid } });
  };
}
