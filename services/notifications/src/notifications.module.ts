import { Module } from '@nestjs/common';
import { DatabaseModule, PortalReplica, QueueModule } from '@overland/service-kit';
import { CarriersController } from './carriers/carriers.controller.js';
import { CarriersService } from './carriers/carriers.service.js';
import { NOTIFICATIONS_CONFIG, notificationsConfig } from './config.js';
import { notificationsDatabase } from './data-source.js';
import { AudienceService } from './emails/audience.service.js';
import { EmailProcessor, SignInEmailProcessor } from './emails/email.processor.js';
import { EmailDelivery } from './emails/email-delivery.js';
import { EmailEvents } from './emails/email-events.js';
import { EmailJobs } from './emails/email-jobs.js';
import { EmailSweeper } from './emails/email-sweeper.js';
import { EmailWriter } from './emails/email-writer.js';
import { EmailsController } from './emails/emails.controller.js';
import { EmailsRepository } from './emails/emails.repository.js';
import { EmailsService } from './emails/emails.service.js';
import { mailLanes } from './emails/mail-lanes.js';
import { Mailer } from './emails/mailer.js';
import { OutgoingEmails } from './emails/outgoing-emails.js';
import { SmtpCircuits } from './emails/smtp-circuit.js';
import { TypedAddressLimits } from './emails/typed-address-limits.js';
import { HeldMessages } from './held/held-messages.js';
import { PushClient } from './push/push-client.js';
import { PushDevicesController } from './push/push-devices.controller.js';
import { PushDevices } from './push/push-devices.service.js';
import { PushEvents } from './push/push-events.js';
import { PushLinks } from './push/push-links.js';
import { PushMessagesRepository } from './push/push-messages.repository.js';
import { PushSender } from './push/push-sender.js';
import { EarlierEmails } from './sending/earlier-emails.js';
import { PreviewsService } from './sending/previews.service.js';
import { ResendingService } from './sending/resending.service.js';
import { SendingController } from './sending/sending.controller.js';
import { SendingService } from './sending/sending.service.js';

@Module({
  imports: [
    DatabaseModule.forService(notificationsDatabase),
    QueueModule.forQueues([mailLanes.signIn.queue, mailLanes.others.queue]),
  ],
  controllers: [EmailsController, SendingController, CarriersController, PushDevicesController],
  providers: [
    { provide: NOTIFICATIONS_CONFIG, useFactory: notificationsConfig },
    PortalReplica,
    AudienceService,
    EmailEvents,
    EmailsRepository,
    EmailsService,
    EmailJobs,
    OutgoingEmails,
    TypedAddressLimits,
    SendingService,
    CarriersService,
    EarlierEmails,
    PreviewsService,
    ResendingService,
    SignInEmailProcessor,
    EmailProcessor,
    EmailDelivery,
    EmailSweeper,
    HeldMessages,
    Mailer,
    EmailWriter,
    PushClient,
    PushDevices,
    PushEvents,
    PushLinks,
    PushMessagesRepository,
    PushSender,
    SmtpCircuits,
  ],
})
export class NotificationsModule {}
