import { amountDue, type Order, paymentForm, paymentMethodLabels, paymentMethods } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatMoney, Note, Notice, Stack } from '@overland/ui';
import { DayField } from '@overland/ui/dates';
import { FormDialog } from '@overland/ui/form-dialog';
import { CheckboxField, MoneyField, SelectField, TextField, useWatch } from '@overland/ui/forms';
import { type ApiError, useApiMutation } from '@overland/web';
import { useState } from 'react';
import { useChangeOptions } from '../order-detail/use-change-options';
import { useUndo } from '../order-detail/use-undo';
import { useKeepOrder, useReloadOrder } from '../use-keep-order';
import { Told } from './told';
import { WhoIsTold } from './who-is-told';

/** An order as far as its payment goes: of its own page, or of the COD table. */
export type PayableOrder = Pick<
  Order,
  'orderId' | 'uniqueId' | 'status' | 'price' | 'paid' | 'paidAmount' | 'today'
>;

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

export function PaymentDialog({ order, onClose }: { order: PayableOrder; onClose: () => void }) {
  const { orderId, uniqueId, status, today, paidAmount } = order;
  const due = amountDue(order);
  const record = useRecord(order, onClose);
  return (
    <FormDialog
      title={`Payment of order #${uniqueId}`}
      schema={paymentForm(due, today)}
      defaultValues={{
        ...(due > 0 && { amount: due }),
        paidOn: today,
        reference: '',
        takesMore: false,
        tells: true,
      }}
      onSubmit={record}
      onClose={onClose}
      submitLabel={<RecordLabel due={due} />}
      busyLabel="Saving..."
    >
      {paidAmount !== null && paidAmount > 0 && (
        <Note>
          {`${formatMoney(paidAmount)} is paid already. The order’s page shows each payment, and can remove it.`}
        </Note>
      )}
      <SelectField name="method" label="Paid by" options={methods} placeholder="Select One" />
      <MoneyField name="amount" label="Amount" />
      <StillDue due={due} />
      <MoreThanOwed due={due} />
      <DayField name="paidOn" label="Day" max={today} />
      <TextField
        name="reference"
        label="Reference (optional)"
        hint="Such as the number of the check."
        maxLength={100}
      />
      {status === 'Pending' && (
        <Note>Once the whole price is paid, the order is released for transport.</Note>
      )}
      <Told>
        <WhoIsTold orderId={orderId} milestone="paid" />
      </Told>
    </FormDialog>
  );
}

/** What the button does with what is typed. */
function RecordLabel({ due }: { due: number }) {
  const amount: unknown = useWatch({ name: 'amount' });
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1) return 'Record Payment';
  return due > 0 && amount >= due ? 'Mark Paid' : `Record ${formatMoney(amount)}`;
}

/** What a payment in part leaves. */
function StillDue({ due }: { due: number }) {
  const amount: unknown = useWatch({ name: 'amount' });
  const isPart = typeof amount === 'number' && amount > 0 && amount < due;
  return (
    isPart && <Note role="status">{`${formatMoney(due - amount)} of ${formatMoney(due)} stays due.`}</Note>
  );
}

function MoreThanOwed({ due }: { due: number }) {
  const amount: unknown = useWatch({ name: 'amount' });
  if (typeof amount !== 'number' || amount <= due) return null;
  const owed = due === 0 ? 'Nothing is owed any more' : `Only ${formatMoney(due)} is still owed`;
  return (
    <Stack>
      <Notice tone="amber">{`${owed}: this is ${formatMoney(amount - due)} more.`}</Notice>
      <CheckboxField name="takesMore" label="More was paid than is owed" />
    </Stack>
  );
}

function useRecord({ orderId, uniqueId }: PayableOrder, onDone: () => void) {
  // The same one for each try, so that a payment whose answer was lost is recorded once.
  const [paymentId] = useState(() => crypto.randomUUID());
  const undo = useUndo(orderId);
  const keep = useKeepOrder();
  const reload = useReloadOrder();
  const recording = useApiMutation(calls.orderWork.recordPayment, {
    ...useChangeOptions(orderId),
    // The dialog shows the message.
    onError: ({ status }: ApiError) => status === 409 && reload(orderId),
    onSuccess: (order) => {
      keep(order);
      const due = amountDue(order);
      const rest = due > 0 ? ` ${formatMoney(due)} is still due.` : '';
      const text = order.paid
        ? `Order #${uniqueId} is marked paid.`
        : `The payment of order #${uniqueId} is recorded.`;
      undo.tell(order, `${text}${rest}`);
    },
  });
  return async (payment: Parameters<typeof recording.mutateAsync>[0]['body']) => {
    await recording.mutateAsync({ params: { orderId, paymentId }, body: payment });
    onDone();
  };
}
