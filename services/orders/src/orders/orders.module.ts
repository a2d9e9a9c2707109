import { Module } from '@nestjs/common';
import { LockedOrders } from './locked-orders.js';
import { OrderCompanyNames } from './order-company-names.listener.js';
import { OrdersRepository } from './orders.repository.js';
import { UserNames } from './user-names.listener.js';

@Module({
  providers: [LockedOrders, OrderCompanyNames, OrdersRepository, UserNames],
  exports: [LockedOrders, OrdersRepository],
})
export class OrdersModule {}
