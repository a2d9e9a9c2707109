import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Report, ReportExportQuery, ReportName, ReportQuery, Session } from '@overland/contracts';
import { portalScope, writeCsv } from '@overland/service-kit';
import { reportDocument } from './report-document.js';
import { ReportPrinter } from './report-printer.js';
import { reportTitles, sheetOf } from './report-sheet.js';
import { ReportsService } from './reports.service.js';
import { xlsxOf } from './sheet-file.js';

export interface ReportFile {
  name: string;
  content: Buffer | Readable | string;
}

interface Found {
  report: ReportName;
  found: Report;
  query: ReportQuery;
  caller: Session;
}

/** A report as a file, with what the page shows and the chosen filters. */
@Injectable()
export class ReportFiles {
  constructor(
    private readonly reports: ReportsService,
    private readonly printer: ReportPrinter,
  ) {}

  /** @throws AppError as the report, and unavailable while printing is not possible. */
  async open(
    report: ReportName,
    { format, ...query }: ReportExportQuery,
    caller: Session,
  ): Promise<ReportFile> {
    const found = await this.reports.get(report, query, caller);
    const name = `${reportTitles[report]} ${query.from} to ${query.to}.${format}`;
    switch (format) {
      case 'pdf':
        return { name, content: await this.print({ report, found, query, caller }) };
      case 'csv':
        return { name, content: csvOf(found) };
      case 'xlsx':
        return { name, content: xlsxOf({ name: reportTitles[report], ...sheetOf(found) }) };
    }
  }

  /** The PDF and the spreadsheet from the same moment. @throws AppError as `open`. */
  async openBoth(
    report: ReportName,
    query: ReportQuery,
    caller: Session,
  ): Promise<{ pdf: Buffer; csv: string }> {
    const found = await this.reports.get(report, query, caller);
    return { pdf: await this.print({ report, found, query, caller }), csv: csvOf(found) };
  }

  private async print({ report, found, query, caller }: Found): Promise<Buffer> {
    const region = await this.reports.nameRegion(query, caller);
    return this.printer.print(portalScope(caller, query.portalId), (owner) =>
      reportDocument({ report, found, query, region, owner }),
    );
  }
}

function csvOf(found: Report): string {
  const { header, rows } = sheetOf(found);
  return writeCsv([header, ...rows]);
}
