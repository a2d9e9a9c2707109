import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { HeldMessagesRepository } from './held-messages.repository.js';
import { HeldMessages } from './held-messages.worker.js';

@Module({
  imports: [EmailsModule],
  providers: [HeldMessages, HeldMessagesRepository],
})
export class HeldModule {}
