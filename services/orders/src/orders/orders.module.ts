import { Module } from '@nestjs/common';
import { UserNames } from '@overland/service-kit';
import { LockedOrders } from './locked-orders.js';
import { OrderCompanyNames } from './order-company-names.listener.js';
import { OrdersRepository } from './orders.repository.js';

@Module({
  providers: [LockedOrders, OrderCompanyNames, OrdersRepository, UserNames],
  exports: [LockedOrders, OrdersRepository],
})
export class OrdersModule {}
