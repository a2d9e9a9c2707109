import type { Column, SortChoice } from './types';

/** What a list can be sorted by at this column. */
export function sortsOf<Row>({ header, sortKey, firstOrder, sorts }: Column<Row>): readonly SortChoice[] {
  if (sorts) return sorts;
  return sortKey === undefined ? [] : [{ header, sortKey, firstOrder }];
}
