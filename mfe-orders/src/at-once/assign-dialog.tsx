import { AssignForm, AssignManyForm, noCarrier, type OrderCarrier } from '@overland/contracts';
import { FormDialog } from '@overland/ui/form-dialog';
import { MoneyField } from '@overland/ui/forms';
import { CarrierFields } from './carrier-fields';
import { carrierOf } from './carrier-of';
import { MarginLine } from './margin-line';
import type { MoveDialogProps } from './move-dialog';
import { OpenPoints } from './open-points';
import { Told } from './told';

interface Assigned extends OrderCarrier {
  tells: boolean;
  agreed?: number | null | undefined;
}

/** Who carries it: needed for one order, and prefilled where the TMS said it. */
export function AssignDialog({ label, what, order, told, onMove, onClose }: MoveDialogProps) {
  const known = order ? carrierOf(order) : noCarrier;
  const assign = ({ tells, agreed, ...carrier }: Assigned) =>
    onMove({
      at: null,
      tells,
      ...(carrier.carrierName !== '' && { carrier }),
      ...(agreed != null && { agreed }),
    });
  return (
    <FormDialog
      title={`${label}: ${what}`}
      schema={order ? AssignForm : AssignManyForm}
      defaultValues={{ ...known, tells: true, ...(order?.cost && { agreed: order.cost.agreed }) }}
      onSubmit={assign}
      onClose={onClose}
      submitLabel={label}
      busyLabel="Saving..."
    >
      <CarrierFields known={known} isOptional={!order} />
      {order?.cost && (
        <>
          <MoneyField name="agreed" label="Agreed with the carrier (optional)" max={1_000_000} />
          <MarginLine price={order.price} />
        </>
      )}
      {order && <OpenPoints order={order} />}
      <Told to="accepted" order={order} told={told} />
    </FormDialog>
  );
}
