import type { ReactNode } from 'react';

export interface Sort {
  key: string;
  /** 1 ascending, -1 descending, as the API takes it. */
  order: 1 | -1;
}

/** One word of a heading that the list can be sorted by. */
export interface SortChoice {
  header: string;
  sortKey: string;
  firstOrder?: Sort['order'];
}

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A line below it, which is no part of the row's link. */
  second?: (row: Row) => ReactNode;
  /** The API's `sortby`; without it the heading does not sort. */
  sortKey?: string;
  /** The order of the first click: descending for prices, dates and numbers, ascending (the default) for texts. */
  firstOrder?: Sort['order'];
  /** In place of `header` and `sortKey` where a cell shows several facts: the list is sorted by each of them. */
  sorts?: readonly SortChoice[];
  align?: 'left' | 'right';
  /** Pixels, or a share like '22%'. Columns without one share what is left. */
  width?: number | string;
  /** `low` leaves the table below 1100 pixels. */
  priority?: 'high' | 'low';
  /** In a list whose columns are chosen: hidden until it is, also from who chose others before it was there. */
  isExtra?: boolean;
  /**
   * On a phone a row is a card: `title` and `right` on its first line, below them `meta` at the left and `side`
   * at the right, in order. Without it, or with `true`, a column is `meta`, or `side` with `align: 'right'`.
   */
  onCard?: 'title' | 'right' | 'meta' | 'side' | boolean;
}

/** The rows that a person chose, of `useChosen`. */
export interface RowSelection<Row> {
  chosen: ReadonlySet<string>;
  toggle: (row: Row) => void;
  /** Chooses all rows that are loaded, or none. */
  chooseAll: (isChosen: boolean) => void;
  /** Of the box in front of a row: "Select order #10241". */
  labelOf: (row: Row) => string;
}

/** A line of sums under the rows: `values` by column id, the label in the columns before the first of them. */
export interface TotalsLine {
  label: string;
  values: Partial<Record<string, ReactNode>>;
  isGrand?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** A click, or Enter on the row. */
  onRowOpen?: (row: Row) => void;
  /** Makes the first column (on a phone the title) a link, and a click on the row follow it. Undefined for a row that leads nowhere. */
  rowHref?: (row: Row) => string | undefined;
  /** First load: as many grey rows as the window takes. */
  isPending?: boolean;
  /** The rows are those of the search before, while the new one runs. */
  isOld?: boolean;
  /** Of all rows, where `rows` are the first of them; null where nobody has counted so far. */
  total?: number | null | undefined;
  /** Instead of the rows when the first load failed. */
  error?: unknown;
  onRetry?: () => void;
  /** Instead of the table when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** There is a next page: loaded as the end comes into view, and by a button. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  totals?: readonly TotalsLine[];
  /** A box in front of each row; x and Space choose the row in focus. */
  selection?: RowSelection<Row>;
  /** Of a cell, as the rows' estimated height; 1 by default. */
  lines?: 1 | 2;
  isMarked?: (row: Row) => boolean;
}
