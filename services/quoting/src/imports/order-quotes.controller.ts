import { Controller } from '@nestjs/common';
import { type InputOf, quotes } from '@overland/contracts';
import { CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { OrderQuotes } from './order-quotes.service.js';

@Controller()
export class OrderQuotesController {
  constructor(private readonly service: OrderQuotes) {}

  @Implements(quotes.draft)
  draft(@Input() { body }: InputOf<typeof quotes.draft>) {
    return this.service.draft(body);
  }

  @Implements(quotes.make)
  make(@Input() { body }: InputOf<typeof quotes.make>, @CallInfo() call: RequestInfo) {
    return this.service.make(body, call);
  }
}
