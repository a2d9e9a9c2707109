import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ImportWorker } from './import.worker.js';
import { OrderQuotesController } from './order-quotes.controller.js';
import { OrderQuotes } from './order-quotes.service.js';
import { QuoteImportsController } from './quote-imports.controller.js';
import { QuoteImportsRepository } from './quote-imports.repository.js';
import { QuoteImportsService } from './quote-imports.service.js';

@Module({
  imports: [PlacesModule, QuotesModule, SettingsModule],
  controllers: [OrderQuotesController, QuoteImportsController],
  providers: [ImportWorker, OrderQuotes, QuoteImportsRepository, QuoteImportsService],
})
export class ImportsModule {}
