import {
  ClaimApproving,
  ClaimDeclining,
  ClaimNoting,
  type ClaimStepName,
  type Order,
  type OrderClaim,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, formatCountOf, formatMoney, Note, styled, TextButton } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { MoneyField, TextAreaField } from '@overland/ui/forms';
import { useApiMutation, useSecondsLeft } from '@overland/web';
import { useState } from 'react';
import { useClaimChange } from './use-claim-change';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 14 });
const Undo = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', marginTop: 10, fontSize: 14 });

interface Words {
  button: string;
  done: string;
  note: string;
  effect: string;
}

const mailed = 'The customer and the company are told by email a minute later, unless you undo it.';
const words: Record<ClaimStepName, Words> = {
  review: {
    button: 'Take into Review',
    done: 'in review',
    note: 'Note to the customer (optional)',
    effect: 'The customer sees on the page of the order that it is looked at. Nobody is emailed.',
  },
  approve: { button: 'Approve', done: 'approved', note: 'Note to the customer (optional)', effect: mailed },
  decline: { button: 'Decline', done: 'declined', note: 'Reason that the customer reads', effect: mailed },
  pay: { button: 'Mark Paid', done: 'marked paid', note: 'Note to the customer (optional)', effect: mailed },
  withdraw: {
    button: 'Withdraw',
    done: 'withdrawn',
    note: 'Note to the customer (optional)',
    effect: 'It is not decided any more. Nobody is emailed.',
  },
  reopen: {
    button: 'Reopen',
    done: 'in review again',
    note: 'Note for the history (optional)',
    effect:
      'It is in review again, and what the customer was told is withdrawn from the page. Nobody is emailed.',
  },
};

export function ClaimSteps({ claim, order }: { claim: OrderClaim; order: Order }) {
  const [step, setStep] = useState<ClaimStepName | null>(null);
  return (
    <>
      <UndoLine claim={claim} order={order} />
      {claim.steps.length > 0 && (
        <Buttons>
          {claim.steps.map((name) => (
            <Button
              key={name}
              size="small"
              aria-label={`${words[name].button}: claim ${claim.number}`}
              onClick={() => setStep(name)}
            >
              {words[name].button}
            </Button>
          ))}
        </Buttons>
      )}
      {step !== null && <StepDialog claim={claim} order={order} step={step} onClose={() => setStep(null)} />}
    </>
  );
}

function UndoLine({ claim, order }: { claim: OrderClaim; order: Order }) {
  const left = useSecondsLeft(claim.undoUntil);
  const { undo, isUndoing } = useClaimChange(order);
  if (left === 0) return null;
  return (
    <Undo>
      <span role="timer">{`You can take this back for ${formatCountOf(left, 'second')}.`}</span>
      <TextButton disabled={isUndoing} onClick={() => undo(claim)}>
        Undo
      </TextButton>
    </Undo>
  );
}

interface StepDialogProps {
  claim: OrderClaim;
  order: Order;
  step: ClaimStepName;
  onClose: () => void;
}

function StepDialog({ claim, order, step, onClose }: StepDialogProps) {
  const { _id: claimId, number, version } = claim;
  const { button, done, note, effect } = words[step];
  const { orderId } = order;
  const change = useClaimChange(order);
  const taking = useApiMutation(calls.orderClaims.step, {
    ...change.options,
    whenUnreachable: 'There was an error updating this claim',
  });
  const takesAmount = step === 'approve' || step === 'pay';
  return (
    <FormDialog<{ note?: string | undefined; amount?: number }, { note: string; amount?: number }>
      title={`${button}: claim ${number}`}
      schema={takesAmount ? ClaimApproving : step === 'decline' ? ClaimDeclining : ClaimNoting}
      defaultValues={{ note: '', ...amountOf(claim, step) }}
      onSubmit={async ({ note: said, amount = null }) => {
        const body = { step, version, note: said, amount: takesAmount ? amount : null };
        const saved = await taking.mutateAsync({ params: { orderId, claimId }, body });
        change.tell(saved, `Claim ${number} is ${done}.`, claimId);
        onClose();
      }}
      onClose={onClose}
      submitLabel={button}
      busyLabel="Saving..."
    >
      <Note>{effect}</Note>
      {takesAmount && (
        <MoneyField
          name="amount"
          label={step === 'pay' ? 'Amount paid' : 'Amount approved'}
          max={1_000_000}
        />
      )}
      {step === 'pay' && <Note>{`Approved: ${formatMoney(claim.agreed ?? 0)}.`}</Note>}
      <TextAreaField name="note" label={note} maxLength={1000} autoFocus={!takesAmount} />
    </FormDialog>
  );
}

/** What is approved begins with what was asked for, what is paid with what was approved. */
function amountOf({ asked, agreed }: OrderClaim, step: ClaimStepName): { amount?: number } {
  const amount = step === 'approve' ? asked : step === 'pay' ? agreed : null;
  return amount === null ? {} : { amount };
}
