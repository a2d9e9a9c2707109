import { Button, Stack } from '@overland/ui';
import { Dialog } from '@overland/ui/overlays';
import { useState } from 'react';
import { PlanNote } from './plan-note';
import type { useStepPlan } from './use-step-plan';

interface PlainStepProps {
  /** "Mark Posted: 3 of 5 orders". */
  title: string;
  label: string;
  plan: ReturnType<typeof useStepPlan>;
  onTake: () => Promise<unknown>;
  onClose: () => void;
}

/** Before a step that asks for nothing: who is left out of it, and why. */
export function PlainStep({ title, label, plan, onTake, onClose }: PlainStepProps) {
  const [isTaken, setTaken] = useState(false);
  const take = () => {
    setTaken(true);
    void onTake().catch(() => setTaken(false));
  };
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="go" busy={isTaken || !plan.isSuccess} busyLabel="One moment…" onClick={take} autoFocus>
        {label}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      <Stack>
        <PlanNote plan={plan} />
      </Stack>
    </Dialog>
  );
}
