import { Module } from '@nestjs/common';
import { DispatchesModule } from '../dispatches/dispatches.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { BookingController } from './booking.controller.js';
import { BookingService } from './booking.service.js';
import { BookingFinisher } from './booking-finisher.worker.js';
import { PickupDays } from './pickup-days.js';
import { PlacingsRepository } from './placings.repository.js';
import { QuoteClaims } from './quote-claims.js';

@Module({
  imports: [DispatchesModule, OrdersModule],
  controllers: [BookingController],
  providers: [BookingFinisher, BookingService, PickupDays, PlacingsRepository, QuoteClaims],
  exports: [BookingService, PickupDays],
})
export class BookingModule {}
