import { Module } from '@nestjs/common';
import { ClaimsModule } from '../claims/claims.module.js';
import { CommissionsModule } from '../commissions/commissions.module.js';
import { ConversionModule } from '../conversion/conversion.module.js';
import { MarginModule } from '../margin/margin.module.js';
import { OnTimeModule } from '../on-time/on-time.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { InsightFilesController } from './insight-files.controller.js';
import { InsightFiles } from './insight-files.service.js';

@Module({
  imports: [ConversionModule, OnTimeModule, MarginModule, CommissionsModule, ClaimsModule, ReportsModule],
  controllers: [InsightFilesController],
  providers: [InsightFiles],
  exports: [InsightFiles],
})
export class InsightFilesModule {}
