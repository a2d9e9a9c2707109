import { Module } from '@nestjs/common';
import { PortalReplica, QueueModule } from '@overland/service-kit';
import { AudienceService } from './audience.service.js';
import { EmailProcessor, SignInEmailProcessor } from './email.processor.js';
import { EmailClaimsRepository } from './email-claims.repository.js';
import { EmailDelivery } from './email-delivery.js';
import { EmailEvents } from './email-events.listener.js';
import { EmailLanes } from './email-lanes.js';
import { EmailSweeper } from './email-sweeper.worker.js';
import { EmailTriesRepository } from './email-tries.repository.js';
import { EmailWakeUps } from './email-wake-ups.js';
import { EmailWriter } from './email-writer.js';
import { EmailsController } from './emails.controller.js';
import { EmailsRepository } from './emails.repository.js';
import { EmailsService } from './emails.service.js';
import { mailLanes } from './mail-lanes.js';
import { Mailer } from './mailer.js';
import { OutgoingEmails } from './outgoing-emails.js';
import { SmtpCircuits } from './smtp-circuit.js';
import { TryResults } from './try-results.js';
import { TypedAddressLimits } from './typed-address-limits.js';

@Module({
  imports: [QueueModule.forQueues([mailLanes.signIn.queue, mailLanes.others.queue])],
  controllers: [EmailsController],
  providers: [
    PortalReplica,
    SmtpCircuits,
    AudienceService,
    EmailClaimsRepository,
    EmailDelivery,
    EmailEvents,
    EmailLanes,
    EmailSweeper,
    EmailTriesRepository,
    EmailWakeUps,
    EmailWriter,
    SignInEmailProcessor,
    EmailProcessor,
    EmailsRepository,
    EmailsService,
    Mailer,
    OutgoingEmails,
    TryResults,
    TypedAddressLimits,
  ],
  exports: [EmailWakeUps, EmailWriter, EmailsRepository, OutgoingEmails],
})
export class EmailsModule {}
