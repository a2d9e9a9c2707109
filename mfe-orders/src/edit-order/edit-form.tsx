import { needsNewTerms, Order, type OrderUpdate, orderEdits, orders } from '@overland/contracts';
import {
  AgentsSection,
  Aside,
  Columns,
  CustomerSection,
  StopSection,
  VehiclesSection,
} from '@overland/quote-ui/booking';
import { Stack, useLeavePrompt } from '@overland/ui';
import { Form, type useForm, WatchChanges } from '@overland/ui/forms';
import { ApiError, useApiMutation, useNavigate, useNotices, useSession } from '@overland/web';
import { useMemo, useState } from 'react';
import { useKeepOrder } from '../use-keep-order';
import { ConflictNotice } from './conflict-notice';
import { type Conflict, conflictsOf } from './conflicts';
import { type EditRules, editSchema } from './edit-schema';
import { type EditValues, valuesOf } from './edit-values';
import { OrderSection } from './order-section';
import { SaveOrder } from './save-order';

type EditFormState = ReturnType<typeof useForm<EditValues, unknown, OrderUpdate>>;

interface EditFormProps {
  order: Order;
  quote: EditRules['quote'];
}

/** The booking form with a stored order in it (docs/product/orders.md). */
export function EditForm({ order: opened, quote }: EditFormProps) {
  // The order that the form is made from; another one after somebody else's change was shown.
  const [order, setOrder] = useState(opened);
  const [conflicts, setConflicts] = useState<readonly Conflict[] | null>(null);
  const [defaults] = useState(() => valuesOf(opened));
  const mayRush = useSession((state) => state.role === 'MCAdmin');
  const rules = useMemo(() => ({ order, quote, mayRush }), [order, quote, mayRush]);
  const schema = useMemo(() => editSchema(rules), [rules]);
  const [isChanged, setChanged] = useState(false);
  const save = useSaveOrder(order, isChanged);

  const submit = async (update: OrderUpdate, form: EditFormState) => {
    try {
      await save(update);
    } catch (error) {
      const stored = storedOrderOf(error);
      if (stored === null) throw error;
      const found = conflictsOf({
        opened: valuesOf(order),
        typed: form.getValues(),
        stored: valuesOf(stored),
      });
      for (const conflict of found.filter(({ isTaken }) => isTaken)) take(conflict, form);
      setOrder(stored);
      setConflicts(found);
    }
  };
  const reload = (form: EditFormState) => {
    form.reset(valuesOf(order));
    setConflicts(null);
  };
  return (
    <Form schema={schema} defaultValues={defaults} onSubmit={submit} label="Edit order">
      {(form) => (
        <>
          <WatchChanges onChange={setChanged} />
          <Columns>
            <EditSections rules={rules} />
            <Aside>
              <SaveOrder rules={rules}>
                {conflicts && (
                  <ConflictNotice
                    conflicts={conflicts}
                    onTake={(conflict) => {
                      take(conflict, form);
                      setConflicts(
                        conflicts.map((one) => (one === conflict ? { ...one, isTaken: true } : one)),
                      );
                    }}
                    onReload={() => reload(form)}
                  />
                )}
              </SaveOrder>
            </Aside>
          </Columns>
        </>
      )}
    </Form>
  );
}

function EditSections({ rules }: { rules: EditRules }) {
  const { order, quote } = rules;
  const { locationTypeIsRequired, displayAgent } = quote.portal;
  return (
    <Stack>
      <CustomerSection isOwn={false} />
      <OrderSection rules={rules} />
      <StopSection number={3} stop="pickup" locationTypeIsRequired={locationTypeIsRequired} />
      <StopSection number={4} stop="delivery" locationTypeIsRequired={locationTypeIsRequired} />
      <VehiclesSection number={5} name="vehicles" vehicles={order.vehicles} />
      {(displayAgent || order.agents.length > 0) && <AgentsSection number={6} />}
    </Stack>
  );
}

/** Saves the form, shows the order again and says what happens next. */
function useSaveOrder(order: Order, isChanged: boolean) {
  const navigate = useNavigate();
  const notify = useNotices((state) => state.notify);
  const keep = useKeepOrder();
  const leave = useLeavePrompt({
    when: isChanged,
    title: `Order #${order.uniqueId}`,
    text: 'Your changes have not been saved. Are you sure you want to leave the page?',
    isDestructive: true,
  });
  const update = useApiMutation(orderEdits.update, {
    whenUnreachable: 'There was an error updating this order. Your entries are kept; please try again.',
    refreshes: [orders.list, orders.activities],
  });
  return async (body: OrderUpdate) => {
    const saved = await update.mutateAsync({ body });
    keep(saved);
    const next = needsNewTerms(order, saved) ? ' The customer is asked to accept the terms again.' : '';
    notify('success', `Order #${saved.uniqueId} is saved.${next}`);
    leave();
    navigate(`/order/${saved.orderId}`);
  };
}

const take = ({ name, theirs }: Conflict, form: EditFormState) =>
  form.setValue(name as 'reg', theirs as string, { shouldDirty: true, shouldValidate: true });

/** The stored order that a conflict carries; null for every other error. */
function storedOrderOf(error: unknown): Order | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  return Order.safeParse(error.details.current).data ?? null;
}
