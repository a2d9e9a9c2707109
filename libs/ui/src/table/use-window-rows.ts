import { useWindowVirtualizer, type VirtualizerOptions, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';

/** More only once somebody scrolls: a first view draws what is seen. */
const overscan = () => (scrollY === 0 ? 1 : 8);

interface WindowRows {
  count: number;
  estimate: number;
  list: RefObject<HTMLElement | null>;
  keyOf: (index: number) => string;
}

/** Only where rows above turn out higher than thought: where a page begins is not a list's business. */
const scrollForHeights: VirtualizerOptions<Window, Element>['scrollToFn'] = (
  offset,
  options,
  virtualizer,
) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, virtualizer);
};

/** The rows that the window shows and a few more, and the empty space before and after them, in pixels. */
export function useWindowRows({ count, estimate, list, keyOf }: WindowRows) {
  const scrollMargin = useTopOf(list);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    overscan: overscan(),
    scrollMargin,
    // Known at once: else the first rows are drawn after all others, in one piece.
    initialRect: { width: innerWidth, height: innerHeight },
    scrollToFn: scrollForHeights,
    getItemKey: keyOf,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    items,
    measure: virtualizer.measureElement,
    before: first ? first.start - scrollMargin : 0,
    after: last ? Math.max(0, virtualizer.getTotalSize() - (last.end - scrollMargin)) : 0,
  };
}

/** As good as lists begin below their title, search and filters: rows that the window has no room for are not drawn first. */
const usualTop = () => innerHeight / 3;

/** Pixels from the top of the document; measured again when the page above the list may have changed. */
function useTopOf(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(usualTop);
  const read = () => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY));
  };
  // After the paint, when it costs no layout. Until then at most the number of rows below the window is another.
  useEffect(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the element of the moment
  useEffect(() => {
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, []);
  return top;
}
