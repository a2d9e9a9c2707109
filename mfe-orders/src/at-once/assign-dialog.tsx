import { AssignForm, noCarrier, type OrderCarrier } from '@overland/contracts';
import { FormDialog } from '@overland/ui/form-dialog';
import { MoneyField } from '@overland/ui/forms';
import { useSession } from '@overland/web';
import { CarrierFields } from './carrier-fields';
import { carrierOf } from './carrier-of';
import { MarginLine } from './margin-line';
import type { MoveDialogProps } from './move-dialog';
import { OpenPoints } from './open-points';
import { Told } from './told';
import { WhoIsTold } from './who-is-told';

interface Assigned extends OrderCarrier {
  tells: boolean;
  agreed?: number | null | undefined;
}

/** Who carries it: prefilled where the TMS said it of one order. Several get the same carrier, and the same sum each. */
export function AssignDialog({ label, what, order, told, warnings, onMove, onClose }: MoveDialogProps) {
  const isProvider = useSession((state) => state.role === 'MCAdmin');
  const known = order ? carrierOf(order) : noCarrier;
  const hasCost = order ? Boolean(order.cost) : isProvider;
  const assign = ({ tells, agreed, ...carrier }: Assigned) =>
    onMove({ at: null, tells, carrier, ...(agreed != null && { agreed }) });
  return (
    <FormDialog
      title={`${label}: ${what}`}
      schema={AssignForm}
      defaultValues={{ ...known, tells: true, ...(hasCost && { agreed: order?.cost?.agreed ?? null }) }}
      onSubmit={assign}
      onClose={onClose}
      submitLabel={label}
      busyLabel="Saving..."
    >
      <CarrierFields known={known} />
      {hasCost && (
        <MoneyField
          name="agreed"
          label={`Agreed with the carrier${order ? '' : ', for each order'} (optional)`}
          max={1_000_000}
        />
      )}
      {hasCost && order && <MarginLine price={order.price} />}
      {order ? <OpenPoints order={order} /> : warnings}
      <Told>{told ?? (order && <WhoIsTold orderId={order.orderId} milestone="accepted" />)}</Told>
    </FormDialog>
  );
}
