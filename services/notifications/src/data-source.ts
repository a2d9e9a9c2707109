import { CarrierApplicationEntity } from './carriers/carrier-application.entity.js';
import { EmailEntity } from './emails/email.entity.js';
import { CreateEmailLog1790000000001 } from './migrations/1790000000001-create-email-log.js';
import { AddRequestId1790000000002 } from './migrations/1790000000002-add-request-id.js';
import { AddTraceparent1790000000003 } from './migrations/1790000000003-add-traceparent.js';
import { SweepSignInsFirst1790000000004 } from './migrations/1790000000004-sweep-sign-ins-first.js';
import { LeaveRetriesToTheQueue1790000000005 } from './migrations/1790000000005-leave-retries-to-the-queue.js';
import { PreviewEmails1790000000010 } from './migrations/1790000000010-preview-emails.js';
import { KnowWhiteLabel1790000000015 } from './migrations/1790000000015-know-white-label.js';
import { FindApplications1790000000045 } from './migrations/1790000000045-find-applications.js';
import { PushToDevices1790000000050 } from './migrations/1790000000050-push-to-devices.js';
import { HoldEmails1790000000060 } from './migrations/1790000000060-hold-emails.js';
import { LimitTypedAddresses1790000000070 } from './migrations/1790000000070-limit-typed-addresses.js';
import { KeepApplications1790000000080 } from './migrations/1790000000080-keep-applications.js';
import { PushDeviceEntity } from './push/push-device.entity.js';
import { PushMessageEntity } from './push/push-message.entity.js';
import { EmailPreviewEntity } from './sending/email-preview.entity.js';

/** One description for the running service, the migration step and the tests. */
export const notificationsDatabase = {
  name: 'notifications',
  entities: [CarrierApplicationEntity, EmailEntity, EmailPreviewEntity, PushDeviceEntity, PushMessageEntity],
  migrations: [
    CreateEmailLog1790000000001,
    AddRequestId1790000000002,
    AddTraceparent1790000000003,
    SweepSignInsFirst1790000000004,
    LeaveRetriesToTheQueue1790000000005,
    PreviewEmails1790000000010,
    KnowWhiteLabel1790000000015,
    FindApplications1790000000045,
    PushToDevices1790000000050,
    HoldEmails1790000000060,
    LimitTypedAddresses1790000000070,
    KeepApplications1790000000080,
  ],
};
