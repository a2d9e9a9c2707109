import { useEffect, useRef, useState } from 'react';

const afterFirstViewMs = 2000;

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
    const loadIt = () =>
      loader.current().then(
        (value) => isShown && setPart({ value }),
        () => undefined,
      );
    const timer = need ? void loadIt() : setTimeout(loadIt, afterFirstViewMs);
    return () => {
      isShown = false;
      clearTimeout(timer ?? undefined);
    };
  }, [isLoaded, need]);
  return part?.value ?? null;
}
