import { useMediaQuery } from '../theme/use-media-query';
import type { Column } from './types';

/** Around a table in the window: the sidebar and the page's padding. */
const around = 304;
const choiceWidth = 44;
/** Of a column that shares what the others leave. */
const leastShare = 164;

/**
 * Widths of a table with columns that were added: what is not fixed shares what is left, and where that is too little the
 * table is scrolled sideways, `minWidth` pixels wide.
 */
export function useAddedWidths<Row>(columns: readonly Column<Row>[]) {
  const hasAdded = columns.some(({ isExtra }) => isExtra);
  const least = columns.reduce(
    (sum, { width }) => sum + (typeof width === 'number' ? width : leastShare),
    choiceWidth,
  );
  const isTooNarrow = useMediaQuery(`(max-width: ${least + around}px)`);
  return {
    widthOf: ({ width }: Column<Row>) => (hasAdded && typeof width !== 'number' ? undefined : width),
    minWidth: hasAdded && isTooNarrow ? least : undefined,
  };
}
