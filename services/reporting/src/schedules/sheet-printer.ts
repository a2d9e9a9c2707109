import { Injectable } from '@nestjs/common';
import { formatDaysInFull } from '@overland/contracts/format';
import { Printer } from '@overland/documents';
import {
  findPortal,
  InjectDatabase,
  type Scope,
  type SheetCell,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { renderReport } from '../reports/render-report.js';
import { providerAlone } from '../reports/report-document.js';
import type { InsightSheet } from './insight-sheet.js';

interface About {
  from: string;
  to: string;
  /** Null for all companies. */
  portalId: string | null;
}

/** Prints a sheet as the reports over orders are printed. */
@Injectable()
export class SheetPrinter {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly printer: Printer,
  ) {}

  /** @throws AppError unavailable while nothing can be printed. */
  async print(sheet: InsightSheet, { from, to, portalId }: About): Promise<Buffer> {
    const scope: Scope = portalId === null ? systemScope : { portalId };
    const portal = portalId
      ? await withPortal(this.dataSource, scope, (manager) => findPortal(manager, portalId))
      : null;
    return this.printer.print(
      renderReport({
        title: sheet.title,
        letterhead: await this.printer.letterhead(portal ?? providerAlone),
        link: null,
        days: formatDaysInFull({ start: from, end: to }),
        compared: null,
        chosen: portal?.companyName ?? 'All companies',
        upTo: '',
        totals: sheet.figures,
        columns: sheet.header,
        rows: sheet.rows.map(([label, ...cells]) => ({ label: textOf(label), cells: cells.map(textOf) })),
        total: sheet.total.slice(1).map(textOf),
      }),
    );
  }
}

const textOf = (cell: SheetCell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.day : String(cell);
};
