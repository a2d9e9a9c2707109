import type { Order } from '@overland/contracts';
import { Note, TextButton, useLoadedLater } from '@overland/ui';
import { useState } from 'react';
import { disputeText } from '../at-once/dispute-words';

const loadDialogs = () => import('../at-once/dispute-dialog');

/** Why the customer disputes what is owed, or a way to note it. */
export function DisputeLine({ order }: { order: Order }) {
  const { paymentDispute, actions, paid } = order;
  // What was asked stays while its answer arrives.
  const [asked, ask] = useState<'DisputeDialog' | 'SettleDialog' | null>(null);
  const dialogs = useLoadedLater(loadDialogs, asked);
  const Dialog = asked && dialogs?.[asked];
  const canChange = actions.includes('removePayment') && !paid;
  if (!paymentDispute && !canChange) return null;
  return (
    <Note>
      {paymentDispute && `${disputeText(paymentDispute, new Date())} `}
      {canChange && (
        <TextButton onClick={() => ask(paymentDispute ? 'SettleDialog' : 'DisputeDialog')}>
          {paymentDispute ? 'Settle Dispute' : 'Note a Dispute'}
        </TextButton>
      )}
      {Dialog && <Dialog order={order} onClose={() => ask(null)} />}
    </Note>
  );
}
