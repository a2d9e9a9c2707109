import type { SheetCell } from '@overland/service-kit';

/** A report as rows and columns, with a total below. The first column names the row. */
export interface InsightSheet {
  title: string;
  figures: { label: string; value: string }[];
  header: string[];
  rows: SheetCell[][];
  total: SheetCell[];
}
