import { startTransition, useEffect, useRef, useState } from 'react';

export const afterFirstViewMs = 2000;

/**
 * A part that the first view does without, null until there is a `need` of it (anything truthy). It is loaded shortly after the
 * first view, so that a need finds it there, or with the need. A load that failed is tried again with the next need.
 */
export function useLoadedLater<T>(load: () => Promise<T>, need: unknown): T | null {
  const [part, setPart] = useState<{ value: T } | null>(null);
  const loader = useRef(load);
  const isLoaded = part !== null;
  useEffect(() => {
    if (isLoaded) return;
    let isWaiting = true;
    const show = (value: T) => {
      // In short pieces, between which the page can be used.
      if (isWaiting && need) startTransition(() => setPart({ value }));
    };
    const loadIt = () => void loader.current().then(show, () => undefined);
    const timer = need ? undefined : setTimeout(loadIt, afterFirstViewMs);
    if (need) loadIt();
    return () => {
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [isLoaded, need]);
  return part?.value ?? null;
}

/** The same for a part that stands on the page: without a need it comes shortly after the first view. */
export function useDrawnLater<T>(load: () => Promise<T>, need: unknown): T | null {
  const [isFirstViewOver, setFirstViewOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFirstViewOver(true), afterFirstViewMs);
    return () => clearTimeout(timer);
  }, []);
  return useLoadedLater(load, need || isFirstViewOver);
}
