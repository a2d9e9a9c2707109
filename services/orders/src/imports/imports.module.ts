import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { BookingModule } from '../booking/booking.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ListChecks } from './list-checks.service.js';
import { OrderImportWorker } from './order-import.worker.js';
import { OrderImportsController } from './order-imports.controller.js';
import { OrderImportsRepository } from './order-imports.repository.js';
import { OrderImportsService } from './order-imports.service.js';

@Module({
  imports: [AddressesModule, BookingModule, OrdersModule],
  controllers: [OrderImportsController],
  providers: [ListChecks, OrderImportsRepository, OrderImportsService, OrderImportWorker],
})
export class ImportsModule {}
