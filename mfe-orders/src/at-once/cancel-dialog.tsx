import { OrderCanceling, type OrderMoveInput, type Role } from '@overland/contracts';
import { Note } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { TextAreaField } from '@overland/ui/forms';
import { useSession } from '@overland/web';
import type { ReactNode } from 'react';
import { WhoIsTold } from './who-is-told';

interface CancelDialogProps {
  /** "order #10234", "3 orders". */
  what: string;
  /** What it does with several orders; without it, what it does with one. */
  children?: string;
  /** Given when one order is canceled: then the dialog names who is emailed. */
  orderId?: string;
  /** Given when several orders are canceled: who is emailed. */
  told?: ReactNode;
  onCancelOrders: (move: OrderMoveInput) => Promise<unknown> | unknown;
  onClose: () => void;
}

/** What is lost by canceling an order, and when: dispatch hears of it at once, and gets an order that is taken back as a new one. */
export const cancelEffect = (role: Role | null): string =>
  `The transport is called off. Emails about it wait a minute, but dispatch may hear of it at once. Within that minute you can take it back: the order is then as it was, but its carrier may have to be found again. After that ${
    role === 'MCAdmin' ? 'you' : 'we'
  } can reinstate the order within 30 days, with its price and its days but without its carrier. Later it has to be booked again.`;

/** Asks why before orders are canceled: for their history, and what customers and agents read. */
export function CancelDialog({ what, children, orderId, told, onCancelOrders, onClose }: CancelDialogProps) {
  const role = useSession((state) => state.role);
  const title = `Cancel ${what}`;
  return (
    <FormDialog
      title={title}
      schema={OrderCanceling}
      defaultValues={{ reason: '', customerReason: '' }}
      onSubmit={({ reason, customerReason }) =>
        onCancelOrders({ sdStatus: 'order_canceled', note: reason, customerReason })
      }
      onClose={onClose}
      cancelLabel={what.endsWith('s') ? 'Keep Orders' : 'Keep Order'}
      submitLabel={title}
      busyLabel="Canceling..."
      variant="danger"
    >
      <Note>{children ?? cancelEffect(role)}</Note>
      <TextAreaField
        name="reason"
        label="Reason"
        hint={role === 'MCAdmin' ? 'Kept in the history, and shown to the company.' : 'Kept in the history.'}
        maxLength={500}
        autoFocus
      />
      <TextAreaField
        name="customerReason"
        label="Reason for the customer (optional)"
        hint="Shown in the emails to the customer and the agents."
        rows={2}
        maxLength={500}
      />
      {told ?? (orderId !== undefined && <WhoIsTold orderId={orderId} milestone="canceled" />)}
    </FormDialog>
  );
}
