import { Controller } from '@nestjs/common';
import { type InputOf, orders } from '@overland/contracts';
import { type By, CalledBy, Implements, Input, taggedFileReply } from '@overland/service-kit';
import { OrderPdfService } from './order-pdf.service.js';

@Controller()
export class OrderPdfController {
  constructor(private readonly pdfs: OrderPdfService) {}

  @Implements(orders.pdf)
  async pdf(@Input() { params }: InputOf<typeof orders.pdf>, @CalledBy() { session, info }: By) {
    return taggedFileReply(orders.pdf, info, await this.pdfs.get(params.orderId, session));
  }
}
