import type { Order } from '@overland/contracts';
import { Note, TextButton, useLoadedLater } from '@overland/ui';
import { useState } from 'react';
import { disputeText } from '../at-once/dispute-words';

const loadDialogs = () => import('../at-once/dispute-dialog');

/** Why the customer disputes what is owed, or a way to note it. */
export function DisputeLine({ order }: { order: Order }) {
  const { paymentDispute, actions, paid } = order;
  const [isAsking, ask] = useState(false);
  const dialogs = useLoadedLater(loadDialogs, isAsking);
  const Dialog = dialogs?.[paymentDispute ? 'SettleDialog' : 'DisputeDialog'];
  const canChange = actions.includes('removePayment') && !paid;
  if (!paymentDispute && !canChange) return null;
  return (
    <Note>
      {paymentDispute && `${disputeText(paymentDispute, new Date())} `}
      {canChange && (
        <TextButton onClick={() => ask(true)}>
          {paymentDispute ? 'Settle Dispute' : 'Note a Dispute'}
        </TextButton>
      )}
      {Dialog && isAsking && <Dialog order={order} onClose={() => ask(false)} />}
    </Note>
  );
}
