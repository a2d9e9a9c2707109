import { Module } from '@nestjs/common';
import { PlacesModule } from '../places/places.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ImportWorker } from './import.worker.js';
import { QuoteImportsController } from './quote-imports.controller.js';
import { QuoteImportsRepository } from './quote-imports.repository.js';
import { QuoteImportsService } from './quote-imports.service.js';

@Module({
  imports: [PlacesModule, QuotesModule, SettingsModule],
  controllers: [QuoteImportsController],
  providers: [ImportWorker, QuoteImportsRepository, QuoteImportsService],
})
export class ImportsModule {}
