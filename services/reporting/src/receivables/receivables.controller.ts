import { Controller } from '@nestjs/common';
import { type InputOf, insight, type Session } from '@overland/contracts';
import { Caller, fileReply, Implements, Input } from '@overland/service-kit';
import { ReceivablesService } from './receivables.service.js';

@Controller()
export class ReceivablesController {
  constructor(private readonly receivables: ReceivablesService) {}

  @Implements(insight.receivables)
  read(@Input() { query }: InputOf<typeof insight.receivables>, @Caller() caller: Session) {
    return this.receivables.read(query, caller);
  }

  @Implements(insight.receivablesExport)
  async export(@Input() { query }: InputOf<typeof insight.receivablesExport>, @Caller() caller: Session) {
    return fileReply(
      insight.receivablesExport,
      await this.receivables.file(query, caller),
      'Receivables.csv',
    );
  }
}
