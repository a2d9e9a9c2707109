import { type EditedInPlace, editedInPlace, Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, styled } from '@overland/ui';
import { Form, PhoneField, SubmitButton, TextAreaField, TextField } from '@overland/ui/forms';
import { ApiError, useApiMutation } from '@overland/web';
import type { KeyboardEvent } from 'react';
import { toOrderUpdate, valuesOf } from '../edit-order/edit-values';
import { useKeepOrder } from '../use-keep-order';

const Box = styled('div')({ textAlign: 'left', fontWeight: 400, '& fieldset': { gap: 8 } });
const Buttons = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap' });

interface InPlaceFormProps {
  order: Order;
  field: EditedInPlace;
  label: string;
  onClose: () => void;
}

/** One field of an order: Enter saves it, Escape leaves it as it was. */
export function InPlaceForm({ order, field, label, onClose }: InPlaceFormProps) {
  const save = useSaveInPlace(order, field);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter' || event.shiftKey || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.target.form?.requestSubmit();
  };
  return (
    <Box onKeyDown={onKeyDown}>
      <Form<Record<string, string>, Record<string, string>>
        label={label}
        schema={editedInPlace[field]}
        defaultValues={{ [field]: valuesOf(order)[field] }}
        onSubmit={async (values) => {
          await save(values[field] ?? '');
          onClose();
        }}
      >
        <Field field={field} label={label} />
        <Buttons>
          <SubmitButton size="small" busyLabel="Saving…">
            Save
          </SubmitButton>
          <Button size="small" onClick={onClose}>
            Cancel
          </Button>
        </Buttons>
      </Form>
    </Box>
  );
}

function Field({ field, label }: Pick<InPlaceFormProps, 'field' | 'label'>) {
  const props = { name: field, label, autoFocus: true, autoComplete: 'off' };
  switch (field) {
    case 'pickupNotes':
    case 'deliveryNotes':
      return (
        <TextAreaField {...props} rows={3} hint="Enter saves, Shift Enter begins a line." maxLength={2000} />
      );
    case 'customerPrimaryPhone':
    case 'pickupPrimaryPhone':
    case 'deliveryPrimaryPhone':
      return <PhoneField {...props} />;
    default:
      // It stands beside its label.
      return <TextField {...props} hidesLabel />;
  }
}

/** What somebody else changed meanwhile stays; their value of this field is shown before it is replaced. */
function useSaveInPlace(order: Order, field: EditedInPlace) {
  const keep = useKeepOrder();
  const update = useApiMutation(calls.orderEdits.update, {
    whenUnreachable: 'There was an error updating this order',
    refreshes: [calls.orders.list, calls.orders.activities],
  });
  const send = async (value: string, from: Order): Promise<void> => {
    try {
      keep(await update.mutateAsync({ body: toOrderUpdate({ ...valuesOf(from), [field]: value }, from) }));
    } catch (error) {
      const conflict = error instanceof ApiError && error.code === 'conflict' ? error : null;
      const theirs = Order.safeParse(conflict?.details.current).data;
      if (!theirs) throw error;
      keep(theirs);
      const their = valuesOf(theirs)[field];
      if (their === valuesOf(from)[field]) return send(value, theirs);
      const message = `Somebody else changed this to “${their}” meanwhile. Save again to replace it.`;
      throw new ApiError({ code: 'conflict', status: 409, message, errors: [{ path: field, message }] });
    }
  };
  return (value: string) => send(value, order);
}
