import { Module } from '@nestjs/common';
import { DatabaseModule, PortalReplica, QueueModule } from '@overland/service-kit';
import { NOTIFICATIONS_CONFIG, notificationsConfig } from './config.js';
import { notificationsDatabase } from './data-source.js';
import { AfterCommit } from './emails/after-commit.js';
import { EmailProcessor } from './emails/email.processor.js';
import { EmailDelivery } from './emails/email-delivery.js';
import { EmailQueue, emailQueueName } from './emails/email-queue.js';
import { EmailSweeper } from './emails/email-sweeper.js';
import { EmailsController } from './emails/emails.controller.js';
import { EmailsRepository } from './emails/emails.repository.js';
import { EmailsService } from './emails/emails.service.js';
import { MailEvents } from './emails/mail-events.js';
import { MailWriter } from './emails/mail-writer.js';
import { Mailer } from './emails/mailer.js';
import { SmtpCircuit } from './emails/smtp-circuit.js';

@Module({
  imports: [DatabaseModule.forService(notificationsDatabase), QueueModule.forQueues([emailQueueName])],
  controllers: [EmailsController],
  providers: [
    { provide: NOTIFICATIONS_CONFIG, useFactory: notificationsConfig },
    PortalReplica,
    MailEvents,
    AfterCommit,
    EmailsRepository,
    EmailsService,
    EmailQueue,
    EmailProcessor,
    EmailDelivery,
    EmailSweeper,
    Mailer,
    MailWriter,
    SmtpCircuit,
  ],
})
export class NotificationsModule {}
