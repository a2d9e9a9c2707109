import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseModule } from '@overland/service-kit';
import { ClaimsModule } from './claims/claims.module.js';
import { CommissionsModule } from './commissions/commissions.module.js';
import { REPORTING_CONFIG, ReportingConfig } from './config.js';
import { ConversionModule } from './conversion/conversion.module.js';
import { reportingDatabase } from './data-source.js';
import { FactsModule } from './facts/facts.module.js';
import { HomeModule } from './home/home.module.js';
import { InsightFilesModule } from './insight-files/insight-files.module.js';
import { MarginModule } from './margin/margin.module.js';
import { OnTimeModule } from './on-time/on-time.module.js';
import { PortalsModule } from './portals/portals.module.js';
import { ReceivablesModule } from './receivables/receivables.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RollupsModule } from './rollups/rollups.module.js';
import { SchedulesModule } from './schedules/schedules.module.js';
import { SurveysModule } from './surveys/surveys.module.js';

@Module({
  imports: [
    DatabaseModule.forService(reportingDatabase),
    ConfigModule.forService(REPORTING_CONFIG, ReportingConfig),
    FactsModule,
    PortalsModule,
    RollupsModule,
    ReportsModule,
    HomeModule,
    OnTimeModule,
    ConversionModule,
    MarginModule,
    CommissionsModule,
    ClaimsModule,
    ReceivablesModule,
    InsightFilesModule,
    SchedulesModule,
    SurveysModule,
  ],
})
export class ReportingModule {}
