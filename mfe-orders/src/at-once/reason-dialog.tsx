import { OrderReason } from '@overland/contracts';
import { Note } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { TextAreaField } from '@overland/ui/forms';
import type { MoveDialogProps } from './move-dialog';
import type { ReasonedMove } from './move-names';

const effects: Record<ReasonedMove, string> = {
  flagged:
    'An order that is flagged is marked for everybody who sees it, until the flag is removed. Nobody is emailed about it, and the customer is not reminded of the pickup meanwhile.',
  on_hold:
    'An order on hold waits until it is released. Nobody is emailed about it, and the customer is not reminded of the pickup meanwhile.',
};

/** Why orders are flagged or held: for their pages and histories. */
export function ReasonDialog({
  label,
  what,
  to,
  told,
  onMove,
  onClose,
}: Pick<MoveDialogProps, 'label' | 'what' | 'told' | 'onMove' | 'onClose'> & { to: ReasonedMove }) {
  return (
    <FormDialog
      title={`${label}: ${what}`}
      schema={OrderReason}
      defaultValues={{ reason: '' }}
      onSubmit={({ reason }) => onMove({ note: reason })}
      onClose={onClose}
      submitLabel={label}
      busyLabel="Saving..."
    >
      {told}
      <Note>{effects[to]}</Note>
      <TextAreaField
        name="reason"
        label="Reason"
        hint="Shown on the order’s page and in its history. Customers do not see it."
        rows={2}
        maxLength={500}
        autoFocus
      />
    </FormDialog>
  );
}
