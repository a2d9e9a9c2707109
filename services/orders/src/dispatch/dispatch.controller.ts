import { Controller } from '@nestjs/common';
import { dispatch, type InputOf, type Session } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { DispatchService } from './dispatch.service.js';
import { DispatchInbox } from './dispatch-inbox.service.js';

@Controller()
export class DispatchController {
  constructor(
    private readonly inbox: DispatchInbox,
    private readonly service: DispatchService,
  ) {}

  @Implements(dispatch.call)
  call(@Input() { body }: InputOf<typeof dispatch.call>, @CallInfo() { header, rawBody }: RequestInfo) {
    const token = header('x-super-dispatch-verification-token');
    return this.inbox.receive({ call: body, token, text: rawBody ?? '' });
  }

  @Implements(dispatch.sendAgain)
  sendAgain(@Input() { params }: InputOf<typeof dispatch.sendAgain>, @Caller() session: Session) {
    return this.service.sendAgain(params.orderId, session);
  }
}
