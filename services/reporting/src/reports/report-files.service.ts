import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Report, ReportExportQuery, ReportName, Session } from '@overland/contracts';
import { type Letterhead, Printer } from '@overland/documents';
import {
  findPortal,
  InjectDatabase,
  portalOf,
  portalScope,
  type SheetCell,
  streamXlsx,
  withPortal,
  writeCsv,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { renderReport } from './render-report.js';
import { providerAlone, reportDocument } from './report-document.js';
import { reportTitles, sheetOf } from './report-sheet.js';
import { ReportsService } from './reports.service.js';

interface ReportFile {
  name: string;
  content: Buffer | Readable | string;
}

/** A report as a file: what the page shows, and what it was asked for. */
@Injectable()
export class ReportFiles {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly reports: ReportsService,
    private readonly printer: Printer,
  ) {}

  /** @throws AppError as the report, and unavailable while nothing can be printed. */
  async open(
    report: ReportName,
    { format, ...query }: ReportExportQuery,
    caller: Session,
  ): Promise<ReportFile> {
    const found = await this.reports.get(report, query, caller);
    const name = `${reportTitles[report]} ${query.from} to ${query.to}.${format}`;
    if (format === 'pdf') return { name, content: await this.print(report, found, { query, caller }) };
    const { header, rows } = sheetOf(found);
    const content =
      format === 'csv'
        ? writeCsv([header, ...rows])
        : streamXlsx({ name: reportTitles[report], header, rows: inOne(rows) });
    return { name, content };
  }

  private async print(
    report: ReportName,
    found: Report,
    { query, caller }: { query: Omit<ReportExportQuery, 'format'>; caller: Session },
  ): Promise<Buffer> {
    const scope = portalScope(caller, query.portalId);
    const portalId = portalOf(scope);
    const portal =
      portalId === null
        ? null
        : await withPortal(this.dataSource, scope, (manager) => findPortal(manager, portalId));
    const letterhead: Letterhead = await this.printer.letterhead(portal ?? providerAlone);
    return this.printer.print(
      renderReport(
        reportDocument({ report, found, query, letterhead, companyName: portal?.companyName ?? null }),
      ),
    );
  }
}

async function* inOne(rows: SheetCell[][]) {
  yield rows;
}
