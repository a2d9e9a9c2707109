import { Controller } from '@nestjs/common';
import { emails, type InputOf, type Session } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { EmailsService } from './emails.service.js';

@Controller()
export class EmailsController {
  constructor(private readonly service: EmailsService) {}

  @Implements(emails.logs)
  logs(
    @Input() { params }: InputOf<typeof emails.logs>,
    @Caller() caller: Session,
    @CallInfo() call: RequestInfo,
  ) {
    return this.service.logsOfOrder(params.orderId, caller, call);
  }
}
