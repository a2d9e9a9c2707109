import {
  ClaimApproving,
  ClaimDeclining,
  ClaimNoting,
  type ClaimStepName,
  claimLabels,
  type Order,
  type OrderClaim,
} from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Button, formatMoney, Note, Notice, styled, TextButton } from '@overland/ui';
import { FormDialog } from '@overland/ui/form-dialog';
import { MoneyField, TextAreaField, useWatch } from '@overland/ui/forms';
import { useApiMutation, useSecondsLeft } from '@overland/web';
import { useState } from 'react';
import { Told } from '../at-once/told';
import { undoTimeText } from '../at-once/when-emailed';
import { WhoIsTold } from '../at-once/who-is-told';
import { useAskedFor } from '../use-asked-for';
import { undoClaimLabel, useClaimChange } from './use-claim-change';

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
  /** What else it does than telling people. */
  effect?: string;
  isTold: boolean;
}

const words: Record<ClaimStepName, Words> = {
  review: {
    button: 'Take into Review',
    title: (claim) => `Take claim ${claim} into review`,
    done: 'in review',
    note: 'Note to the customer (optional)',
    effect:
      'In a minute the customer’s page says that we are looking at it and by which day we decide. Nobody is emailed.',
    isTold: false,
  },
  approve: {
    button: 'Approve',
    title: (claim) => `Approve claim ${claim}`,
    done: 'approved',
    note: 'Note to the customer (optional)',
    isTold: true,
  },
  decline: {
    button: 'Decline',
    title: (claim) => `Decline claim ${claim}`,
    done: 'declined',
    note: 'Reason that the customer reads',
    isTold: true,
  },
  pay: {
    button: 'Mark Claim Paid',
    title: (claim) => `Mark claim ${claim} paid`,
    done: 'marked paid',
    note: 'Note to the customer (optional)',
    isTold: true,
  },
  withdraw: {
    button: 'Withdraw',
    title: (claim) => `Withdraw claim ${claim}`,
    done: 'withdrawn',
    note: 'Note for the history (optional)',
    effect: 'The claim is closed without a decision. Nobody is emailed.',
    isTold: false,
  },
  reopen: {
    button: 'Reopen',
    title: (claim) => `Reopen claim ${claim}`,
    done: 'in review again',
    note: 'Note for the history (optional)',
    effect: 'The claim is in review again, and the customer’s page no longer shows a decision.',
    isTold: true,
  },
};

export function ClaimSteps({ claim, order }: { claim: OrderClaim; order: Order }) {
  const [step, setStep] = useState<ClaimStepName | null>(null);
  useAskedFor(claim.steps.includes('pay') ? { payClaim: () => setStep('pay') } : {});
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
      <span role="timer">{undoTimeText(`“${claimLabels[claim.state]}”`, left, { tells: false })}</span>
      <TextButton disabled={isUndoing} onClick={() => undo(claim)}>
        {undoClaimLabel(claim)}
      </TextButton>
    </Undo>
  );
}

interface Asked {
  note?: string | undefined;
  tells?: boolean | undefined;
  amount?: number;
}

interface StepDialogProps {
  claim: OrderClaim;
  order: Order;
  step: ClaimStepName;
  onClose: () => void;
}

function StepDialog({ claim, order, step, onClose }: StepDialogProps) {
  const { _id: claimId, number, version } = claim;
  const { button, title, done, note, effect, isTold } = words[step];
  const { orderId } = order;
  const change = useClaimChange(order);
  const taking = useApiMutation(calls.orderClaims.step, {
    ...change.options,
    whenUnreachable: 'There was an error updating this claim',
  });
  const takesAmount = step === 'approve' || step === 'pay';
  return (
    <FormDialog<Asked, { note: string; tells: boolean; amount?: number }>
      title={title(number)}
      schema={takesAmount ? ClaimApproving : step === 'decline' ? ClaimDeclining : ClaimNoting}
      defaultValues={{ note: '', tells: true, ...amountOf(claim, step) }}
      onSubmit={async ({ note: said, tells, amount = null }) => {
        const body = { step, version, tells, note: said, amount: takesAmount ? amount : null };
        const saved = await taking.mutateAsync({ params: { orderId, claimId }, body });
        change.tell(saved, `Claim ${number} is ${done}.`, claimId);
        onClose();
      }}
      onClose={onClose}
      submitLabel={button}
      busyLabel="Saving..."
    >
      {effect !== undefined && <Note>{effect}</Note>}
      {takesAmount && (
        <MoneyField
          name="amount"
          label={step === 'pay' ? 'Amount paid' : 'Amount approved'}
          max={1_000_000}
        />
      )}
      {step === 'approve' && <MoreThan limit={claim.asked} text="were asked for" />}
      {step === 'pay' && <Note>{`Approved: ${formatMoney(claim.agreed ?? 0)}.`}</Note>}
      {step === 'pay' && <MoreThan limit={claim.agreed} text="were approved" />}
      <TextAreaField name="note" label={note} maxLength={1000} autoFocus={!takesAmount} />
      {isTold &&
        (claim.state === 'withdrawn' ? (
          <Note>Nobody is emailed.</Note>
        ) : (
          <Told>
            <WhoIsTold orderId={orderId} milestone="claim" />
          </Told>
        ))}
    </FormDialog>
  );
}

/** An amount beyond what it should be is possible, and may be a slip. */
function MoreThan({ limit, text }: { limit: number | null; text: string }) {
  const amount: unknown = useWatch({ name: 'amount' });
  if (limit === null || typeof amount !== 'number' || amount <= limit) return null;
  return (
    <Notice tone="amber">{`This is ${formatMoney(amount - limit)} more than the ${formatMoney(limit)} that ${text}.`}</Notice>
  );
}

/** What is approved begins with what was asked for, what is paid with what was approved. */
function amountOf({ asked, agreed }: OrderClaim, step: ClaimStepName): { amount?: number } {
  const amount = step === 'approve' ? asked : step === 'pay' ? agreed : null;
  return amount === null ? {} : { amount };
}
