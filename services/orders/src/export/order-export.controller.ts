import { Controller } from '@nestjs/common';
import { exportName, type InputOf, orderExports, orders, type Session } from '@overland/contracts';
import { type By, CalledBy, Caller, fileReply, Implements, Input } from '@overland/service-kit';
import { ExportJobsService } from './export-jobs.service.js';
import { StreamedExportService } from './streamed-export.service.js';

@Controller()
export class OrderExportController {
  constructor(
    private readonly streamed: StreamedExportService,
    private readonly jobs: ExportJobsService,
  ) {}

  @Implements(orders.export)
  async export(@Input() { body }: InputOf<typeof orders.export>, @Caller() session: Session) {
    const name = `${exportName(body)}.${body.format}`;
    return fileReply(orders.export, await this.streamed.export(body, session), name);
  }

  @Implements(orderExports.start)
  start(@Input() { body }: InputOf<typeof orderExports.start>, @CalledBy() by: By) {
    return this.jobs.start(body, by);
  }

  @Implements(orderExports.list)
  list(@Caller() session: Session) {
    return this.jobs.list(session);
  }

  @Implements(orderExports.remove)
  remove(@Input() { params }: InputOf<typeof orderExports.remove>, @Caller() session: Session) {
    return this.jobs.remove(params.exportId, session);
  }
}
