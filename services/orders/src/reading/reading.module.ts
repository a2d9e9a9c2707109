import { Module } from '@nestjs/common';
import { ClaimsModule } from '../claims/claims.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PresentersModule } from '../presenters/presenters.module.js';
import { OrderFeed } from './order-feed.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [ClaimsModule, OrdersModule, PaymentsModule, PresentersModule],
  controllers: [OrdersController],
  providers: [OrderFeed, OrdersService],
})
export class ReadingModule {}
