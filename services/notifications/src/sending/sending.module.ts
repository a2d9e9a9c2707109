import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { EarlierEmails } from './earlier-emails.js';
import { EmailPreviewsRepository } from './email-previews.repository.js';
import { PreviewPages } from './preview-pages.service.js';
import { PreviewsService } from './previews.service.js';
import { ResendingService } from './resending.service.js';
import { SendingController } from './sending.controller.js';
import { SendingService } from './sending.service.js';

@Module({
  imports: [EmailsModule],
  controllers: [SendingController],
  providers: [
    EarlierEmails,
    EmailPreviewsRepository,
    PreviewPages,
    PreviewsService,
    ResendingService,
    SendingService,
  ],
})
export class SendingModule {}
