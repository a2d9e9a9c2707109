import { Controller } from '@nestjs/common';
import { type InputOf, orders, type Session } from '@overland/contracts';
import {
  Caller,
  CallInfo,
  Implements,
  Input,
  type RequestInfo,
  taggedFileReply,
} from '@overland/service-kit';
import { OrderPdfService } from './order-pdf.service.js';

@Controller()
export class OrderPdfController {
  constructor(private readonly pdfs: OrderPdfService) {}

  @Implements(orders.pdf)
  async pdf(
    @Input() { params }: InputOf<typeof orders.pdf>,
    @Caller() session: Session,
    @CallInfo() call: RequestInfo,
  ) {
    return taggedFileReply(orders.pdf, call, await this.pdfs.get(params.orderId, session));
  }
}
