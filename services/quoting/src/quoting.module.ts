import { Module } from '@nestjs/common';
import { DocumentsModule } from '@overland/documents';
import { DatabaseModule, QueueModule } from '@overland/service-kit';
import { QUOTING_CONFIG, quotingConfig } from './config.js';
import { quotingDatabase } from './data-source.js';
import { QuoteDocumentsController } from './documents/quote-documents.controller.js';
import { QuoteDocuments } from './documents/quote-documents.service.js';
import { ImportProcessor } from './imports/import.processor.js';
import { ImportQueue, importQueueName } from './imports/import-queue.js';
import { ImportWorker } from './imports/import-worker.js';
import { QuoteImportsController } from './imports/quote-imports.controller.js';
import { QuoteImportsRepository } from './imports/quote-imports.repository.js';
import { QuoteImportsService } from './imports/quote-imports.service.js';
import { PlacesController } from './places/places.controller.js';
import { PlacesService } from './places/places.service.js';
import { PortalPricesController } from './portal-prices/portal-prices.controller.js';
import { BookingQuestions } from './quotes/booking-questions.service.js';
import { PublicQuotesService } from './quotes/public-quotes.service.js';
import { QuoteBookingService } from './quotes/quote-booking.service.js';
import { QuoteChangesService } from './quotes/quote-changes.service.js';
import { QuoteCompanyNames } from './quotes/quote-company-names.js';
import { QuoteMaker } from './quotes/quote-maker.js';
import { QuotePricing } from './quotes/quote-pricing.js';
import { QuotesController } from './quotes/quotes.controller.js';
import { QuotesRepository } from './quotes/quotes.repository.js';
import { QuotesService } from './quotes/quotes.service.js';
import { UnsavedQuotesRepository } from './quotes/unsaved-quotes.repository.js';
import { UnsavedQuotesSweeper } from './quotes/unsaved-quotes-sweeper.js';
import { MakesController } from './settings/makes.controller.js';
import { MakesService } from './settings/makes.service.js';
import { PricingSnapshot } from './settings/pricing-snapshot.js';
import { SettingsController } from './settings/settings.controller.js';
import { SettingsService } from './settings/settings.service.js';

@Module({
  imports: [
    DatabaseModule.forService(quotingDatabase),
    QueueModule.forQueues([importQueueName]),
    DocumentsModule,
  ],
  controllers: [
    PlacesController,
    QuotesController,
    SettingsController,
    PortalPricesController,
    MakesController,
    QuoteDocumentsController,
    QuoteImportsController,
  ],
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
    QuoteChangesService,
    PublicQuotesService,
    QuoteBookingService,
    BookingQuestions,
    UnsavedQuotesRepository,
    UnsavedQuotesSweeper,
    QuoteDocuments,
    QuoteImportsRepository,
    QuoteImportsService,
    ImportQueue,
    ImportWorker,
    ImportProcessor,
    QuoteCompanyNames,
  ],
})
export class QuotingModule {}
