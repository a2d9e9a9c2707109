import { useMemo } from 'react';
import { useMediaQuery } from '../theme/use-media-query';
import type { Column } from './types';

/** The columns that a table has room for: below 1100 pixels those of low priority are left out. */
export function useShownColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const isNarrow = useMediaQuery('(max-width: 1100px)');
  return useMemo(
    () => (isNarrow ? columns.filter(({ priority }) => priority !== 'low') : columns),
    [columns, isNarrow],
  );
}
