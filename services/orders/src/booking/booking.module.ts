import { Module } from '@nestjs/common';
import { DispatchesModule } from '../dispatches/dispatches.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { BookingController } from './booking.controller.js';
import { BookingService } from './booking.service.js';
import { BookingFinisher } from './booking-finisher.worker.js';
import { Confirmations } from './confirmations.js';
import { PickupDays } from './pickup-days.js';
import { PlacingsRepository } from './placings.repository.js';
import { QuoteClaims } from './quote-claims.js';

@Module({
  imports: [DispatchesModule, NoticesModule, OrdersModule],
  controllers: [BookingController],
  providers: [BookingFinisher, BookingService, Confirmations, PickupDays, PlacingsRepository, QuoteClaims],
  exports: [BookingService, PickupDays],
})
export class BookingModule {}
