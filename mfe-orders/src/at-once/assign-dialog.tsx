import { AssignForm, AssignManyForm, noCarrier, type OrderCarrier } from '@overland/contracts';
import { FormDialog } from '@overland/ui/form-dialog';
import { CarrierFields } from './carrier-fields';
import { carrierOf } from './carrier-of';
import type { MoveDialogProps } from './move-dialog';
import { Told } from './told';

/** Who carries it: needed for one order, and prefilled where the TMS said it. */
export function AssignDialog({ title, order, told, onMove, onClose }: MoveDialogProps) {
  const known = order ? carrierOf(order) : noCarrier;
  const assign = ({ tells, ...carrier }: OrderCarrier & { tells: boolean }) =>
    onMove({ at: null, tells, ...(carrier.carrierName !== '' && { carrier }) });
  return (
    <FormDialog
      title={title}
      schema={order ? AssignForm : AssignManyForm}
      defaultValues={{ ...known, tells: true }}
      onSubmit={assign}
      onClose={onClose}
      cancelLabel="Back"
      submitLabel={title}
      busyLabel="Saving..."
    >
      <CarrierFields known={known} isOptional={!order} />
      <Told to="accepted" order={order} told={told} />
    </FormDialog>
  );
}
