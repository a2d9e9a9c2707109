import { Module } from '@nestjs/common';
import { ConfigModule, DatabaseModule } from '@overland/service-kit';
import { AddressesModule } from './addresses/addresses.module.js';
import { AgreementsModule } from './agreements/agreements.module.js';
import { BookingModule } from './booking/booking.module.js';
import { ChangeRequestsModule } from './change-requests/change-requests.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import { ORDERS_CONFIG, OrdersConfig } from './config.js';
import { CustomerLinksModule } from './customer-links/customer-links.module.js';
import { CustomerPageModule } from './customer-page/customer-page.module.js';
import { ordersDatabase } from './data-source.js';
import { DispatchModule } from './dispatch/dispatch.module.js';
import { DispatchesModule } from './dispatches/dispatches.module.js';
import { OrderDocumentsModule } from './documents/documents.module.js';
import { DriverLocationModule } from './driver-location/driver-location.module.js';
import { EditingModule } from './editing/editing.module.js';
import { ExportModule } from './export/export.module.js';
import { FilesModule } from './files/files.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { LocationRequestsModule } from './location-requests/location-requests.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PresentersModule } from './presenters/presenters.module.js';
import { ReadingModule } from './reading/reading.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { RequestAnswersModule } from './request-answers/request-answers.module.js';
import { TablesModule } from './tables/tables.module.js';
import { TermsModule } from './terms/terms.module.js';
import { WorkModule } from './work/work.module.js';

@Module({
  imports: [
    DatabaseModule.forService(ordersDatabase),
    ConfigModule.forService(ORDERS_CONFIG, OrdersConfig),
    OrdersModule,
    AddressesModule,
    AgreementsModule,
    BookingModule,
    NoticesModule,
    RemindersModule,
    ImportsModule,
    WorkModule,
    EditingModule,
    PresentersModule,
    ReadingModule,
    TablesModule,
    ExportModule,
    FilesModule,
    OrderDocumentsModule,
    DispatchesModule,
    DispatchModule,
    LocationRequestsModule,
    DriverLocationModule,
    CustomerLinksModule,
    CustomerPageModule,
    ChangeRequestsModule,
    RequestAnswersModule,
    ClaimsModule,
    TermsModule,
  ],
})
export class OrdersServiceModule {}
