import { Module } from '@nestjs/common';
import { maxStreamedOrders } from '@overland/contracts';
import { DocumentsModule } from '@overland/documents';
import { Clock, DatabaseModule, KIT_CONFIG } from '@overland/service-kit';
import { FileStore, openFileStore } from '@overland/service-kit/files';
import { BookingController } from './booking/booking.controller.js';
import { BookingService } from './booking/booking.service.js';
import { BookingSweeper } from './booking/booking-sweeper.js';
import { PlacingsRepository } from './booking/placings.repository.js';
import { QuoteClaims } from './booking/quote-claims.js';
import { ChangeRequestsController } from './change-requests/change-requests.controller.js';
import { ChangeRequestsRepository } from './change-requests/change-requests.repository.js';
import { ChangeRequests } from './change-requests/change-requests.service.js';
import { CustomerRequests } from './change-requests/customer-requests.service.js';
import { PickupDays } from './change-requests/pickup-days.js';
import { RequestAnswers } from './change-requests/request-answers.service.js';
import { CustomerFiles } from './customer-page/customer-files.service.js';
import { CustomerLinks } from './customer-page/customer-links.js';
import { CustomerOrderPresenter } from './customer-page/customer-order-presenter.js';
import { CustomerOrdersController } from './customer-page/customer-orders.controller.js';
import { CustomerOrders } from './customer-page/customer-orders.service.js';
import { LinkMailer } from './customer-page/link-mailer.js';
import { LinkMails } from './customer-page/link-mails.js';
import { LinkRequests } from './customer-page/link-requests.service.js';
import { ordersDatabase } from './data-source.js';
import { DispatchController } from './dispatch/dispatch.controller.js';
import { DispatchService } from './dispatch/dispatch.service.js';
import { DispatchCallsRepository } from './dispatch/dispatch-calls.repository.js';
import { DispatchFollower } from './dispatch/dispatch-follower.js';
import { DispatchInbox } from './dispatch/dispatch-inbox.service.js';
import { DispatchPoller } from './dispatch/dispatch-poller.js';
import { DispatchSender } from './dispatch/dispatch-sender.js';
import { DispatchSubscriptions } from './dispatch/dispatch-subscriptions.js';
import { DispatchViews } from './dispatch/dispatch-views.js';
import { DispatchWorker } from './dispatch/dispatch-worker.js';
import { DispatchesRepository } from './dispatch/dispatches.repository.js';
import { openSuperDispatch } from './dispatch/super-dispatch/open-super-dispatch.js';
import { openTmsLink, TMS_LINK } from './dispatch/tms-link.js';
import { TmsPause } from './dispatch/tms-pause.js';
import { TmsPort } from './dispatch/tms-port.js';
import { TmsSteps } from './dispatch/tms-steps.js';
import { OrderPdfController } from './documents/order-pdf.controller.js';
import { OrderPdfService } from './documents/order-pdf.service.js';
import { DriverLinks } from './driver-location/driver-links.service.js';
import { DriverLocationController } from './driver-location/driver-location.controller.js';
import { LOCATION_CONFIG, locationConfig } from './driver-location/location-config.js';
import { LocationRequestsRepository } from './driver-location/location-requests.repository.js';
import { LocationRequests } from './driver-location/location-requests.service.js';
import { OrderEditsController } from './editing/order-edits.controller.js';
import { OrderEditsService } from './editing/order-edits.service.js';
import { ExportFiles } from './export/export-files.js';
import { ExportJobsService } from './export/export-jobs.service.js';
import { ExportWorker } from './export/export-worker.js';
import { OrderExportController } from './export/order-export.controller.js';
import { OrderExportsRepository } from './export/order-exports.repository.js';
import { MOST_STREAMED, StreamedExportService } from './export/streamed-export.service.js';
import { FileBytesController } from './files/file-bytes.controller.js';
import { FileBytesService } from './files/file-bytes.service.js';
import { FileLinks } from './files/file-links.js';
import { FileSweeper } from './files/file-sweeper.js';
import { OrderFilesController } from './files/order-files.controller.js';
import { OrderFilesRepository } from './files/order-files.repository.js';
import { OrderFilesService } from './files/order-files.service.js';
import { OrderCompanyNames } from './orders/order-company-names.js';
import { OrderFeed } from './orders/order-feed.js';
import { OrderPresenter } from './orders/order-presenter.js';
import { OrdersController } from './orders/orders.controller.js';
import { OrdersRepository } from './orders/orders.repository.js';
import { OrdersService } from './orders/orders.service.js';
import { UserNames } from './orders/user-names.js';
import { OrderTablesController } from './tables/order-tables.controller.js';
import { OrderTablesService } from './tables/order-tables.service.js';
import { OrderAgreements } from './terms/order-agreement.js';
import { OrderTermsController } from './terms/order-terms.controller.js';
import { OrderTermsService } from './terms/order-terms.service.js';
import { TermsRepository } from './terms/terms.repository.js';
import { TermsAcceptances } from './terms/terms-acceptances.service.js';
import { TermsLinks } from './terms/terms-links.service.js';
import { TermsPdfFiler } from './terms/terms-pdf-filer.js';
import { TermsPdfs } from './terms/terms-pdfs.service.js';
import { TermsVersions } from './terms/terms-versions.service.js';
import { DailyPaymentRequests } from './work/daily-payment-requests.js';
import { DueOrders } from './work/due-orders.js';
import { EmailFailures } from './work/email-failures.js';
import { LockedOrders } from './work/locked-orders.js';
import { OrderChanges } from './work/order-changes.js';
import { OrderMoves } from './work/order-moves.service.js';
import { OrderNotes } from './work/order-notes.service.js';
import { OrderPayments } from './work/order-payments.service.js';
import { OrderUndo } from './work/order-undo.service.js';
import { OrderWorkController } from './work/order-work.controller.js';
import { PickupReminders } from './work/pickup-reminders.js';
import { SurveyAnswers } from './work/survey-answers.js';
import { SurveyRequests } from './work/survey-requests.js';

@Module({
  imports: [DatabaseModule.forService(ordersDatabase), DocumentsModule],
  controllers: [
    OrdersController,
    OrderPdfController,
    BookingController,
    OrderWorkController,
    OrderEditsController,
    OrderTablesController,
    OrderExportController,
    OrderFilesController,
    FileBytesController,
    DispatchController,
    DriverLocationController,
    CustomerOrdersController,
    OrderTermsController,
    ChangeRequestsController,
  ],
  providers: [
    OrdersRepository,
    OrdersService,
    OrderPdfService,
    OrderFeed,
    OrderPresenter,
    PlacingsRepository,
    QuoteClaims,
    BookingService,
    BookingSweeper,
    LockedOrders,
    OrderChanges,
    OrderMoves,
    OrderUndo,
    OrderPayments,
    OrderNotes,
    DueOrders,
    DailyPaymentRequests,
    PickupReminders,
    SurveyRequests,
    SurveyAnswers,
    OrderEditsService,
    OrderTablesService,
    { provide: MOST_STREAMED, useValue: maxStreamedOrders },
    ExportFiles,
    StreamedExportService,
    OrderExportsRepository,
    ExportJobsService,
    ExportWorker,
    OrderCompanyNames,
    UserNames,
    EmailFailures,
    { provide: TMS_LINK, useFactory: openTmsLink },
    { provide: TmsPort, useFactory: openSuperDispatch, inject: [Clock] },
    { provide: FileStore, useFactory: openFileStore, inject: [KIT_CONFIG, Clock] },
    FileLinks,
    FileBytesService,
    OrderFilesRepository,
    OrderFilesService,
    FileSweeper,
    DispatchViews,
    DispatchService,
    DispatchInbox,
    DispatchCallsRepository,
    DispatchSubscriptions,
    DispatchesRepository,
    TmsPause,
    TmsSteps,
    DispatchFollower,
    DispatchSender,
    DispatchPoller,
    DispatchWorker,
    { provide: LOCATION_CONFIG, useFactory: locationConfig },
    LocationRequestsRepository,
    LocationRequests,
    DriverLinks,
    CustomerLinks,
    CustomerFiles,
    CustomerOrderPresenter,
    CustomerOrders,
    LinkRequests,
    LinkMailer,
    LinkMails,
    ChangeRequestsRepository,
    ChangeRequests,
    PickupDays,
    CustomerRequests,
    RequestAnswers,
    TermsRepository,
    OrderAgreements,
    TermsVersions,
    OrderTermsService,
    TermsAcceptances,
    TermsLinks,
    TermsPdfs,
    TermsPdfFiler,
  ],
})
export class OrdersModule {}
