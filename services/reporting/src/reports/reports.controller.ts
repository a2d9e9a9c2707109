import { Controller } from '@nestjs/common';
import { type InputOf, reports, type Session } from '@overland/contracts';
import { Caller, fileReply, Implements, Input } from '@overland/service-kit';
import { ReportFiles } from './report-files.service.js';
import { ReportsService } from './reports.service.js';

@Controller()
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly files: ReportFiles,
  ) {}

  @Implements(reports.get)
  get(@Input() { params, query }: InputOf<typeof reports.get>, @Caller() caller: Session) {
    return this.reports.get(params.report, query, caller);
  }

  @Implements(reports.export)
  async export(@Input() { params, query }: InputOf<typeof reports.export>, @Caller() caller: Session) {
    const { name, content } = await this.files.open(params.report, query, caller);
    return fileReply(reports.export, content, name);
  }
}
