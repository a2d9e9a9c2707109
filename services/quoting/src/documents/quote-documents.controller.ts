import { Controller } from '@nestjs/common';
import { type InputOf, quotes } from '@overland/contracts';
import {
  type By,
  CalledBy,
  CallInfo,
  Implements,
  Input,
  type RequestInfo,
  taggedFileReply,
} from '@overland/service-kit';
import { QuoteDocuments } from './quote-documents.service.js';

@Controller()
export class QuoteDocumentsController {
  constructor(private readonly documents: QuoteDocuments) {}

  @Implements(quotes.pdf)
  async pdf(@Input() { params }: InputOf<typeof quotes.pdf>, @CalledBy() { session, info }: By) {
    return taggedFileReply(quotes.pdf, info, await this.documents.forStaff(params.quoteId, session));
  }

  @Implements(quotes.publicPicture)
  async publicPicture(
    @Input() { params }: InputOf<typeof quotes.publicPicture>,
    @CallInfo() call: RequestInfo,
  ) {
    return taggedFileReply(quotes.publicPicture, call, await this.documents.publicPicture(params.quoteId));
  }

  @Implements(quotes.publicPdf)
  async publicPdf(
    @Input() { params, query }: InputOf<typeof quotes.publicPdf>,
    @CallInfo() call: RequestInfo,
  ) {
    const pdf = await this.documents.forPublic(params.quoteId, query.language);
    return taggedFileReply(quotes.publicPdf, call, pdf);
  }
}
