import { Module } from '@nestjs/common';
import { AgreementsModule } from '../agreements/agreements.module.js';
import { ChangeRequestsModule } from '../change-requests/change-requests.module.js';
import { CostsModule } from '../costs/costs.module.js';
import { CustomerLinksModule } from '../customer-links/customer-links.module.js';
import { DispatchesModule } from '../dispatches/dispatches.module.js';
import { FilesModule } from '../files/files.module.js';
import { LocationRequestsModule } from '../location-requests/location-requests.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CustomerOrderPresenter } from './customer-order-presenter.js';
import { OrderMoney } from './order-money.js';
import { OrderPresenter } from './order-presenter.js';
import { ShownFiles } from './shown-files.js';

@Module({
  imports: [
    AgreementsModule,
    CostsModule,
    ChangeRequestsModule,
    CustomerLinksModule,
    DispatchesModule,
    FilesModule,
    LocationRequestsModule,
    OrdersModule,
    PaymentsModule,
  ],
  providers: [CustomerOrderPresenter, OrderMoney, OrderPresenter, ShownFiles],
  exports: [CustomerOrderPresenter, OrderPresenter],
})
export class PresentersModule {}
