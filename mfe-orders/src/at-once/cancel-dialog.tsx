import { OrderCanceling, type OrderMoveInput } from '@overland/contracts';
import { Button, Note, Stack, styled } from '@overland/ui';
import { Form, SubmitButton, TextAreaField } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { WhoIsTold } from './who-is-told';

const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 12 });

interface CancelDialogProps {
  /** "Cancel 3 orders" or "Cancel order #10241". */
  title: string;
  /** What canceling means here. */
  children: string;
  /** The only order that is canceled; of several nobody is named. */
  orderId?: string;
  onCancelOrders: (move: OrderMoveInput) => Promise<unknown> | unknown;
  onClose: () => void;
}

/** Asks why before orders are canceled: for their history, and what customers and agents read. */
export function CancelDialog({ title, children, orderId, onCancelOrders, onClose }: CancelDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        label={title}
        schema={OrderCanceling}
        defaultValues={{ reason: '', customerReason: '' }}
        onSubmit={({ reason, customerReason }) =>
          onCancelOrders({ sdStatus: 'order_canceled', note: reason, customerReason })
        }
      >
        <Stack>
          <Note>{children}</Note>
          <TextAreaField
            name="reason"
            label="Reason"
            hint="For the history and the company."
            maxLength={500}
            autoFocus
          />
          <TextAreaField
            name="customerReason"
            label="Reason for the customer (optional)"
            hint="Stands in the emails to the customer and the agents."
            rows={2}
            maxLength={500}
          />
          {orderId === undefined ? (
            <Note>Their customers, and others who had mail about them, are emailed a minute from now.</Note>
          ) : (
            <WhoIsTold orderId={orderId} milestone="canceled" />
          )}
          <Buttons>
            <Button onClick={onClose}>Keep</Button>
            <SubmitButton variant="danger" busyLabel="Canceling...">
              {title}
            </SubmitButton>
          </Buttons>
        </Stack>
      </Form>
    </Dialog>
  );
}
