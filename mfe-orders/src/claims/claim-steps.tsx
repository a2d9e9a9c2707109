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
const Undo = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  marginTop: 10,
  fontSize: 14,
});

interface Words {
  button: string;
  title: (claim: number) => string;
  done: string;
  note: string;
  effect: string;
}

const mailed = 'The customer and the company get an email in a minute, unless you undo this.';
const words: Record<ClaimStepName, Words> = {
  review: {
    button: 'Take into Review',
    title: (claim) => `Take claim ${claim} into review`,
    done: 'in review',
    note: 'Note to the customer (optional)',
    effect:
      'In a minute the customer’s page says that we are looking at it and by which day we decide. Nobody is emailed.',
  },
  approve: {
    button: 'Approve',
    title: (claim) => `Approve claim ${claim}`,
    done: 'approved',
    note: 'Note to the customer (optional)',
    effect: mailed,
  },
  decline: {
    button: 'Decline',
    title: (claim) => `Decline claim ${claim}`,
    done: 'declined',
    note: 'Reason that the customer reads',
    effect: mailed,
  },
  pay: {
    button: 'Mark Claim Paid',
    title: (claim) => `Mark claim ${claim} paid`,
    done: 'marked paid',
    note: 'Note to the customer (optional)',
    effect: mailed,
  },
  withdraw: {
    button: 'Withdraw',
    title: (claim) => `Withdraw claim ${claim}`,
    done: 'withdrawn',
    note: 'Note for the history (optional)',
    effect: 'The claim is closed without a decision. Nobody is emailed.',
  },
  reopen: {
    button: 'Reopen',
    title: (claim) => `Reopen claim ${claim}`,
    done: 'in review again',
    note: 'Note for the history (optional)',
    effect: 'The claim is in review again, and the customer’s page no longer shows a decision.',
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
      <span role="timer">{`You can undo this for ${formatCountOf(left, 'second')}.`}</span>
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
  const { button, title, done, note, effect } = words[step];
  const { orderId } = order;
  const change = useClaimChange(order);
  const taking = useApiMutation(calls.orderClaims.step, {
    ...change.options,
    whenUnreachable: 'There was an error updating this claim',
  });
  const takesAmount = step === 'approve' || step === 'pay';
  return (
    <FormDialog<{ note?: string | undefined; amount?: number }, { note: string; amount?: number }>
      title={title(number)}
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
      <Note>{step === 'reopen' ? `${effect} ${reopeningTells(claim)}` : effect}</Note>
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

/** Who was told of a decision hears that it no longer counts. */
const reopeningTells = ({ state }: OrderClaim): string =>
  state === 'withdrawn' ? 'Nobody is emailed.' : mailed;

/** What is approved begins with what was asked for, what is paid with what was approved. */
function amountOf({ asked, agreed }: OrderClaim, step: ClaimStepName): { amount?: number } {
  const amount = step === 'approve' ? asked : step === 'pay' ? agreed : null;
  return amount === null ? {} : { amount };
}
