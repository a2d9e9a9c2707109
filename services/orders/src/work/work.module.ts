import { Module } from '@nestjs/common';
import { CarriersModule } from '../carriers/carriers.module.js';
import { ChangeRequestsModule } from '../change-requests/change-requests.module.js';
import { CostsModule } from '../costs/costs.module.js';
import { DispatchesModule } from '../dispatches/dispatches.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PresentersModule } from '../presenters/presenters.module.js';
import { CustomerReminders } from './customer-reminders.worker.js';
import { DailyPaymentRequests } from './daily-payment-requests.worker.js';
import { DueOrders } from './due-orders.js';
import { EmailFailures } from './email-failures.listener.js';
import { OrderCarriers } from './order-carriers.service.js';
import { OrderChanges } from './order-changes.js';
import { OrderChecks } from './order-checks.service.js';
import { OrderMoves } from './order-moves.service.js';
import { OrderNotes } from './order-notes.service.js';
import { OrderOwners } from './order-owners.service.js';
import { OrderPaymentsController } from './order-payments.controller.js';
import { OrderPayments } from './order-payments.service.js';
import { OrderUndo } from './order-undo.service.js';
import { OrderWorkController } from './order-work.controller.js';
import { PaymentRequests } from './payment-requests.service.js';
import { SurveyAnswers } from './survey-answers.listener.js';
import { UndoneRows } from './undone-rows.js';

@Module({
  imports: [
    CarriersModule,
    CostsModule,
    ChangeRequestsModule,
    DispatchesModule,
    NoticesModule,
    OrdersModule,
    PaymentsModule,
    PresentersModule,
  ],
  controllers: [OrderPaymentsController, OrderWorkController],
  providers: [
    DailyPaymentRequests,
    DueOrders,
    EmailFailures,
    OrderCarriers,
    OrderChanges,
    OrderChecks,
    OrderMoves,
    OrderNotes,
    OrderOwners,
    OrderPayments,
    OrderUndo,
    PaymentRequests,
    CustomerReminders,
    SurveyAnswers,
    UndoneRows,
  ],
  exports: [OrderChanges, OrderMoves],
})
export class WorkModule {}
