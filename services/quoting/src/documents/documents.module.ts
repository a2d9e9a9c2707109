import { Module } from '@nestjs/common';
import { DocumentsModule } from '@overland/documents';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { QuoteDocumentsController } from './quote-documents.controller.js';
import { QuoteDocuments } from './quote-documents.service.js';

@Module({
  imports: [DocumentsModule, QuotesModule, SettingsModule],
  controllers: [QuoteDocumentsController],
  providers: [QuoteDocuments],
})
export class QuoteDocumentsModule {}
