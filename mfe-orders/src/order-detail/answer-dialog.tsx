import {
  type ChangeRequest,
  type Order,
  RequestAccepting,
  RequestDeclining,
  type Role,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatDay, Note } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { TextAreaField } from '@overland/ui/forms';
import { useApiMutation, useNotices, useSession } from '@overland/web';
import { cancelEffect } from '../at-once/cancel-dialog';
import { acceptTerms } from '../at-once/when-emailed';
import { useKeepOrder, useReloadOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';

interface Props {
  order: Order;
  request: ChangeRequest;
  state: 'accepted' | 'declined';
  onClose: () => void;
}

export function AnswerDialog({ order, request, state, onClose }: Props) {
  const isAccepting = state === 'accepted';
  const isCanceling = isAccepting && request.kind === 'cancel';
  const role = useSession((session) => session.role);
  const send = useAnswer(order, request);
  return (
    <FormDialog
      title={`${isAccepting ? 'Accept' : 'Decline'} the request: order #${order.uniqueId}`}
      schema={isAccepting ? RequestAccepting : RequestDeclining}
      defaultValues={{ note: '' }}
      onSubmit={async ({ note = '' }) => {
        await send(state, note);
        onClose();
      }}
      onClose={onClose}
      {...(isCanceling && { cancelLabel: 'Keep Order' })}
      submitLabel={buttonOf(request, state)}
      busyLabel="Sending..."
      variant={isCanceling ? 'danger' : 'go'}
    >
      <Note>{effectOf(order, request, { state, role })}</Note>
      <TextAreaField
        name="note"
        label={isAccepting ? 'Note to the customer (optional)' : 'Note to the customer'}
        maxLength={500}
        autoFocus
      />
    </FormDialog>
  );
}

function useAnswer({ orderId, uniqueId }: Order, { _id: requestId }: ChangeRequest) {
  const notify = useNotices((state) => state.notify);
  const keep = useKeepOrder();
  const reload = useReloadOrder();
  const answering = useApiMutation(calls.changeRequests.answer, {
    ...useChangeOptions(orderId),
    whenUnreachable: 'There was an error answering the customer',
    // The dialog shows the message.
    onError: ({ status }) => status === 409 && reload(orderId),
  });
  return async (state: Props['state'], note: string) => {
    keep(await answering.mutateAsync({ params: { orderId }, body: { requestId, state, note } }));
    notify('success', `The customer of order #${uniqueId} gets your answer by email.`);
  };
}

function effectOf(
  order: Order,
  { kind, wishedDay }: ChangeRequest,
  { state, role }: Pick<Props, 'state'> & { role: Role | null },
): string {
  if (state === 'declined') return 'The order stays as it is. The customer gets your note by email.';
  if (kind === 'cancel') {
    return `${cancelEffect(role)} The customer is told by email.`;
  }
  const day = wishedDay === null ? '' : formatDay(wishedDay);
  return `The first pickup day becomes ${day}. The customer is told by email and asked ${acceptTerms(order)}.`;
}

function buttonOf({ kind }: ChangeRequest, state: Props['state']): string {
  if (state === 'declined') return 'Decline';
  return kind === 'cancel' ? 'Cancel the Order' : 'Change the Day';
}
