import { Module } from '@nestjs/common';
import { OrderTablesController } from './order-tables.controller.js';
import { OrderTablesService } from './order-tables.service.js';

@Module({
  controllers: [OrderTablesController],
  providers: [OrderTablesService],
})
export class TablesModule {}
