import type { LostReason } from '@overland/contracts';
import { lazy, Suspense } from 'react';

const LostQuestion = lazy(() =>
  import('./lost-question').then((module) => ({ default: module.LostQuestion })),
);

/** Whether to remove a quote, and why. */
export function RemovalQuestion({ onReason }: { onReason: (reason: LostReason) => void }) {
  return (
    <>
      Are you sure you want to remove this quote?
      <Suspense fallback={null}>
        <LostQuestion onReason={onReason} />
      </Suspense>
    </>
  );
}
