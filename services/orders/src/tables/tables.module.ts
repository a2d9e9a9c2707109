import { Module } from '@nestjs/common';
import { CodTableRepository } from './cod-table.repository.js';
import { OrderTablesController } from './order-tables.controller.js';
import { OrderTablesService } from './order-tables.service.js';

@Module({
  controllers: [OrderTablesController],
  providers: [CodTableRepository, OrderTablesService],
})
export class TablesModule {}
