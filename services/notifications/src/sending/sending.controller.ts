import { Controller } from '@nestjs/common';
import { emailSending, type InputOf, type Session } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
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
  ) {}

  @Implements(emailSending.templates)
  templates() {
    return sendableEmails;
  }

  @Implements(emailSending.preview)
  preview(
    @Input() { body }: InputOf<typeof emailSending.preview>,
    @Caller() caller: Session,
    @CallInfo() call: RequestInfo,
  ) {
    return this.previews.preview(body, caller, call);
  }

  @Implements(emailSending.previewAgain)
  previewAgain(
    @Input() { params }: InputOf<typeof emailSending.previewAgain>,
    @Caller() caller: Session,
    @CallInfo() call: RequestInfo,
  ) {
    return this.previews.previewAgain(params.emailId, caller, call);
  }

  @Implements(emailSending.previewPage)
  previewPage(@Input() { params }: InputOf<typeof emailSending.previewPage>) {
    return this.previews.page(params.token);
  }

  @Implements(emailSending.send)
  send(
    @Input() { body }: InputOf<typeof emailSending.send>,
    @Caller() caller: Session,
    @CallInfo() call: RequestInfo,
  ) {
    return this.sending.send(body, caller, call);
  }

  @Implements(emailSending.resend)
  resend(
    @Input() { params }: InputOf<typeof emailSending.resend>,
    @Caller() caller: Session,
    @CallInfo() call: RequestInfo,
  ) {
    return this.resending.resend(params.emailId, caller, call);
  }
}
