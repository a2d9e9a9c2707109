import { Injectable } from '@nestjs/common';
import {
  availableReports,
  type ReportDue,
  type ReportScheduleRequest,
  type ScheduledReport,
  type Session,
} from '@overland/contracts';
import { portalOf, portalScope, writeCsv } from '@overland/service-kit';
import { ConversionService } from '../conversion/conversion.service.js';
import { conversionSheet } from '../conversion/conversion-sheet.js';
import { OnTimeService } from '../on-time/on-time.service.js';
import { onTimeSheet } from '../on-time/on-time-sheet.js';
import { ReportFiles } from '../reports/report-files.service.js';
import { reportTitles } from '../reports/report-sheet.js';
import { SheetPrinter } from './sheet-printer.js';

type Query = ReportScheduleRequest['query'] & { from: string; to: string };
type Made = Pick<ReportDue, 'title' | 'files'>;

/** A report as the files of its email: PDF to read and CSV to work with. */
@Injectable()
export class ScheduledFiles {
  constructor(
    private readonly reports: ReportFiles,
    private readonly onTime: OnTimeService,
    private readonly conversion: ConversionService,
    private readonly printer: SheetPrinter,
  ) {}

  /** @throws AppError as the report does for this reader. */
  async make(report: ScheduledReport, query: Query, reader: Session): Promise<Made> {
    const name = availableReports.find((available) => available === report);
    if (name === undefined)
      return this.makeInsight(report === 'onTime' ? 'onTime' : 'conversion', query, reader);
    const open = async (format: 'pdf' | 'csv') =>
      (await this.reports.open(name, { ...query, format }, reader)).content;
    const title = reportTitles[name];
    return filesOf(title, query, { pdf: await open('pdf'), csv: await open('csv') });
  }

  private async makeInsight(report: 'onTime' | 'conversion', query: Query, reader: Session): Promise<Made> {
    const { from, to, portalId } = query;
    const period = { from, to, ...(portalId && { portalId }) };
    const sheet =
      report === 'onTime'
        ? onTimeSheet(await this.onTime.read(period, reader))
        : conversionSheet(await this.conversion.read(period, reader));
    const ofPortal = portalOf(portalScope(reader, portalId));
    return filesOf(sheet.title, query, {
      pdf: await this.printer.print(sheet, { from, to, portalId: ofPortal }),
      csv: writeCsv([sheet.header, ...sheet.rows, sheet.total]),
    });
  }
}

function filesOf(title: string, { from, to }: Query, { pdf, csv }: Record<'pdf' | 'csv', unknown>): Made {
  const file = (ending: 'pdf' | 'csv', kind: 'application/pdf' | 'text/csv', content: unknown) => {
    if (!Buffer.isBuffer(content) && typeof content !== 'string')
      throw new Error(`A ${ending} is not a stream.`);
    return {
      name: `${title} ${from} to ${to}.${ending}`,
      kind,
      base64: Buffer.from(content as string).toString('base64'),
    };
  };
  return { title, files: [file('pdf', 'application/pdf', pdf), file('csv', 'text/csv', csv)] };
}
