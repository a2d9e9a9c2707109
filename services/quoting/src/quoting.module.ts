import { Module } from '@nestjs/common';
import { DatabaseModule, PortalReplica } from '@overland/service-kit';
import { QUOTING_CONFIG, quotingConfig } from './config.js';
import { quotingDatabase } from './data-source.js';
import { QuotePdfController } from './documents/quote-pdf.controller.js';
import { QuotePdfService } from './documents/quote-pdf.service.js';
import { WarmBrowser } from './documents/warm-browser.js';
import { PlacesController } from './places/places.controller.js';
import { PlacesService } from './places/places.service.js';
import { CompanyNames } from './quotes/company-names.js';
import { PublicQuotesService } from './quotes/public-quotes.service.js';
import { QuoteBookingService } from './quotes/quote-booking.service.js';
import { QuoteMaker } from './quotes/quote-maker.js';
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
  controllers: [PlacesController, QuotesController, SettingsController, MakesController, QuotePdfController],
  providers: [
    { provide: QUOTING_CONFIG, useFactory: quotingConfig },
    PlacesService,
    PricingSnapshot,
    SettingsService,
    MakesService,
    QuotePricing,
    QuoteMaker,
    QuotesRepository,
    QuotesService,
    PublicQuotesService,
    QuoteBookingService,
    { provide: WarmBrowser, useFactory: () => new WarmBrowser() },
    QuotePdfService,
    PortalReplica,
    CompanyNames,
  ],
})
export class QuotingModule {}
