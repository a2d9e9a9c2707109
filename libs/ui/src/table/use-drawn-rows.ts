import type { RefObject } from 'react';
import type { BodyRowProps } from './body-row';
import { useRowKeys } from './row-keys';
import { useRowOpen } from './row-open';
import type { DataTableProps } from './types';
import { useWindowRows } from './use-window-rows';

/** The rows in view of a table or of a list of cards, each with what it is drawn from. */
export function useDrawnRows<Row>(
  props: DataTableProps<Row>,
  { list, estimate }: { list: RefObject<HTMLElement | null>; estimate: number },
) {
  const { rows, rowId, rowHref, selection, isMarked } = props;
  const keyOf = (index: number) => {
    const row = rows[index];
    return row === undefined ? String(index) : rowId(row);
  };
  const { items, measure, before, after } = useWindowRows({ count: rows.length, estimate, list, keyOf });
  const rowProps = useRowOpen(props);
  useRowKeys(list);
  const ofEach = {
    rowHref,
    rowProps,
    isMarked,
    toggle: selection?.toggle,
    labelOf: selection?.labelOf,
    measure,
  };
  const drawn = items.flatMap(({ index }): Omit<BodyRowProps<Row>, 'columns' | 'isLast'>[] => {
    const row = rows[index];
    return row === undefined ? [] : [{ ...ofEach, row, index, isChosen: selection?.chosen.has(rowId(row)) }];
  });
  return { drawn, before, after };
}
