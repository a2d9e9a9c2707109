import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { PresentersModule } from '../presenters/presenters.module.js';
import { WorkModule } from '../work/work.module.js';
import { OrderEditsController } from './order-edits.controller.js';
import { OrderEditsService } from './order-edits.service.js';

@Module({
  imports: [OrdersModule, PresentersModule, WorkModule],
  controllers: [OrderEditsController],
  providers: [OrderEditsService],
  exports: [OrderEditsService],
})
export class EditingModule {}
