import { Module } from '@nestjs/common';
import { DatabaseModule, PortalReplica } from '@overland/service-kit';
import { BookingController } from './booking/booking.controller.js';
import { BookingService } from './booking/booking.service.js';
import { BookingSweeper } from './booking/booking-sweeper.js';
import { PlacingsRepository } from './booking/placings.repository.js';
import { QuoteClaims } from './booking/quote-claims.js';
import { ordersDatabase } from './data-source.js';
import { CompanyNames } from './orders/company-names.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrdersRepository } from './orders/orders.repository.js';
import { OrdersService } from './orders/orders.service.js';
import { UserNames } from './orders/user-names.js';

@Module({
  imports: [DatabaseModule.forService(ordersDatabase)],
  controllers: [OrdersController, BookingController],
  providers: [
    OrdersRepository,
    OrdersService,
    PlacingsRepository,
    QuoteClaims,
    BookingService,
    BookingSweeper,
    PortalReplica,
    CompanyNames,
    UserNames,
  ],
})
export class OrdersModule {}
