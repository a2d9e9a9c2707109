import { Controller } from '@nestjs/common';
import { type InputOf, quotes, type Session } from '@overland/contracts';
import { Caller, fileReply, Implements, Input } from '@overland/service-kit';
import { QuotePdfService } from './quote-pdf.service.js';

@Controller()
export class QuotePdfController {
  constructor(private readonly pdfs: QuotePdfService) {}

  @Implements(quotes.pdf)
  async pdf(@Input() { params }: InputOf<typeof quotes.pdf>, @Caller() session: Session) {
    const { pdf, name } = await this.pdfs.forStaff(params.quoteId, session);
    return fileReply(quotes.pdf, pdf, name);
  }

  @Implements(quotes.publicPdf)
  async publicPdf(@Input() { params }: InputOf<typeof quotes.publicPdf>) {
    const { pdf, name } = await this.pdfs.forPublic(params.quoteId);
    return fileReply(quotes.publicPdf, pdf, name);
  }
}
