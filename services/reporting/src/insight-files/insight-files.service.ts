import { Injectable } from '@nestjs/common';
import type { ReportPeriod, ReportPeriodExport, ScheduledReport, Session } from '@overland/contracts';
import { portalScope, type SheetCell, streamXlsx, writeCsv } from '@overland/service-kit';
import { ConversionService } from '../conversion/conversion.service.js';
import { conversionSheet } from '../conversion/conversion-sheet.js';
import { OnTimeService } from '../on-time/on-time.service.js';
import { onTimeSheet } from '../on-time/on-time-sheet.js';
import type { ReportFile } from '../reports/report-files.service.js';
import { ReportPrinter } from '../reports/report-printer.js';
import type { InsightSheet } from '../schedules/insight-sheet.js';
import { sheetDocument } from '../schedules/sheet-document.js';

type InsightName = Extract<ScheduledReport, 'onTime' | 'conversion'>;

/** On time and conversion as files: their tables under each other, with a total. */
@Injectable()
export class InsightFiles {
  constructor(
    private readonly onTime: OnTimeService,
    private readonly conversion: ConversionService,
    private readonly printer: ReportPrinter,
  ) {}

  /** @throws AppError unavailable while nothing can be printed. */
  async open(
    report: InsightName,
    { format, ...period }: ReportPeriodExport,
    reader: Session,
  ): Promise<ReportFile> {
    const sheet = await this.sheetOf(report, period, reader);
    const { title, header, rows, total } = sheet;
    const name = `${title} ${period.from} to ${period.to}.${format}`;
    switch (format) {
      case 'pdf':
        return { name, content: await this.print(sheet, period, reader) };
      case 'csv':
        return { name, content: writeCsv([header, ...rows, total]) };
      case 'xlsx':
        return { name, content: streamXlsx({ name: title, header, rows: inOne([...rows, total]) }) };
    }
  }

  private async sheetOf(report: InsightName, period: ReportPeriod, reader: Session): Promise<InsightSheet> {
    return report === 'onTime'
      ? onTimeSheet(await this.onTime.read(period, reader))
      : conversionSheet(await this.conversion.read(period, reader));
  }

  private print(sheet: InsightSheet, { portalId, ...days }: ReportPeriod, reader: Session): Promise<Buffer> {
    return this.printer.print(portalScope(reader, portalId), (owner) =>
      sheetDocument({ sheet, days, owner }),
    );
  }
}

async function* inOne(rows: SheetCell[][]) {
  yield rows;
}
