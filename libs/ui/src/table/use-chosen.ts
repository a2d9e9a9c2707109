import { useCallback, useMemo, useState } from 'react';
import type { RowSelection } from './types';

interface ChosenOptions<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  labelOf: (row: Row) => string;
  /** What is searched and filtered: when it changes, nothing is chosen any more. */
  scope: string;
}

interface Held<Row> {
  scope: string;
  rows: ReadonlyMap<string, Row>;
}

/** Chosen rows stay chosen while the list is sorted and loaded again. */
export function useChosen<Row>({ rows, rowId, labelOf, scope }: ChosenOptions<Row>) {
  const [held, hold] = useState<Held<Row>>({ scope, rows: new Map() });
  const chosen = held.scope === scope ? held.rows : none;
  const toggle = useCallback(
    (row: Row) =>
      hold((before) => {
        const next = new Map(before.scope === scope ? before.rows : none);
        if (!next.delete(rowId(row))) next.set(rowId(row), row);
        return { scope, rows: next };
      }),
    [scope, rowId],
  );
  const ids = useMemo(() => new Set(chosen.keys()), [chosen]);
  const chooseAll = (isChosen: boolean) =>
    hold({ scope, rows: new Map(isChosen ? rows.map((row) => [rowId(row), row]) : []) });
  const selection: RowSelection<Row> = { chosen: ids, toggle, chooseAll, labelOf };
  return { chosen: [...chosen.values()], selection, clear: () => chooseAll(false) };
}

const none: ReadonlyMap<string, never> = new Map<string, never>();
