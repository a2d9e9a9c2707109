import { Controller } from '@nestjs/common';
import { emails, type InputOf, type Session } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { AudienceService } from './audience.service.js';
import { EmailsService } from './emails.service.js';

@Controller()
export class EmailsController {
  constructor(
    private readonly service: EmailsService,
    private readonly audiences: AudienceService,
  ) {}

  @Implements(emails.audience)
  audience(
    @Input() { body }: InputOf<typeof emails.audience>,
    @Caller() caller: Session,
    @CallInfo() call: RequestInfo,
  ) {
    return this.audiences.of(body, caller, call);
  }

  @Implements(emails.logs)
  logs(
    @Input() { params }: InputOf<typeof emails.logs>,
    @Caller() caller: Session,
    @CallInfo() call: RequestInfo,
  ) {
    return this.service.logsOfOrder(params.orderId, caller, call);
  }
}
