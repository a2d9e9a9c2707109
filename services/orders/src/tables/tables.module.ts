import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { CodTableRepository } from './cod-table.repository.js';
import { OrderTablesController } from './order-tables.controller.js';
import { OrderTablesService } from './order-tables.service.js';
import { WorkMarksRepository } from './work-marks.repository.js';

@Module({
  imports: [OrdersModule],
  controllers: [OrderTablesController],
  providers: [CodTableRepository, OrderTablesService, WorkMarksRepository],
})
export class TablesModule {}
