import { Controller } from '@nestjs/common';
import { type InputOf, orderImports, type Session } from '@overland/contracts';
import { type By, CalledBy, Caller, fileReply, Implements, Input } from '@overland/service-kit';
import { OrderImportsService } from './order-imports.service.js';

@Controller()
export class OrderImportsController {
  constructor(private readonly service: OrderImportsService) {}

  @Implements(orderImports.template)
  template() {
    return fileReply(orderImports.template, this.service.template(), 'vehicles.csv');
  }

  @Implements(orderImports.start)
  start(@Input() { body }: InputOf<typeof orderImports.start>, @CalledBy() by: By) {
    return this.service.start(body, by);
  }

  @Implements(orderImports.list)
  list(@Input() { query }: InputOf<typeof orderImports.list>, @Caller() session: Session) {
    return this.service.list(query.portalId ?? null, session);
  }

  @Implements(orderImports.get)
  get(@Input() { params }: InputOf<typeof orderImports.get>, @Caller() session: Session) {
    return this.service.get(params.orderImportId, session);
  }

  @Implements(orderImports.emails)
  emails(@Input() { params }: InputOf<typeof orderImports.emails>, @CalledBy() by: By) {
    return this.service.emails(params.orderImportId, by);
  }

  @Implements(orderImports.book)
  book(@Input() { params, body }: InputOf<typeof orderImports.book>, @Caller() session: Session) {
    return this.service.book(params.orderImportId, body, session);
  }

  @Implements(orderImports.correct)
  correct(@Input() { params, body }: InputOf<typeof orderImports.correct>, @Caller() session: Session) {
    return this.service.correct(params.orderImportId, body, session);
  }

  @Implements(orderImports.failed)
  async failed(@Input() { params }: InputOf<typeof orderImports.failed>, @Caller() session: Session) {
    const csv = await this.service.failedCsv(params.orderImportId, session);
    return fileReply(orderImports.failed, csv, 'vehicles-to-fix.csv');
  }
}
