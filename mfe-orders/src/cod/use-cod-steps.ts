import { type CodRow, type OrderMoveInput, type OrdersReport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiMutation } from '@overland/web';
import { useState } from 'react';
import { useOneStep } from '../at-once/use-one-step';
import { type OrderStep, useOrderSteps, useRefreshOrders } from '../at-once/use-order-steps';
import type { CodSteps } from './cod-actions';

export function useCodSteps() {
  const [canceling, setCanceling] = useState<CodRow | null>(null);
  const [asking, setAsking] = useState<readonly CodRow[] | null>(null);
  const [shown, setShown] = useState<{ step: OrderStep; report: OrdersReport } | null>(null);
  const [paying, setPaying] = useState<CodRow | null>(null);
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
    onPaid: setPaying,
    onRequest: (row) => requestOne.mutate({ orders: [row], move: null }),
    onCancel: setCanceling,
    busyId: requestOne.isPending ? requestOne.variables.orders[0]?._id : undefined,
  };
  return {
    steps,
    paying,
    stopPaying: () => setPaying(null),
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
