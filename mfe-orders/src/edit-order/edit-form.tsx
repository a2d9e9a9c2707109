import { needsNewTerms, Order, type OrderUpdate } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import {
  AgentsSection,
  Aside,
  Columns,
  CustomerSection,
  StopSection,
  VehiclesSection,
} from '@overland/quote-ui/booking';
import { Stack, useLeavePrompt } from '@overland/ui';
import { ConflictNotice, useVersionedForm } from '@overland/ui/editing';
import { Form, WatchChanges } from '@overland/ui/forms';
import { useApiMutation, useNavigate, useNotices, useSession } from '@overland/web';
import { useMemo, useState } from 'react';
import { useSaveToBook } from '../addresses/save-to-book';
import { useStaffBook } from '../addresses/use-staff-book';
import { acceptTerms, whenEmailed } from '../at-once/when-emailed';
import { useKeepOrder } from '../use-keep-order';
import { BeginAtAddress } from './begin-at-address';
import { type EditRules, editSchema } from './edit-schema';
import { type EditValues, valuesOf } from './edit-values';
import { editedFields } from './edited-fields';
import { OrderSection } from './order-section';
import { SaveOrder } from './save-order';

interface EditFormProps {
  order: Order;
  quote: EditRules['quote'];
}

/** The booking form with a stored order in it (docs/product/orders.md). */
export function EditForm({ order: opened, quote }: EditFormProps) {
  const [isChanged, setChanged] = useState(false);
  const update = useApiMutation(calls.orderEdits.update, {
    whenUnreachable: 'There was an error updating this order. Your entries are kept; please try again.',
    refreshes: [calls.orders.list, calls.orders.activities],
  });
  const edit = useVersionedForm<Order, EditValues, OrderUpdate>({
    loaded: opened,
    title: `Order #${opened.uniqueId}`,
    valuesOf,
    fieldsOf: editedFields,
    send: (values, { version }) => update.mutateAsync({ body: { ...values, version } }),
    newerOf: ({ current }) => Order.safeParse(current).data ?? null,
  });
  const order = edit.stored;
  const mayRush = useSession((state) => state.role === 'MCAdmin');
  const rules = useMemo(() => ({ order, quote, mayRush }), [order, quote, mayRush]);
  const schema = useMemo(() => editSchema(rules), [rules]);
  const showSaved = useShowSaved(order, isChanged);
  const saveToBook = useSaveToBook();
  return (
    <Form<EditValues, OrderUpdate>
      schema={schema}
      defaultValues={valuesOf(opened)}
      onSubmit={async (values, form) => {
        const entered = form.getValues();
        const saved = await edit.save(values, form);
        if (!saved) return;
        showSaved(saved, entered.tells);
        await saveToBook(entered, quote);
      }}
      label="Edit order"
    >
      <BeginAtAddress />
      <WatchChanges onChange={setChanged} />
      <Columns>
        <EditSections rules={rules} />
        <Aside>
          <SaveOrder rules={rules}>
            <ConflictNotice edit={edit} what="this order" />
          </SaveOrder>
        </Aside>
      </Columns>
    </Form>
  );
}

function EditSections({ rules }: { rules: EditRules }) {
  const { order, quote } = rules;
  const { locationTypeIsRequired, displayAgent } = quote.portal;
  const book = useStaffBook(quote, valuesOf(order));
  return (
    <Stack>
      <CustomerSection isOwn={false} />
      <OrderSection rules={rules} />
      {(['pickup', 'delivery'] as const).map((stop, index) => (
        <StopSection key={stop} number={index + 3} {...{ stop, locationTypeIsRequired, book }} />
      ))}
      <VehiclesSection number={5} name="vehicles" vehicles={order.vehicles} />
      {(displayAgent || order.agents.length > 0) && <AgentsSection number={6} />}
    </Stack>
  );
}

function useShowSaved(order: Order, isChanged: boolean) {
  const navigate = useNavigate();
  const notify = useNotices((state) => state.notify);
  const keep = useKeepOrder();
  const leave = useLeavePrompt({ when: isChanged, title: `Order #${order.uniqueId}` });
  return (saved: Order, tells: boolean) => {
    keep(saved);
    const next =
      tells && needsNewTerms(order, saved)
        ? ` The customer is asked ${acceptTerms(order)}, ${whenEmailed}.`
        : '';
    notify('success', `Order #${saved.uniqueId} is saved.${next}`);
    leave();
    navigate(`/order/${saved.orderId}`);
  };
}
