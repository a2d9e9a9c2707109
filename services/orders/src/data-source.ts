import {
  HoldSending1800000000165,
  IndexFailedEvents1800000000020,
  UserNameEntity,
} from '@overland/service-kit';
import { AddressEntity } from './addresses/address.entity.js';
import { TermsAcceptanceEntity } from './agreements/terms-acceptance.entity.js';
import { TermsFilingEntity } from './agreements/terms-filing.entity.js';
import { TermsVersionEntity } from './agreements/terms-version.entity.js';
import { KnownCarrierEntity } from './carriers/known-carrier.entity.js';
import { ChangeRequestEntity } from './change-requests/change-request.entity.js';
import { OrderClaimEntity } from './claims/order-claim.entity.js';
import { OrderCostEntity } from './costs/order-cost.entity.js';
import { LinkRequestEntity } from './customer-links/link-request.entity.js';
import { SentLinkEntity } from './customer-links/sent-link.entity.js';
import { LookupTriesEntity } from './customer-page/lookup-tries.entity.js';
import { DispatchCallEntity } from './dispatch/dispatch-call.entity.js';
import { DispatchSubscriptionEntity } from './dispatch/dispatch-subscription.entity.js';
import { DispatchEntity } from './dispatches/dispatch.entity.js';
import { OrderExportEntity } from './export/order-export.entity.js';
import { OrderFileEntity } from './files/order-file.entity.js';
import { OrderImportEntity } from './imports/order-import.entity.js';
import { OrderImportRowEntity } from './imports/order-import-row.entity.js';
import { LocationRequestEntity } from './location-requests/location-request.entity.js';
import { CreateOrders1800000000000 } from './migrations/1800000000000-create-orders.js';
import { LeaseWork1800000000001 } from './migrations/1800000000001-lease-work.js';
import { KeepTermsByLanguage1800000000010 } from './migrations/1800000000010-keep-terms-by-language.js';
import { LeaseBookings1800000000021 } from './migrations/1800000000021-lease-bookings.js';
import { KeepCarriers1800000000030 } from './migrations/1800000000030-keep-carriers.js';
import { RecordPayments1800000000031 } from './migrations/1800000000031-record-payments.js';
import { MarkWork1800000000032 } from './migrations/1800000000032-mark-work.js';
import { OwnOrders1800000000033 } from './migrations/1800000000033-own-orders.js';
import { KeepAddresses1800000000034 } from './migrations/1800000000034-keep-addresses.js';
import { KeepCosts1800000000036 } from './migrations/1800000000036-keep-costs.js';
import { TellPeople1800000000040 } from './migrations/1800000000040-tell-people.js';
import { ExportCosts1800000000041 } from './migrations/1800000000041-export-costs.js';
import { ImportOrders1800000000042 } from './migrations/1800000000042-import-orders.js';
import { KeepClaims1800000000044 } from './migrations/1800000000044-keep-claims.js';
import { TellCosts1800000000050 } from './migrations/1800000000050-tell-costs.js';
import { SearchPeople1800000000064 } from './migrations/1800000000064-search-people.js';
import { KeepAnswers1800000000075 } from './migrations/1800000000075-keep-answers.js';
import { ListUnpaidClaims1800000000098 } from './migrations/1800000000098-list-unpaid-claims.js';
import { NoteDisputes1800000000103 } from './migrations/1800000000103-note-disputes.js';
import { NameProblems1800000000109 } from './migrations/1800000000109-name-problems.js';
import { AllowThirtyDays1800000000110 } from './migrations/1800000000110-allow-thirty-days.js';
import { KeepProof1800000000112 } from './migrations/1800000000112-keep-proof.js';
import { TellQuotes1800000000113 } from './migrations/1800000000113-tell-quotes.js';
import { ReadFromIndexes1800000000140 } from './migrations/1800000000140-read-from-indexes.js';
import { NoticeEntity } from './notices/notice.entity.js';
import { ActivityEntity } from './orders/activity.entity.js';
import { OrderEntity } from './orders/order.entity.js';
import { OrderPaymentEntity } from './payments/order-payment.entity.js';
import { ReminderEntity } from './reminders/reminder.entity.js';
import { WorkMarkEntity } from './tables/work-mark.entity.js';
import { EmailFailureEntity } from './work/email-failure.entity.js';

export const ordersDatabase = {
  name: 'orders',
  entities: [
    OrderEntity,
    ActivityEntity,
    OrderFileEntity,
    OrderExportEntity,
    OrderImportEntity,
    OrderImportRowEntity,
    LocationRequestEntity,
    UserNameEntity,
    DispatchEntity,
    DispatchCallEntity,
    DispatchSubscriptionEntity,
    EmailFailureEntity,
    LinkRequestEntity,
    LookupTriesEntity,
    SentLinkEntity,
    TermsVersionEntity,
    TermsAcceptanceEntity,
    TermsFilingEntity,
    ChangeRequestEntity,
    KnownCarrierEntity,
    AddressEntity,
    OrderPaymentEntity,
    OrderCostEntity,
    OrderClaimEntity,
    WorkMarkEntity,
    NoticeEntity,
    ReminderEntity,
  ],
  migrations: [
    CreateOrders1800000000000,
    LeaseWork1800000000001,
    KeepTermsByLanguage1800000000010,
    IndexFailedEvents1800000000020,
    LeaseBookings1800000000021,
    KeepCarriers1800000000030,
    RecordPayments1800000000031,
    MarkWork1800000000032,
    OwnOrders1800000000033,
    KeepAddresses1800000000034,
    KeepCosts1800000000036,
    TellPeople1800000000040,
    ExportCosts1800000000041,
    ImportOrders1800000000042,
    KeepClaims1800000000044,
    TellCosts1800000000050,
    SearchPeople1800000000064,
    KeepAnswers1800000000075,
    ListUnpaidClaims1800000000098,
    NoteDisputes1800000000103,
    NameProblems1800000000109,
    AllowThirtyDays1800000000110,
    KeepProof1800000000112,
    TellQuotes1800000000113,
    ReadFromIndexes1800000000140,
    HoldSending1800000000165,
  ],
};
