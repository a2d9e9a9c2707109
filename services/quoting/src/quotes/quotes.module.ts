import { Module } from '@nestjs/common';
import { UserNames } from '@overland/service-kit';
import { PlacesModule } from '../places/places.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { BookedOrders } from './booked-orders.listener.js';
import { BookingQuestions } from './booking-questions.service.js';
import { PublicQuotesService } from './public-quotes.service.js';
import { QuoteBookingService } from './quote-booking.service.js';
import { QuoteChangesService } from './quote-changes.service.js';
import { QuoteCompanyNames } from './quote-company-names.listener.js';
import { QuoteMaker } from './quote-maker.js';
import { QuoteOwners } from './quote-owners.service.js';
import { QuotePricing } from './quote-pricing.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesRepository } from './quotes.repository.js';
import { QuotesService } from './quotes.service.js';
import { UnsavedQuotesSweeper } from './unsaved-quotes-sweeper.worker.js';

@Module({
  imports: [PlacesModule, SettingsModule],
  controllers: [QuotesController],
  providers: [
    BookedOrders,
    BookingQuestions,
    PublicQuotesService,
    QuoteBookingService,
    QuoteChangesService,
    QuoteCompanyNames,
    QuoteMaker,
    QuoteOwners,
    QuotePricing,
    QuotesRepository,
    QuotesService,
    UnsavedQuotesSweeper,
    UserNames,
  ],
  exports: [QuoteMaker, QuotesRepository],
})
export class QuotesModule {}
