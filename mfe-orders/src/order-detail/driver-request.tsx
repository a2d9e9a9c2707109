import { messages, type Order } from '@overland/contracts';
import { Button, formatMoment, Note, Notice, PHONE, styled, TextButton } from '@overland/ui';
import { useLocationRequest } from './use-location-request';

const Body = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: '0 24px 16px',
  '& > [role=status]': { flex: '1 1 260px' },
  [PHONE]: { padding: '0 16px 16px' },
});

/** Asking the driver for the position, and what was asked (docs/product/orders.md). */
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
      <Button size="small" busy={isAsking} busyLabel="Requesting..." onClick={ask}>
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
