import { Injectable } from '@nestjs/common';
import type { ReportDue, ReportScheduleRequest, ScheduledReport, Session } from '@overland/contracts';
import { InsightFiles } from '../insight-files/insight-files.service.js';
import type { Days } from '../reports/report-days.js';
import { ReportFiles } from '../reports/report-files.service.js';
import { reportTitles } from '../reports/report-sheet.js';

type Query = ReportScheduleRequest['query'] & Days;
type Made = Pick<ReportDue, 'title' | 'files'>;

/** The files of a report's email: a PDF to read and a CSV to work with. */
@Injectable()
export class ScheduledFiles {
  constructor(
    private readonly reports: ReportFiles,
    private readonly insight: InsightFiles,
  ) {}

  /** @throws AppError as the report does for this reader. */
  async make(report: ScheduledReport, query: Query, reader: Session): Promise<Made> {
    const { title, pdf, csv } = await this.open(report, query, reader);
    const name = `${title} ${query.from} to ${query.to}`;
    return {
      title,
      files: [
        { name: `${name}.pdf`, kind: 'application/pdf', base64: pdf.toString('base64') },
        { name: `${name}.csv`, kind: 'text/csv', base64: Buffer.from(csv).toString('base64') },
      ],
    };
  }

  private async open(report: ScheduledReport, query: Query, reader: Session) {
    if (report === 'onTime' || report === 'conversion' || report === 'margin') {
      const { from, to, portalId } = query;
      return this.insight.openBoth(report, { from, to, ...(portalId && { portalId }) }, reader);
    }
    return { title: reportTitles[report], ...(await this.reports.openBoth(report, query, reader)) };
  }
}
