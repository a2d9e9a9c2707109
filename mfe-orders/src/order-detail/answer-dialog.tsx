import { type ChangeRequest, type Order, RequestAccepting, RequestDeclining } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, formatDay, Note, Stack, styled } from '@overland/ui';
import { Form, SubmitButton, TextAreaField } from '@overland/ui/forms';
import { Dialog } from '@overland/ui/overlays';
import { useApiMutation, useNotices } from '@overland/web';
import { useKeepOrder, useReloadOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';

const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 12 });

interface Props {
  order: Order;
  request: ChangeRequest;
  state: 'accepted' | 'declined';
  onClose: () => void;
}

/** Answers a request of the customer: what it does, and a note that the customer gets by email. */
export function AnswerDialog({ order, request, state, onClose }: Props) {
  const isAccepting = state === 'accepted';
  const send = useAnswer(order, request);
  const title = isAccepting ? 'Accept the request' : 'Decline the request';
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        label={title}
        schema={isAccepting ? RequestAccepting : RequestDeclining}
        defaultValues={{ note: '' }}
        onSubmit={async ({ note = '' }) => {
          await send(state, note);
          onClose();
        }}
      >
        <Stack>
          <Note>{effectOf(request, state)}</Note>
          <TextAreaField
            name="note"
            label={isAccepting ? 'Note to the customer (optional)' : 'Note to the customer'}
            maxLength={500}
            autoFocus
          />
          <Buttons>
            <Button onClick={onClose}>Back</Button>
            <SubmitButton
              variant={isAccepting && request.kind === 'cancel' ? 'danger' : 'go'}
              busyLabel="Sending..."
            >
              {buttonOf(request, state)}
            </SubmitButton>
          </Buttons>
        </Stack>
      </Form>
    </Dialog>
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
    notify('success', `The customer of order #${uniqueId} is told.`);
  };
}

function effectOf({ kind, wishedDay }: ChangeRequest, state: Props['state']): string {
  if (state === 'declined') return 'The order stays as it is. The customer gets your note by email.';
  if (kind === 'cancel') {
    return 'The transport is called off, and the pickup day and the price are lost. The customer is told by email.';
  }
  const day = wishedDay === null ? '' : formatDay(wishedDay);
  return `The first pickup day becomes ${day}. The customer is told by email and accepts the terms again.`;
}

function buttonOf({ kind }: ChangeRequest, state: Props['state']): string {
  if (state === 'declined') return 'Decline';
  return kind === 'cancel' ? 'Cancel the Order' : 'Change the Day';
}
