import type { Readable } from 'node:stream';
import { type SheetCell, streamXlsx } from '@overland/service-kit';

interface Sheet {
  name: string;
  header: string[];
  rows: SheetCell[][];
}

/** The rows of a report, which are few, as a workbook. */
export const xlsxOf = ({ name, header, rows }: Sheet): Readable =>
  streamXlsx({ name, header, rows: inOne(rows) });

async function* inOne(rows: SheetCell[][]) {
  yield rows;
}
