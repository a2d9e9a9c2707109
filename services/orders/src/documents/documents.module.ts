import { Module } from '@nestjs/common';
import { DocumentsModule } from '@overland/documents';
import { OrdersModule } from '../orders/orders.module.js';
import { OrderPdfController } from './order-pdf.controller.js';
import { OrderPdfService } from './order-pdf.service.js';

@Module({
  imports: [DocumentsModule, OrdersModule],
  controllers: [OrderPdfController],
  providers: [OrderPdfService],
  exports: [OrderPdfService],
})
export class OrderDocumentsModule {}
