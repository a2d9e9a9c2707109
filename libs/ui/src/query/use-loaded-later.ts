import { startTransition, useEffect, useRef, useState } from 'react';

export const afterFirstViewMs = 2000;

const atOnce = (show: () => void) => show();

/**
 * A part that the first view does without: loaded shortly after it, or at once where there is a `need` (anything truthy).
 * Null until then. A load that failed is tried again with the next need.
 */
export function useLoadedLater<T>(load: () => Promise<T>, need: unknown): T | null {
  const [part, setPart] = useState<{ value: T } | null>(null);
  const loader = useRef(load);
  const isLoaded = part !== null;
  useEffect(() => {
    if (isLoaded) return;
    let isShown = true;
    const loadIt = (draw: (show: () => void) => void) =>
      loader.current().then(
        (value) => isShown && draw(() => setPart({ value })),
        () => undefined,
      );
    // What nobody waits for is drawn in short pieces, between which the page can be used.
    const timer = need ? void loadIt(atOnce) : setTimeout(() => loadIt(startTransition), afterFirstViewMs);
    return () => {
      isShown = false;
      clearTimeout(timer ?? undefined);
    };
  }, [isLoaded, need]);
  return part?.value ?? null;
}
