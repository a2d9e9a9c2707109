import { Injectable } from '@nestjs/common';
import type { ReportDue, ReportScheduleRequest, ScheduledReport, Session } from '@overland/contracts';
import { portalScope, writeCsv } from '@overland/service-kit';
import { ConversionService } from '../conversion/conversion.service.js';
import { conversionSheet } from '../conversion/conversion-sheet.js';
import { OnTimeService } from '../on-time/on-time.service.js';
import { onTimeSheet } from '../on-time/on-time-sheet.js';
import type { Days } from '../reports/report-days.js';
import { ReportFiles } from '../reports/report-files.service.js';
import { ReportPrinter } from '../reports/report-printer.js';
import { reportTitles } from '../reports/report-sheet.js';
import type { InsightSheet } from './insight-sheet.js';
import { sheetDocument } from './sheet-document.js';

type Query = ReportScheduleRequest['query'] & Days;
type Made = Pick<ReportDue, 'title' | 'files'>;

/** A report as the files of its email: PDF to read and CSV to work with. */
@Injectable()
export class ScheduledFiles {
  constructor(
    private readonly reports: ReportFiles,
    private readonly onTime: OnTimeService,
    private readonly conversion: ConversionService,
    private readonly printer: ReportPrinter,
  ) {}

  /** @throws AppError as the report does for this reader. */
  async make(report: ScheduledReport, query: Query, reader: Session): Promise<Made> {
    const { from, to, portalId } = query;
    const period = { from, to, ...(portalId && { portalId }) };
    switch (report) {
      case 'onTime':
        return this.filesOfSheet(onTimeSheet(await this.onTime.read(period, reader)), query, reader);
      case 'conversion':
        return this.filesOfSheet(conversionSheet(await this.conversion.read(period, reader)), query, reader);
      default:
        return filesOf(reportTitles[report], query, await this.reports.openBoth(report, query, reader));
    }
  }

  private async filesOfSheet(sheet: InsightSheet, query: Query, reader: Session): Promise<Made> {
    const pdf = await this.printer.print(portalScope(reader, query.portalId), (owner) =>
      sheetDocument({ sheet, days: query, owner }),
    );
    return filesOf(sheet.title, query, { pdf, csv: writeCsv([sheet.header, ...sheet.rows, sheet.total]) });
  }
}

function filesOf(title: string, { from, to }: Days, { pdf, csv }: { pdf: Buffer; csv: string }): Made {
  const name = `${title} ${from} to ${to}`;
  return {
    title,
    files: [
      { name: `${name}.pdf`, kind: 'application/pdf', base64: pdf.toString('base64') },
      { name: `${name}.csv`, kind: 'text/csv', base64: Buffer.from(csv).toString('base64') },
    ],
  };
}
