import type { CodRow } from '@overland/contracts';
import { ConfirmDialog } from '@overland/ui/overlays';
import { CancelDialog } from '../at-once/cancel-dialog';
import { DisputeDialog, SettleDialog } from '../at-once/dispute-dialog';
import { PaymentDialog } from '../at-once/payment-dialog';
import { ReportDialog } from '../at-once/report-dialog';
import { StepDialog } from '../at-once/step-dialog';
import { unpaidQuestion, usePaymentRemoval } from '../at-once/use-payment-removal';
import type { CodAsked, useCodSteps } from './use-cod-steps';

interface CodDialogsProps extends Pick<ReturnType<typeof useCodSteps>, 'cancel' | 'request' | 'requestAll'> {
  asked: CodAsked;
  onClose: () => void;
}

/** What a step of the table asks, and what became of it. */
export function CodDialogs({ asked, cancel, request, requestAll, onClose }: CodDialogsProps) {
  switch (asked.of) {
    case 'paid':
      return <PaymentDialog order={{ ...asked.row, orderId: asked.row._id }} onClose={onClose} />;
    case 'unpaid':
      return <MarkUnpaid row={asked.row} onClose={onClose} />;
    case 'canceling':
      return (
        <CancelDialog
          what={`order #${asked.row.uniqueId}`}
          orderId={asked.row._id}
          onCancelOrders={(move) => cancel(asked.row, move)}
          onClose={onClose}
        >
          It is waiting for the customer’s payment. Are you sure you want to cancel it?
        </CancelDialog>
      );
    case 'dispute':
      return <DisputeDialog order={{ ...asked.row, orderId: asked.row._id }} onClose={onClose} />;
    case 'settling':
      return <SettleDialog order={{ ...asked.row, orderId: asked.row._id }} onClose={onClose} />;
    case 'request':
      return <StepDialog orders={[asked.row]} sdStatus={null} onTake={request} onClose={onClose} />;
    case 'requests':
      return <StepDialog orders={asked.rows} sdStatus={null} onTake={requestAll} onClose={onClose} />;
    case 'report':
      return <ReportDialog {...asked} onClose={onClose} />;
  }
}

function MarkUnpaid({ row, onClose }: { row: CodRow; onClose: () => void }) {
  const { markUnpaidNow } = usePaymentRemoval({ ...row, orderId: row._id });
  const confirm = () => {
    markUnpaidNow();
    onClose();
  };
  return (
    <ConfirmDialog open {...unpaidQuestion(row)} onConfirm={confirm} onCancel={onClose} onKeep={onClose} />
  );
}
