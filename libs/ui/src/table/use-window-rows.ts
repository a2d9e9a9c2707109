import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rowsBetween } from './row-places';

const overscan = 8;

interface WindowRows {
  count: number;
  estimate: number;
  list: RefObject<HTMLElement | null>;
  keyOf: (index: number) => string;
}

/** The rows that the window shows and a few more, and the empty space before and after them, in pixels. */
export function useWindowRows({ count, estimate, list, keyOf }: WindowRows) {
  const heights = useRef(new Map<string, number>());
  const { from, to } = useSeenOf(list);
  const heightOf = (index: number) => heights.current.get(keyOf(index)) ?? estimate;
  const { first, end, before, after } = rowsBetween({ count, heightOf }, from, to, overscan);
  const items = Array.from({ length: end - first }, (_, at) => ({ index: first + at }));

  const keys = useRef(keyOf);
  keys.current = keyOf;
  // Rows that are taller than they were thought to be count as they are from the next time on that any is drawn.
  const measure = useCallback((row: HTMLElement | null) => {
    const height = row?.getBoundingClientRect().height ?? 0;
    if (row && height > 0) heights.current.set(keys.current(Number(row.dataset.index)), height);
  }, []);
  return { items, measure, before, after };
}

interface Seen {
  from: number;
  to: number;
}

/** What of the list is in the window: pixels from the top of the list. Told again every half screen at the most. */
function useSeenOf(list: RefObject<HTMLElement | null>): Seen {
  const [seen, setSeen] = useState<Seen>(() => ({ from: 0, to: innerHeight }));
  const read = useCallback(() => {
    if (!list.current) return;
    const from = -Math.round(list.current.getBoundingClientRect().top);
    setSeen((before) =>
      Math.abs(before.from - from) < step && before.to - before.from === innerHeight
        ? before
        : { from, to: from + innerHeight },
    );
  }, [list]);
  // The page above the list may have changed with any drawing of it.
  useLayoutEffect(read);
  useEffect(() => {
    addEventListener('scroll', read, { passive: true });
    addEventListener('resize', read);
    return () => {
      removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
  }, [read]);
  return seen;
}

/** Fewer pixels than the rows beside the window take, so that none is missing. */
const step = 120;
