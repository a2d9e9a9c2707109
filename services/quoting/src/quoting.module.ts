import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseModule } from '@overland/service-kit';
import { QUOTING_CONFIG, QuotingConfig } from './config.js';
import { quotingDatabase } from './data-source.js';
import { QuoteDocumentsModule } from './documents/documents.module.js';
import { FollowUpsModule } from './follow-ups/follow-ups.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { PlacesModule } from './places/places.module.js';
import { PortalPricesModule } from './portal-prices/portal-prices.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { SettingsModule } from './settings/settings.module.js';

@Module({
  imports: [
    DatabaseModule.forService(quotingDatabase),
    ConfigModule.forService(QUOTING_CONFIG, QuotingConfig),
    PlacesModule,
    SettingsModule,
    PortalPricesModule,
    QuotesModule,
    QuoteDocumentsModule,
    ImportsModule,
    FollowUpsModule,
  ],
})
export class QuotingModule {}
