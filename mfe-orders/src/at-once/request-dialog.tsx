import type { OrdersReport } from '@overland/contracts';
import { LeftOut, RecipientList, SendButtons } from '@overland/quote-ui/recipients';
import { ErrorNotice, Note, Stack } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react';
import { askedOf, disputedOf, owedBy, recipientsOf, requestLabel } from './asked-words';
import type { ListedOrder } from './in-chunks';
import type { useStepPlan } from './use-step-plan';
import { whenEmailed } from './when-emailed';

interface RequestDialogProps {
  /** In the order of the page. */
  orders: readonly ListedOrder[];
  plan: ReturnType<typeof useStepPlan>;
  onRequest: (asked: ListedOrder[], leftOut: OrdersReport['refused']) => Promise<unknown>;
  onClose: () => void;
}

/** Before customers are asked to pay: who is asked for how much, each of whom can be left out. */
export function RequestDialog({ orders, plan, onRequest, onClose }: RequestDialogProps) {
  const [isSending, setSending] = useState(false);
  const found = useMemo(() => askedOf(orders, plan.data), [orders, plan.data]);
  // Who disputes the payment is asked only if somebody ticks it.
  const disputed = useMemo(() => disputedOf(found), [found]);
  const [changed, setChanged] = useState<ReadonlySet<string>>();
  const unticked = changed ?? disputed;
  const setUnticked: Dispatch<SetStateAction<ReadonlySet<string>>> = useCallback(
    (next) => setChanged((before = disputed) => (typeof next === 'function' ? next(before) : next)),
    [disputed],
  );
  const ticked = found.filter(({ orderId }) => !unticked.has(orderId));
  const [only, second] = orders;
  const send = () => {
    setSending(true);
    const leftOut = found
      .filter(({ orderId }) => unticked.has(orderId))
      .map(({ orderId, uniqueId }) => ({ orderId, uniqueId, message: 'Left out by you.' }));
    const asked = ticked.map(({ orderId: _id, uniqueId }) => ({ _id, uniqueId }));
    void onRequest(asked, [...(plan.data?.refused ?? []), ...leftOut])
      .catch(() => undefined)
      .finally(() => setSending(false));
  };
  const actions = (
    <SendButtons
      plan={plan}
      label={requestLabel(ticked)}
      busyLabel="Requesting…"
      isSending={isSending}
      isEmpty={plan.isSuccess && ticked.length === 0}
      onSend={send}
      onClose={onClose}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={only && !second ? `Request Payment: order #${only.uniqueId}` : 'Request Payment'}
      actions={actions}
      width={600}
    >
      <Stack>
        <Note>
          {`Each customer gets an email that asks for the payment, with the amount and how to pay. It goes out ${whenEmailed}; you can undo it for a minute.`}
        </Note>
        {plan.isPending && <Note role="status">Looking up who is emailed…</Note>}
        <ErrorNotice>{plan.error?.message}</ErrorNotice>
        {plan.data && (
          <>
            <LeftOut what="order" refused={plan.data.refused} />
            <RecipientList
              recipients={recipientsOf(found)}
              all={{ label: `All ${found.length} payments`, sum: owedBy(found) }}
              unticked={unticked}
              onChange={setUnticked}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
