import { DisputeReason, DisputeSettlement, type Order } from '@overland/contracts';
import { Note } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { TextAreaField } from '@overland/ui/forms';
import { useDispute } from './use-dispute';

interface DisputeDialogProps {
  order: Pick<Order, 'orderId' | 'uniqueId'>;
  onClose: () => void;
}

export function DisputeDialog({ order, onClose }: DisputeDialogProps) {
  const change = useDispute(order);
  return (
    <FormDialog
      title={`Payment in dispute: order #${order.uniqueId}`}
      schema={DisputeReason}
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) => change({ reason }).then(onClose)}
      onClose={onClose}
      submitLabel="Note Dispute"
      busyLabel="Saving…"
    >
      <Note>
        The amount stays owed and the transport goes on. Until the dispute is settled, the customer gets no
        daily email about it, and “Request Due Payments” leaves this order out. You can still ask by hand.
      </Note>
      <TextAreaField
        name="reason"
        label="What the customer disputes"
        hint="Shown in COD, on the order’s page and in its history. Customers do not see it."
        rows={2}
        maxLength={500}
        autoFocus
      />
    </FormDialog>
  );
}

export function SettleDialog({ order, onClose }: DisputeDialogProps) {
  const change = useDispute(order);
  return (
    <FormDialog
      title={`Settle dispute: order #${order.uniqueId}`}
      schema={DisputeSettlement}
      defaultValues={{ settlement: '' }}
      onSubmit={({ settlement }) => change({ reason: null, settlement }).then(onClose)}
      onClose={onClose}
      submitLabel="Settle Dispute"
      busyLabel="Saving…"
    >
      <Note>
        What is not paid stays owed: the daily emails and “Request Due Payments” no longer leave this order
        out.
      </Note>
      <TextAreaField
        name="settlement"
        label="How it was settled (optional)"
        hint="Shown in the order’s history. Customers do not see it."
        rows={2}
        maxLength={500}
        autoFocus
      />
    </FormDialog>
  );
}
