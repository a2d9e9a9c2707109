import type { ReactNode } from 'react';

export interface Sort {
  key: string;
  /** 1 ascending, -1 descending, as the API takes it. */
  order: 1 | -1;
}

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The API's `sortby`; without it the heading does not sort. */
  sortKey?: string;
  align?: 'left' | 'right';
  /** Pixels, or a share like '22%'. Columns without one share what is left. */
  width?: number | string;
  /**
   * On a phone a row is a card: `title` and `right` on its first line, below them `meta` at the left and `side`
   * at the right, in order. Without it a column is `meta`, or `side` with `align: 'right'`.
   */
  phone?: 'title' | 'right' | 'meta' | 'side' | 'hide';
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
  /** Makes the first column (on a phone the title) a link, and a click on the row follow it. */
  rowHref?: (row: Row) => string;
  /** First load: as many grey rows as the window takes. */
  isPending?: boolean;
  /** Instead of the rows when the first load failed. */
  error?: unknown;
  onRetry?: () => void;
  /** Instead of the table when there are no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** There is a next page: loaded as the end comes into view, and by a button. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  /** A last line with sums, by column id. */
  totals?: Partial<Record<string, ReactNode>>;
}
