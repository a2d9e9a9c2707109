import { Module } from '@nestjs/common';
import { DatabaseModule, PortalReplica } from '@overland/service-kit';
import { QUOTING_CONFIG, quotingConfig } from './config.js';
import { quotingDatabase } from './data-source.js';
import { PlacesController } from './places/places.controller.js';
import { PlacesService } from './places/places.service.js';
import { CompanyNames } from './quotes/company-names.js';
import { PublicQuotesService } from './quotes/public-quotes.service.js';
import { QuoteBookingService } from './quotes/quote-booking.service.js';
import { QuotePricing } from './quotes/quote-pricing.js';
import { QuotesController } from './quotes/quotes.controller.js';
import { QuotesRepository } from './quotes/quotes.repository.js';
import { QuotesService } from './quotes/quotes.service.js';
import { MakesController } from './settings/makes.controller.js';
import { MakesService } from './settings/makes.service.js';
import { PricingSnapshot } from './settings/pricing-snapshot.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsService } from './settings/settings.service.js';

@Module({
  imports: [DatabaseModule.forService(quotingDatabase)],
  controllers: [PlacesController, QuotesController, SettingsController, MakesController],
  providers: [
    { provide: QUOTING_CONFIG, useFactory: quotingConfig },
    PlacesService,
    PricingSnapshot,
    SettingsService,
    MakesService,
    QuotePricing,
    QuotesRepository,
    QuotesService,
    PublicQuotesService,
    QuoteBookingService,
    PortalReplica,
    CompanyNames,
  ],
})
export class QuotingModule {}
