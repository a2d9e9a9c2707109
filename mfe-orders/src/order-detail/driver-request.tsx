import { messages, type Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, formatMoment, Note, Notice, PHONE, styled, TextButton, useConfirm } from '@overland/ui';
import { useApiMutation } from '@overland/web';
import { useKeepOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';

const Body = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '0 24px 16px',
  '& > [role=status]': { flex: '1 1 260px' },
  [PHONE]: { padding: '0 16px 16px' },
});

export function DriverRequest({ order }: { order: Order }) {
  const { ask, isAsking, cancel, isCanceling } = useLocationRequest(order);
  const { locationRequestedAt } = order;
  return (
    <Body>
      {locationRequestedAt !== null && (
        <Notice tone="sign" live>
          {messages.locationRequested}
          <Note as="div">Requested {formatMoment(locationRequestedAt)}</Note>
        </Notice>
      )}
      <Button size="small" busy={isAsking} busyLabel="Requesting..." onClick={() => void ask()}>
        {locationRequestedAt === null ? 'Request Location' : 'Request Again'}
      </Button>
      {locationRequestedAt !== null && (
        <TextButton aria-disabled={isCanceling || undefined} onClick={() => isCanceling || cancel()}>
          {isCanceling ? 'Canceling...' : 'Cancel request'}
        </TextButton>
      )}
    </Body>
  );
}

function useLocationRequest({ orderId, driverPhone }: Order) {
  const confirm = useConfirm();
  const keep = useKeepOrder();
  const options = useChangeOptions(orderId);
  const asking = useApiMutation(calls.driverLocation.request, {
    ...options,
    whenUnreachable: messages.locationNotRequested,
    onSuccess: keep,
  });
  const canceling = useApiMutation(calls.driverLocation.cancel, { ...options, onSuccess: keep });
  const params = { orderId };
  return {
    ask: async () => {
      const isSure = await confirm({
        title: "Driver's location",
        text: `A text message with a link to share the position goes to ${driverPhone}.`,
        confirmLabel: 'Send Text',
      });
      if (isSure) asking.mutate({ params });
    },
    isAsking: asking.isPending,
    cancel: () => canceling.mutate({ params }),
    isCanceling: canceling.isPending,
  };
}
