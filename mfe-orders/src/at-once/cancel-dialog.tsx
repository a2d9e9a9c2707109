import { OrderCanceling } from '@overland/contracts';
import { Button, Note, Stack, styled } from '@overland/ui';
import { Form, SubmitButton, TextAreaField } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';

const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 12 });

interface CancelDialogProps {
  /** "Cancel 3 orders" or "Cancel order #10241". */
  title: string;
  /** What canceling means here. */
  children: string;
  onCancelOrders: (reason: string) => Promise<unknown> | unknown;
  onClose: () => void;
}

/** Asks why before orders are canceled; the reason goes into their history. */
export function CancelDialog({ title, children, onCancelOrders, onClose }: CancelDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        label={title}
        schema={OrderCanceling}
        defaultValues={{ reason: '' }}
        onSubmit={({ reason }) => onCancelOrders(reason)}
      >
        <Stack>
          <Note>{children}</Note>
          <TextAreaField name="reason" label="Reason" maxLength={500} autoFocus />
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
