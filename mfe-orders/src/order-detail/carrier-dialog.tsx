import {
  CarrierForm,
  type CarrierInput,
  carrierLabels,
  costLabels,
  noCost,
  Order,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { ConflictNotice, useVersionedForm } from '@overland/ui/editing';
import { FormDialog } from '@overland/ui/form-dialog';
import { MoneyField } from '@overland/ui/forms';
import { useApiMutation, useNotices } from '@overland/web';
import { CarrierFields } from '../at-once/carrier-fields';
import { carrierOf } from '../at-once/carrier-of';
import { useKeepOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';

const fields = Object.entries({ ...carrierLabels, ...costLabels }).map(([name, label]) => ({ name, label }));

const valuesOf = (order: Order): CarrierInput => {
  const { offered, agreed, paid } = order.cost ?? noCost;
  return { ...carrierOf(order), offered, agreed, paid };
};

/** Changes who carries an order and what that costs; what somebody else changed meanwhile is shown first. */
export function CarrierDialog({ order: opened, onClose }: { order: Order; onClose: () => void }) {
  const offer = useNotices((state) => state.offer);
  const keep = useKeepOrder();
  const { refreshes } = useChangeOptions(opened.orderId);
  const saving = useApiMutation(calls.orderWork.setCarrier, {
    whenUnreachable: 'There was an error updating this order. Your entries are kept; please try again.',
    refreshes: [...refreshes, calls.orderWork.listCarriers],
  });
  const edit = useVersionedForm<Order, CarrierInput, CarrierForm>({
    loaded: opened,
    title: `Order #${opened.uniqueId}`,
    valuesOf,
    fieldsOf: () => fields,
    send: ({ offered, agreed, paid, ...carrier }, { orderId, version }) =>
      saving.mutateAsync({
        params: { orderId },
        body: { ...carrier, cost: { offered, agreed, paid }, version },
      }),
    newerOf: ({ current }) => Order.safeParse(current).data ?? null,
  });
  return (
    <FormDialog<CarrierInput, CarrierForm>
      title={`Carrier and cost: order #${opened.uniqueId}`}
      schema={CarrierForm}
      defaultValues={valuesOf(opened)}
      onSubmit={async (values, form) => {
        const saved = await edit.save(values, form);
        if (saved === null) return;
        keep(saved);
        const text = `The carrier of order #${saved.uniqueId} is saved.`;
        offer({ kind: 'success', text, about: saved.orderId });
        onClose();
      }}
      onClose={onClose}
      submitLabel="Save"
      busyLabel="Saving..."
    >
      {opened.actions.includes('carrier') && <CarrierFields known={carrierOf(opened)} />}
      <MoneyField name="offered" label="Offered (optional)" max={1_000_000} />
      <MoneyField name="agreed" label="Agreed (optional)" max={1_000_000} />
      <MoneyField name="paid" label="Paid to the carrier (optional)" max={1_000_000} />
      <ConflictNotice edit={edit} what="this order" />
    </FormDialog>
  );
}
