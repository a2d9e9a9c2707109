import { ChangeRequestEntity } from './change-requests/change-request.entity.js';
import { LinkRequestEntity } from './customer-page/link-request.entity.js';
import { SentLinkEntity } from './customer-page/sent-link.entity.js';
import { DispatchEntity } from './dispatch/dispatch.entity.js';
import { DispatchCallEntity } from './dispatch/dispatch-call.entity.js';
import { DispatchSubscriptionEntity } from './dispatch/dispatch-subscription.entity.js';
import { LocationRequestEntity } from './driver-location/location-request.entity.js';
import { OrderExportEntity } from './export/order-export.entity.js';
import { OrderFileEntity } from './files/order-file.entity.js';
import { CreateOrders1791000000001 } from './migrations/1791000000001-create-orders.js';
import { SearchOrders1791000000010 } from './migrations/1791000000010-search-orders.js';
import { LightenOrders1791000000020 } from './migrations/1791000000020-lighten-orders.js';
import { LimitPublicBookings1791000000030 } from './migrations/1791000000030-limit-public-bookings.js';
import { WorkOnOrders1791000000040 } from './migrations/1791000000040-work-on-orders.js';
import { ListWork1791000000060 } from './migrations/1791000000060-list-work.js';
import { DispatchOrders1791000000070 } from './migrations/1791000000070-dispatch-orders.js';
import { AskDrivers1791000000080 } from './migrations/1791000000080-ask-drivers.js';
import { ExportOrders1791000000090 } from './migrations/1791000000090-export-orders.js';
import { ListFailedEmails1791000000130 } from './migrations/1791000000130-list-failed-emails.js';
import { TellNotesApart1791000000140 } from './migrations/1791000000140-tell-notes-apart.js';
import { OrderCodTable1791000000160 } from './migrations/1791000000160-order-cod-table.js';
import { KnowWhiteLabel1791000000170 } from './migrations/1791000000170-know-white-label.js';
import { LimitLookups1791000000190 } from './migrations/1791000000190-limit-lookups.js';
import { MailLinks1791000000220 } from './migrations/1791000000220-mail-links.js';
import { AskForChanges1791000000230 } from './migrations/1791000000230-ask-for-changes.js';
import { KeepTerms1791000000230 } from './migrations/1791000000230-keep-terms.js';
import { AskHowItWent1791000000260 } from './migrations/1791000000260-ask-how-it-went.js';
import { ShowFiles1791000000300 } from './migrations/1791000000300-show-files.js';
import { KnowPickups1791000000310 } from './migrations/1791000000310-know-pickups.js';
import { KeepLanguages1791000000330 } from './migrations/1791000000330-keep-languages.js';
import { WriteTermsInSpanish1791000000410 } from './migrations/1791000000410-write-terms-in-spanish.js';
import { KnowDriversLanguages1791000000420 } from './migrations/1791000000420-know-drivers-languages.js';
import { LimitWrongLookups1791000000450 } from './migrations/1791000000450-limit-wrong-lookups.js';
import { TakeBackMoves1791000000460 } from './migrations/1791000000460-take-back-moves.js';
import { SayWhenToPay1791000000470 } from './migrations/1791000000470-say-when-to-pay.js';
import { BelieveNoPhone1791000000480 } from './migrations/1791000000480-believe-no-phone.js';
import { KeepWhatWasPaid1791000000490 } from './migrations/1791000000490-keep-what-was-paid.js';
import { ActivityEntity } from './orders/activity.entity.js';
import { OrderEntity } from './orders/order.entity.js';
import { UserNameEntity } from './orders/user-name.entity.js';
import { TermsAcceptanceEntity } from './terms/terms-acceptance.entity.js';
import { TermsFilingEntity } from './terms/terms-filing.entity.js';
import { TermsVersionEntity } from './terms/terms-version.entity.js';
import { EmailFailureEntity } from './work/email-failure.entity.js';

/** One description for the running service, the migration step and the tests. */
export const ordersDatabase = {
  name: 'orders',
  entities: [
    OrderEntity,
    ActivityEntity,
    OrderFileEntity,
    OrderExportEntity,
    LocationRequestEntity,
    UserNameEntity,
    DispatchEntity,
    DispatchCallEntity,
    DispatchSubscriptionEntity,
    EmailFailureEntity,
    LinkRequestEntity,
    SentLinkEntity,
    TermsVersionEntity,
    TermsAcceptanceEntity,
    TermsFilingEntity,
    ChangeRequestEntity,
  ],
  migrations: [
    CreateOrders1791000000001,
    SearchOrders1791000000010,
    LightenOrders1791000000020,
    LimitPublicBookings1791000000030,
    WorkOnOrders1791000000040,
    ListWork1791000000060,
    DispatchOrders1791000000070,
    AskDrivers1791000000080,
    ExportOrders1791000000090,
    ListFailedEmails1791000000130,
    TellNotesApart1791000000140,
    OrderCodTable1791000000160,
    KnowWhiteLabel1791000000170,
    LimitLookups1791000000190,
    MailLinks1791000000220,
    KeepTerms1791000000230,
    AskHowItWent1791000000260,
    AskForChanges1791000000230,
    ShowFiles1791000000300,
    KnowPickups1791000000310,
    KeepLanguages1791000000330,
    WriteTermsInSpanish1791000000410,
    KnowDriversLanguages1791000000420,
    LimitWrongLookups1791000000450,
    TakeBackMoves1791000000460,
    SayWhenToPay1791000000470,
    BelieveNoPhone1791000000480,
    KeepWhatWasPaid1791000000490,
  ],
};
