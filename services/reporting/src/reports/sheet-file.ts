import type { Readable } from 'node:stream';
import { type SheetCell, streamXlsx } from '@overland/service-kit';

interface Sheet {
  name: string;
  header: string[];
  rows: SheetCell[][];
}

/** As a workbook. A report has few rows. */
export const xlsxOf = ({ name, header, rows }: Sheet): Readable =>
  streamXlsx({ name, header, rows: inOne(rows) });

async function* inOne(rows: SheetCell[][]) {
  yield rows;
}
