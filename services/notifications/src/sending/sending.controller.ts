import { Controller } from '@nestjs/common';
import { emailSending, type InputOf } from '@overland/contracts';
import { type By, CalledBy, Implements, Input } from '@overland/service-kit';
import { PreviewPages } from './preview-pages.service.js';
import { PreviewsService } from './previews.service.js';
import { ResendingService } from './resending.service.js';
import { sendableEmails } from './sendable-emails.js';
import { SendingService } from './sending.service.js';

@Controller()
export class SendingController {
  constructor(
    private readonly sending: SendingService,
    private readonly resending: ResendingService,
    private readonly previews: PreviewsService,
    private readonly pages: PreviewPages,
  ) {}

  @Implements(emailSending.templates)
  templates() {
    return sendableEmails;
  }

  @Implements(emailSending.preview)
  preview(@Input() { body }: InputOf<typeof emailSending.preview>, @CalledBy() { session, info }: By) {
    return this.previews.preview(body, session, info);
  }

  @Implements(emailSending.previewAgain)
  previewAgain(
    @Input() { params }: InputOf<typeof emailSending.previewAgain>,
    @CalledBy() { session, info }: By,
  ) {
    return this.previews.previewAgain(params.emailId, session, info);
  }

  @Implements(emailSending.previewFollowUp)
  previewFollowUp(@Input() { body }: InputOf<typeof emailSending.previewFollowUp>) {
    return this.previews.previewFollowUp(body);
  }

  @Implements(emailSending.previewPage)
  previewPage(@Input() { params }: InputOf<typeof emailSending.previewPage>) {
    return this.pages.page(params.token);
  }

  @Implements(emailSending.send)
  send(@Input() { body }: InputOf<typeof emailSending.send>, @CalledBy() { session, info }: By) {
    return this.sending.send(body, session, info);
  }

  @Implements(emailSending.resend)
  resend(@Input() { params }: InputOf<typeof emailSending.resend>, @CalledBy() { session, info }: By) {
    return this.resending.resend(params.emailId, session, info);
  }
}
