import type { CodRow, OrderMoveInput } from '@overland/contracts';
import { CancelDialog } from '../at-once/cancel-dialog';
import { PaymentDialog } from '../at-once/payment-dialog';
import { ReportDialog } from '../at-once/report-dialog';
import { StepDialog } from '../at-once/step-dialog';
import type { useCodSteps } from './use-cod-steps';

interface CodDialogsProps {
  at: Omit<ReturnType<typeof useCodSteps>, 'steps'>;
  onReportClosed: () => void;
}

/** What a step of the table asks, and what became of it. */
export function CodDialogs({ at, onReportClosed }: CodDialogsProps) {
  return (
    <>
      {at.paying && (
        <PaymentDialog order={{ ...at.paying, orderId: at.paying._id }} onClose={at.stopPaying} />
      )}
      {at.canceling && <CancelCod row={at.canceling} onCancel={at.cancel} onClose={at.stopCanceling} />}
      {at.asking && (
        <StepDialog orders={at.asking} sdStatus={null} onTake={at.requestAll} onClose={at.stopAsking} />
      )}
      {at.shown && <ReportDialog {...at.shown} onClose={onReportClosed} />}
    </>
  );
}

interface CancelCodProps {
  row: CodRow;
  onCancel: (row: CodRow, move: OrderMoveInput) => Promise<unknown>;
  onClose: () => void;
}

function CancelCod({ row, onCancel, onClose }: CancelCodProps) {
  return (
    <CancelDialog
      what={`order #${row.uniqueId}`}
      orderId={row._id}
      onCancelOrders={(move) => onCancel(row, move)}
      onClose={onClose}
    >
      It is waiting for the customer’s payment. Are you sure you want to cancel it?
    </CancelDialog>
  );
}
