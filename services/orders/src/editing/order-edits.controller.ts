import { Controller } from '@nestjs/common';
import { type InputOf, orderEdits, type Session } from '@overland/contracts';
import { Caller, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { OrderEditsService } from './order-edits.service.js';

@Controller()
export class OrderEditsController {
  constructor(private readonly service: OrderEditsService) {}

  @Implements(orderEdits.update)
  update(
    @Input() { body }: InputOf<typeof orderEdits.update>,
    @Caller() session: Session,
    @CallInfo() { requestId }: RequestInfo,
  ) {
    return this.service.update(body, session, requestId);
  }
}
