import type { CodRow, OrderMoveInput, OrdersReport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiMutation } from '@overland/web';
import { useMemo, useState } from 'react';
import { useOneStep } from '../at-once/use-one-step';
import { type OrderStep, useOrderSteps, useRefreshOrders } from '../at-once/use-order-steps';
import type { CodSteps } from './cod-actions';

/** The dialog that is open. */
export type CodAsked =
  | { of: 'paid' | 'unpaid' | 'canceling' | 'dispute' | 'settling' | 'request'; row: CodRow }
  | { of: 'requests'; rows: readonly CodRow[] }
  | { of: 'report'; step: OrderStep; report: OrdersReport };

export function useCodSteps() {
  const [asked, ask] = useState<CodAsked | null>(null);
  const refresh = useRefreshOrders();
  const requestOne = useOneStep();
  const requestMany = useOrderSteps((report, step) => ask({ of: 'report', step, report }));
  const cancel = useApiMutation(calls.orderWork.move, {
    whenUnreachable: 'There was an error deleting this order',
    onSuccess: () => {
      ask(null);
      refresh();
    },
  });
  // The same ones, so that the rows are not drawn again.
  const steps = useMemo(
    (): CodSteps => ({
      onPaid: (row) => ask({ of: 'paid', row }),
      onUnpaid: (row) => ask({ of: 'unpaid', row }),
      onRequest: (row) => ask({ of: 'request', row }),
      onCancel: (row) => ask({ of: 'canceling', row }),
      onDispute: (row) => ask({ of: 'dispute', row }),
      onSettle: (row) => ask({ of: 'settling', row }),
    }),
    [],
  );
  return {
    steps,
    asked,
    askAll: (rows: readonly CodRow[]) => ask({ of: 'requests', rows }),
    close: () => ask(null),
    cancel: (row: CodRow, move: OrderMoveInput) =>
      cancel.mutateAsync({ params: { orderId: row._id }, body: move }),
    request: (step: OrderStep) => requestOne.mutateAsync(step).then(() => ask(null)),
    requestAll: requestMany.mutateAsync,
  };
}
