import { LeftOut } from '@overland/quote-ui/recipients';
import { Note } from '@overland/ui';
import type { useStepPlan } from './use-step-plan';
import { WhoIsToldOfEach } from './who-is-told';

/** Who is emailed about a step with several orders, and why it cannot be taken with some. */
export function PlanNote({ plan: { data, error } }: { plan: ReturnType<typeof useStepPlan> }) {
  if (error) return <Note role="status">{error.message}</Note>;
  if (!data) return <Note role="status">Looking up who is emailed…</Note>;
  return (
    <>
      <LeftOut what="order" refused={data.refused} />
      <WhoIsToldOfEach audiences={data.audiences} />
    </>
  );
}
