import { Controller } from '@nestjs/common';
import { emailSending, type InputOf, type Session } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { ResendingService } from './resending.service.js';
import { sendableEmails } from './sendable-emails.js';
import { SendingService } from './sending.service.js';

@Controller()
export class SendingController {
  constructor(
    private readonly sending: SendingService,
    private readonly resending: ResendingService,
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
    return this.sending.preview(body, caller, call);
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
