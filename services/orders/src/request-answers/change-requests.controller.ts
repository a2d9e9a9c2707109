import { Controller } from '@nestjs/common';
import { changeRequests, type InputOf } from '@overland/contracts';
import { type By, CalledBy, CallInfo, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { CustomerRequests } from './customer-requests.service.js';
import { RequestAnswers } from './request-answers.service.js';

@Controller()
export class ChangeRequestsController {
  constructor(
    private readonly customers: CustomerRequests,
    private readonly answers: RequestAnswers,
  ) {}

  @Implements(changeRequests.days)
  days(@Input() { body }: InputOf<typeof changeRequests.days>, @CallInfo() { requestId }: RequestInfo) {
    return this.customers.days(body.token, requestId);
  }

  @Implements(changeRequests.askForDay)
  askForDay(
    @Input() { body: { token, ...wish } }: InputOf<typeof changeRequests.askForDay>,
    @CallInfo() { requestId }: RequestInfo,
  ) {
    return this.customers.askForDay(wish, token, requestId);
  }

  @Implements(changeRequests.askToCancel)
  askToCancel(@Input() { body: { token, ...wish } }: InputOf<typeof changeRequests.askToCancel>) {
    return this.customers.askToCancel(wish, token);
  }

  @Implements(changeRequests.withdraw)
  withdraw(@Input() { body }: InputOf<typeof changeRequests.withdraw>) {
    return this.customers.withdraw(body.requestId, body.token);
  }

  @Implements(changeRequests.answer)
  answer(@Input() { params, body }: InputOf<typeof changeRequests.answer>, @CalledBy() by: By) {
    return this.answers.answer(params.orderId, body, by);
  }
}
