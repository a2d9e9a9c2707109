import type { CodRow } from '@overland/contracts';
import { styled, TextButton } from '@overland/ui';

export interface CodSteps {
  /** Asks for a payment that was made. */
  onPaid: (row: CodRow) => void;
  /** Asks whether it was not made. */
  onUnpaid: (row: CodRow) => void;
  onRequest: (row: CodRow) => void;
  onCancel: (row: CodRow) => void;
  onDispute: (row: CodRow) => void;
  onSettle: (row: CodRow) => void;
}

const Place = styled('div')({ display: 'grid', justifyItems: 'end', fontWeight: 600 });
const Stop = styled(TextButton)({ color: 'var(--stop)' });

export function CodActions({ row, steps }: { row: CodRow; steps: CodSteps }) {
  const { uniqueId, canRequest, paid, paymentRequestedAt, orderTableStatus } = row;
  if (paid && orderTableStatus !== 'Pending') return null;
  const request = paymentRequestedAt === null ? 'Request' : 'Request Again';
  return (
    <Place>
      {canRequest && (
        <TextButton
          aria-label={`${request}: payment of order #${uniqueId}`}
          onClick={() => steps.onRequest(row)}
        >
          {request}
        </TextButton>
      )}
      {!paid && <DisputeStep row={row} steps={steps} />}
      {orderTableStatus === 'Pending' && (
        <Stop aria-label={`Cancel order #${uniqueId}`} onClick={() => steps.onCancel(row)}>
          Cancel
        </Stop>
      )}
    </Place>
  );
}

function DisputeStep({ row, steps }: { row: CodRow; steps: CodSteps }) {
  const { uniqueId, paymentDispute } = row;
  return paymentDispute ? (
    <TextButton aria-label={`Settle the dispute of order #${uniqueId}`} onClick={() => steps.onSettle(row)}>
      Settle Dispute
    </TextButton>
  ) : (
    <TextButton aria-label={`Dispute: payment of order #${uniqueId}`} onClick={() => steps.onDispute(row)}>
      Dispute
    </TextButton>
  );
}
