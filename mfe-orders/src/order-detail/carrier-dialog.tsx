import { CarrierForm, type CarrierInput, carrierLabels, Order, type OrderCarrier } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ConflictNotice, useVersionedForm } from '@overland/ui/editing';
import { FormDialog } from '@overland/ui/form-dialog';
import { useApiMutation, useNotices } from '@overland/web';
import { CarrierFields } from '../at-once/carrier-fields';
import { carrierOf } from '../at-once/carrier-of';
import { useKeepOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';

const fields = (Object.keys(carrierLabels) as (keyof OrderCarrier)[]).map((name) => ({
  name,
  label: carrierLabels[name],
}));

/** Changes who carries an order; what somebody else changed meanwhile is shown first. */
export function CarrierDialog({ order: opened, onClose }: { order: Order; onClose: () => void }) {
  const notify = useNotices((state) => state.notify);
  const keep = useKeepOrder();
  const { refreshes } = useChangeOptions(opened.orderId);
  const saving = useApiMutation(calls.orderWork.setCarrier, {
    whenUnreachable: 'There was an error updating this order. Your entries are kept; please try again.',
    refreshes: [...refreshes, calls.orderWork.listCarriers],
  });
  const edit = useVersionedForm<Order, CarrierInput, OrderCarrier>({
    loaded: opened,
    title: `Order #${opened.uniqueId}`,
    valuesOf: carrierOf,
    fieldsOf: () => fields,
    send: (carrier, { orderId, version }) =>
      saving.mutateAsync({ params: { orderId }, body: { ...carrier, version } }),
    newerOf: ({ current }) => Order.safeParse(current).data ?? null,
  });
  return (
    <FormDialog<CarrierInput, OrderCarrier>
      title="Carrier and driver"
      schema={CarrierForm}
      defaultValues={carrierOf(opened)}
      onSubmit={async (values, form) => {
        const saved = await edit.save(values, form);
        if (saved === null) return;
        keep(saved);
        notify('success', `The carrier of order #${saved.uniqueId} is saved.`);
        onClose();
      }}
      onClose={onClose}
      submitLabel="Save"
      busyLabel="Saving..."
    >
      <CarrierFields known={carrierOf(opened)} />
      <ConflictNotice edit={edit} what="this order" />
    </FormDialog>
  );
}
