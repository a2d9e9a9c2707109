import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ChangeRequestsRepository } from './change-requests.repository.js';
import { ChangeRequests } from './change-requests.service.js';

@Module({
  imports: [NoticesModule, OrdersModule],
  providers: [ChangeRequestsRepository, ChangeRequests],
  exports: [ChangeRequestsRepository, ChangeRequests],
})
export class ChangeRequestsModule {}
