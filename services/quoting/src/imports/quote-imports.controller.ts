import { Controller } from '@nestjs/common';
import { type InputOf, quoteImports, type Session } from '@overland/contracts';
import { type By, CalledBy, Caller, fileReply, Implements, Input } from '@overland/service-kit';
import { QuoteImportsService } from './quote-imports.service.js';
import { importTemplate } from './read-moves.js';

@Controller()
export class QuoteImportsController {
  constructor(private readonly imports: QuoteImportsService) {}

  @Implements(quoteImports.template)
  template() {
    return fileReply(quoteImports.template, importTemplate(), 'quotes.csv');
  }

  @Implements(quoteImports.start)
  start(@Input() { body }: InputOf<typeof quoteImports.start>, @CalledBy() by: By) {
    return this.imports.start(body, by);
  }

  @Implements(quoteImports.list)
  list(@Input() { query }: InputOf<typeof quoteImports.list>, @Caller() session: Session) {
    return this.imports.list(query.portalId ?? null, session);
  }

  @Implements(quoteImports.get)
  get(@Input() { params }: InputOf<typeof quoteImports.get>, @Caller() session: Session) {
    return this.imports.get(params.importId, session);
  }

  @Implements(quoteImports.failed)
  async failed(@Input() { params }: InputOf<typeof quoteImports.failed>, @Caller() session: Session) {
    const csv = await this.imports.failedCsv(params.importId, session);
    return fileReply(quoteImports.failed, csv, 'quotes-to-fix.csv');
  }
}
