import type { Order } from '@overland/contracts';
import { Note, TextButton, useLoadedLater } from '@overland/ui';
import { useState } from 'react';
import { disputeText } from '../at-once/dispute-words';
import { useDispute } from '../at-once/use-dispute';

const loadDialog = () => import('../at-once/dispute-dialog');

/** Why the customer disputes what is owed, or a way to note it. */
export function DisputeLine({ order }: { order: Order }) {
  const { paymentDispute, actions, paid } = order;
  const [isAsking, ask] = useState(false);
  const dialog = useLoadedLater(loadDialog, isAsking);
  const { isChanging, settle } = useDispute(order);
  const canChange = actions.includes('removePayment') && !paid;
  if (!paymentDispute && !canChange) return null;
  return (
    <Note>
      {paymentDispute && `${disputeText(paymentDispute, new Date())} (${paymentDispute.by}) `}
      {canChange && paymentDispute && (
        <TextButton aria-disabled={isChanging || undefined} onClick={() => !isChanging && settle()}>
          Settle Dispute
        </TextButton>
      )}
      {canChange && !paymentDispute && <TextButton onClick={() => ask(true)}>Note a Dispute</TextButton>}
      {dialog && isAsking && <dialog.DisputeDialog order={order} onClose={() => ask(false)} />}
    </Note>
  );
}
