import { Module } from '@nestjs/common';
import { CustomerLinksModule } from '../customer-links/customer-links.module.js';
import { FilesModule } from '../files/files.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ClaimChanges } from './claim-changes.js';
import { ClaimDecisions } from './claim-decisions.service.js';
import { ClaimReports } from './claim-reports.js';
import { ClaimUploads } from './claim-uploads.js';
import { ClaimViews } from './claim-views.js';
import { ClaimWithdrawals } from './claim-withdrawals.js';
import { ClaimsController } from './claims.controller.js';
import { CustomerClaimsService } from './customer-claims.service.js';
import { OrderClaimsRepository } from './order-claims.repository.js';
import { OrderClaimsService } from './order-claims.service.js';

/** Damage that is reported after the delivery (docs/product/claims.md). */
@Module({
  imports: [CustomerLinksModule, FilesModule, NoticesModule, OrdersModule],
  controllers: [ClaimsController],
  providers: [
    ClaimChanges,
    ClaimDecisions,
    ClaimReports,
    ClaimUploads,
    ClaimViews,
    ClaimWithdrawals,
    CustomerClaimsService,
    OrderClaimsRepository,
    OrderClaimsService,
  ],
  exports: [OrderClaimsRepository],
})
export class ClaimsModule {}
