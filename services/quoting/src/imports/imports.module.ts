import { Module } from '@nestjs/common';
import { QueueModule } from '@overland/service-kit';
import { PlacesModule } from '../places/places.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ImportProcessor } from './import.processor.js';
import { ImportQueue, importQueueName } from './import-queue.js';
import { ImportWorker } from './import-worker.js';
import { QuoteImportsController } from './quote-imports.controller.js';
import { QuoteImportsRepository } from './quote-imports.repository.js';
import { QuoteImportsService } from './quote-imports.service.js';

@Module({
  imports: [QueueModule.forQueues([importQueueName]), PlacesModule, QuotesModule, SettingsModule],
  controllers: [QuoteImportsController],
  providers: [ImportQueue, ImportWorker, ImportProcessor, QuoteImportsRepository, QuoteImportsService],
})
export class ImportsModule {}
