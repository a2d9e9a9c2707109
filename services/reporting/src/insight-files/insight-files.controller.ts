import { Controller } from '@nestjs/common';
import { type InputOf, insight, type Session } from '@overland/contracts';
import { Caller, fileReply, Implements, Input } from '@overland/service-kit';
import { InsightFiles } from './insight-files.service.js';

@Controller()
export class InsightFilesController {
  constructor(private readonly files: InsightFiles) {}

  @Implements(insight.onTimeExport)
  async onTime(@Input() { query }: InputOf<typeof insight.onTimeExport>, @Caller() caller: Session) {
    const { name, content } = await this.files.open('onTime', query, caller);
    return fileReply(insight.onTimeExport, content, name);
  }

  @Implements(insight.conversionExport)
  async conversion(@Input() { query }: InputOf<typeof insight.conversionExport>, @Caller() caller: Session) {
    const { name, content } = await this.files.open('conversion', query, caller);
    return fileReply(insight.conversionExport, content, name);
  }

  @Implements(insight.marginExport)
  async margin(@Input() { query }: InputOf<typeof insight.marginExport>, @Caller() caller: Session) {
    const { name, content } = await this.files.open('margin', query, caller);
    return fileReply(insight.marginExport, content, name);
  }

  @Implements(insight.commissionsExport)
  async commissions(
    @Input() { query }: InputOf<typeof insight.commissionsExport>,
    @Caller() caller: Session,
  ) {
    const { name, content } = await this.files.open('commissions', query, caller);
    return fileReply(insight.commissionsExport, content, name);
  }

  @Implements(insight.claimsExport)
  async claims(@Input() { query }: InputOf<typeof insight.claimsExport>, @Caller() caller: Session) {
    const { name, content } = await this.files.open('claims', query, caller);
    return fileReply(insight.claimsExport, content, name);
  }
}
