import { Injectable } from '@nestjs/common';
import type { ReportPeriod, ReportPeriodExport, Session } from '@overland/contracts';
import { formatDaysInFull } from '@overland/contracts/format';
import { portalScope, type SheetCell, writeCsv } from '@overland/service-kit';
import { ClaimsService } from '../claims/claims.service.js';
import { CommissionsService } from '../commissions/commissions.service.js';
import { ConversionService } from '../conversion/conversion.service.js';
import { MarginService } from '../margin/margin.service.js';
import { OnTimeService } from '../on-time/on-time.service.js';
import type { Days } from '../reports/report-days.js';
import type { Owner, ReportDocument } from '../reports/report-document.js';
import type { ReportFile } from '../reports/report-files.service.js';
import { ReportPrinter } from '../reports/report-printer.js';
import { xlsxOf } from '../reports/sheet-file.js';
import { claimsSheet } from './claims-sheet.js';
import { commissionSheet } from './commission-sheet.js';
import { conversionSheet } from './conversion-sheet.js';
import { type InsightSheet, tableOf } from './insight-sheet.js';
import { marginSheet } from './margin-sheet.js';
import { onTimeSheet } from './on-time-sheet.js';

type InsightName = 'onTime' | 'conversion' | 'margin' | 'commissions' | 'claims';

/** Insight reports as files: their tables below each other, with a total. */
@Injectable()
export class InsightFiles {
  constructor(
    private readonly onTime: OnTimeService,
    private readonly conversion: ConversionService,
    private readonly margin: MarginService,
    private readonly commissions: CommissionsService,
    private readonly claims: ClaimsService,
    private readonly printer: ReportPrinter,
  ) {}

  /** @throws AppError unavailable while printing is not possible. */
  async open(
    report: InsightName,
    { format, ...period }: ReportPeriodExport,
    reader: Session,
  ): Promise<ReportFile> {
    const sheet = await this.sheetOf(report, period, reader);
    const { title } = sheet;
    const name = `${title} ${period.from} to ${period.to}.${format}`;
    switch (format) {
      case 'pdf':
        return { name, content: await this.print(sheet, period, reader) };
      case 'csv':
        return { name, content: csvOf(sheet) };
      case 'xlsx':
        return { name, content: xlsxOf({ name: title, ...tableOf(sheet) }) };
    }
  }

  /** The PDF and the spreadsheet from the same moment. @throws AppError as `open`. */
  async openBoth(
    report: InsightName,
    period: ReportPeriod,
    reader: Session,
  ): Promise<{ title: string; pdf: Buffer; csv: string }> {
    const sheet = await this.sheetOf(report, period, reader);
    return { title: sheet.title, pdf: await this.print(sheet, period, reader), csv: csvOf(sheet) };
  }

  private async sheetOf(report: InsightName, period: ReportPeriod, reader: Session): Promise<InsightSheet> {
    switch (report) {
      case 'onTime':
        return onTimeSheet(await this.onTime.read(period, reader));
      case 'conversion':
        return conversionSheet(await this.conversion.read(period, reader));
      case 'margin':
        return marginSheet(await this.margin.read(period, reader));
      case 'commissions':
        return commissionSheet(await this.commissions.read(period, reader));
      case 'claims':
        return claimsSheet(await this.claims.read(period, reader));
    }
  }

  private print(sheet: InsightSheet, { portalId, ...days }: ReportPeriod, reader: Session): Promise<Buffer> {
    return this.printer.print(portalScope(reader, portalId), (owner) =>
      sheetDocument({ sheet, days, owner }),
    );
  }
}

function csvOf(sheet: InsightSheet): string {
  const { header, rows } = tableOf(sheet);
  return writeCsv([header, ...rows]);
}

interface Context {
  sheet: InsightSheet;
  days: Days;
  owner: Owner;
}

/** A printed sheet, laid out like the reports over orders. */
function sheetDocument({ sheet, days, owner }: Context): ReportDocument {
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
    rows: sheet.groups
      .flatMap(({ rows }) => rows)
      .map(([label, ...cells]) => ({ label: textOf(label), cells: cells.map(textOf) })),
    total: sheet.total.slice(1).map(textOf),
  };
}

const textOf = (cell: SheetCell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'object' ? cell.day : String(cell);
};
