import { Controller } from '@nestjs/common';
import { type InputOf, quotes, type Session } from '@overland/contracts';
import {
  Caller,
  CallInfo,
  Implements,
  Input,
  type RequestInfo,
  taggedFileReply,
} from '@overland/service-kit';
import { QuotePdfService } from './quote-pdf.service.js';

@Controller()
export class QuotePdfController {
  constructor(private readonly pdfs: QuotePdfService) {}

  @Implements(quotes.pdf)
  async pdf(
    @Input() { params }: InputOf<typeof quotes.pdf>,
    @Caller() session: Session,
    @CallInfo() call: RequestInfo,
  ) {
    return taggedFileReply(quotes.pdf, call, await this.pdfs.forStaff(params.quoteId, session));
  }

  @Implements(quotes.publicPdf)
  async publicPdf(@Input() { params }: InputOf<typeof quotes.publicPdf>, @CallInfo() call: RequestInfo) {
    return taggedFileReply(quotes.publicPdf, call, await this.pdfs.forPublic(params.quoteId));
  }
}
