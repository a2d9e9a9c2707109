import { formatDaysInFull } from '@overland/contracts/format';
import type { SheetCell } from '@overland/service-kit';
import type { Days } from '../reports/report-days.js';
import type { Owner, ReportDocument } from '../reports/report-document.js';
import type { InsightSheet } from './insight-sheet.js';

interface Context {
  sheet: InsightSheet;
  days: Days;
  owner: Owner;
}

/** A printed sheet, laid out like the reports over orders. */
export function sheetDocument({ sheet, days, owner }: Context): ReportDocument {
  return {
    title: sheet.title,
    letterhead: owner.letterhead,
    link: null,
    days: formatDaysInFull({ start: days.from, end: days.to }),
    compared: null,
    chosen: owner.name,
    upTo: '',
    totals: sheet.figures,
    columns: sheet.header,
    rows: sheet.rows.map(([label, ...cells]) => ({ label: textOf(label), cells: cells.map(textOf) })),
    total: sheet.total.slice(1).map(textOf),
  };
}

const textOf = (cell: SheetCell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.day : String(cell);
};
