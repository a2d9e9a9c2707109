import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { HeldMessages } from './held-messages.worker.js';

@Module({
  imports: [EmailsModule],
  providers: [HeldMessages],
})
export class HeldModule {}
