import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { ChangeRequestsModule } from '../change-requests/change-requests.module.js';
import { CustomerLinksModule } from '../customer-links/customer-links.module.js';
import { EditingModule } from '../editing/editing.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PresentersModule } from '../presenters/presenters.module.js';
import { WorkModule } from '../work/work.module.js';
import { ChangeRequestsController } from './change-requests.controller.js';
import { CustomerRequests } from './customer-requests.service.js';
import { RequestAnswers } from './request-answers.service.js';

@Module({
  imports: [
    BookingModule,
    ChangeRequestsModule,
    CustomerLinksModule,
    EditingModule,
    OrdersModule,
    PresentersModule,
    WorkModule,
  ],
  controllers: [ChangeRequestsController],
  providers: [CustomerRequests, RequestAnswers],
})
export class RequestAnswersModule {}
