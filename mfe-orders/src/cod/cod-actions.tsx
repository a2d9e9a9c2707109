import type { CodRow } from '@overland/contracts';
import { styled, TextButton } from '@overland/ui';

export interface CodSteps {
  /** Asks for a payment that was made. */
  onPaid: (row: CodRow) => void;
  /** Asks whether it was not made. */
  onUnpaid: (row: CodRow) => void;
  onRequest: (row: CodRow) => void;
  onCancel: (row: CodRow) => void;
  /** The row whose payment is being requested. */
  busyId: string | undefined;
}

const Place = styled('div')({ display: 'grid', justifyItems: 'end', fontWeight: 600 });
const Stop = styled(TextButton)({ color: 'var(--stop)' });

export function CodActions({ row, steps }: { row: CodRow; steps: CodSteps }) {
  const { uniqueId, canRequest, paymentRequestedAt, orderTableStatus } = row;
  if (!canRequest && orderTableStatus !== 'Pending') return null;
  const request = paymentRequestedAt === null ? 'Request' : 'Request Again';
  const isBusy = steps.busyId === row._id;
  return (
    <Place>
      {canRequest && (
        <TextButton
          aria-label={`${request}: payment of order #${uniqueId}`}
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && steps.onRequest(row)}
        >
          {isBusy ? 'Requesting…' : request}
        </TextButton>
      )}
      {orderTableStatus === 'Pending' && (
        <Stop aria-label={`Cancel order #${uniqueId}`} onClick={() => steps.onCancel(row)}>
          Cancel
        </Stop>
      )}
    </Place>
  );
}
