import { HoldSending1800000000165, IndexFailedEvents1800000000020 } from '@overland/service-kit';
import { CarrierApplicationEntity } from './carriers/carrier-application.entity.js';
import { EmailEntity } from './emails/email.entity.js';
import { EmailFactsEntity } from './emails/email-facts.entity.js';
import { CreateNotifications1800000000000 } from './migrations/1800000000000-create-notifications.js';
import { LeaseApplications1800000000021 } from './migrations/1800000000021-lease-applications.js';
import { KeepEmailsOfQuotes1800000000040 } from './migrations/1800000000040-keep-emails-of-quotes.js';
import { RetryEmailsByRows1800000000130 } from './migrations/1800000000130-retry-emails-by-rows.js';
import { ShareFactsOfEmails1800000000131 } from './migrations/1800000000131-share-facts-of-emails.js';
import { PushDeviceEntity } from './push/push-device.entity.js';
import { PushMessageEntity } from './push/push-message.entity.js';
import { EmailPreviewEntity } from './sending/email-preview.entity.js';

export const notificationsDatabase = {
  name: 'notifications',
  entities: [
    CarrierApplicationEntity,
    EmailEntity,
    EmailFactsEntity,
    EmailPreviewEntity,
    PushDeviceEntity,
    PushMessageEntity,
  ],
  migrations: [
    CreateNotifications1800000000000,
    IndexFailedEvents1800000000020,
    LeaseApplications1800000000021,
    KeepEmailsOfQuotes1800000000040,
    RetryEmailsByRows1800000000130,
    ShareFactsOfEmails1800000000131,
    HoldSending1800000000165,
  ],
};
