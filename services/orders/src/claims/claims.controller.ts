import { Controller } from '@nestjs/common';
import { type InputOf, orderClaims, type Session } from '@overland/contracts';
import {
  type By,
  CalledBy,
  Caller,
  CallInfo,
  Implements,
  Input,
  type RequestInfo,
} from '@overland/service-kit';
import { ClaimDecisions } from './claim-decisions.service.js';
import { CustomerClaimsService } from './customer-claims.service.js';
import { OrderClaimsService } from './order-claims.service.js';

@Controller()
export class ClaimsController {
  constructor(
    private readonly claims: OrderClaimsService,
    private readonly decisions: ClaimDecisions,
    private readonly customers: CustomerClaimsService,
  ) {}

  @Implements(orderClaims.list)
  list(@Input() { params }: InputOf<typeof orderClaims.list>, @Caller() session: Session) {
    return this.claims.list(params.orderId, session);
  }

  @Implements(orderClaims.report)
  report(@Input() { params, body }: InputOf<typeof orderClaims.report>, @CalledBy() by: By) {
    return this.claims.report(params.orderId, body, by);
  }

  @Implements(orderClaims.step)
  step(@Input() { params, body: step }: InputOf<typeof orderClaims.step>, @CalledBy() by: By) {
    return this.decisions.take(params.orderId, params.claimId, { step, by });
  }

  @Implements(orderClaims.undo)
  undo(@Input() { params, body }: InputOf<typeof orderClaims.undo>, @CalledBy() by: By) {
    return this.decisions.undo(params.orderId, params.claimId, { ...body, by });
  }

  @Implements(orderClaims.customerList)
  customerList(@Input() { body }: InputOf<typeof orderClaims.customerList>) {
    return this.customers.list(body.token);
  }

  @Implements(orderClaims.signCustomerUpload)
  signCustomerUpload(@Input() { body: { token, ...file } }: InputOf<typeof orderClaims.signCustomerUpload>) {
    return this.customers.signUpload(file, token);
  }

  @Implements(orderClaims.customerReport)
  customerReport(
    @Input() { body: { token, ...reporting } }: InputOf<typeof orderClaims.customerReport>,
    @CallInfo() { requestId }: RequestInfo,
  ) {
    return this.customers.report(reporting, token, requestId);
  }

  @Implements(orderClaims.customerWithdraw)
  customerWithdraw(
    @Input() { body }: InputOf<typeof orderClaims.customerWithdraw>,
    @CallInfo() { requestId }: RequestInfo,
  ) {
    return this.customers.withdraw(body.claimId, body.token, requestId);
  }
}
