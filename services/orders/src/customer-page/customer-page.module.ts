import { Module } from '@nestjs/common';
import { CustomerLinksModule } from '../customer-links/customer-links.module.js';
import { OrderDocumentsModule } from '../documents/documents.module.js';
import { FilesModule } from '../files/files.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PresentersModule } from '../presenters/presenters.module.js';
import { CustomerFiles } from './customer-files.service.js';
import { CustomerOrdersController } from './customer-orders.controller.js';
import { CustomerOrders } from './customer-orders.service.js';
import { LookupTriesRepository } from './lookup-tries.repository.js';

@Module({
  imports: [CustomerLinksModule, OrderDocumentsModule, FilesModule, OrdersModule, PresentersModule],
  controllers: [CustomerOrdersController],
  providers: [CustomerFiles, CustomerOrders, LookupTriesRepository],
})
export class CustomerPageModule {}
