import { Controller } from '@nestjs/common';
import { type InputOf, orderWork } from '@overland/contracts';
import { type By, CalledBy, Implements, Input } from '@overland/service-kit';
import { OrderPayments } from './order-payments.service.js';
import { PaymentRequests } from './payment-requests.service.js';

@Controller()
export class OrderPaymentsController {
  constructor(
    private readonly payments: OrderPayments,
    private readonly requests: PaymentRequests,
  ) {}

  @Implements(orderWork.recordPayment)
  recordPayment(@Input() { params, body }: InputOf<typeof orderWork.recordPayment>, @CalledBy() by: By) {
    return this.payments.record(params.orderId, params.paymentId, { payment: body, by });
  }

  @Implements(orderWork.removePayment)
  removePayment(@Input() { params }: InputOf<typeof orderWork.removePayment>, @CalledBy() by: By) {
    return this.payments.remove(params.orderId, params.paymentId, by);
  }

  @Implements(orderWork.markUnpaid)
  markUnpaid(@Input() { params }: InputOf<typeof orderWork.markUnpaid>, @CalledBy() by: By) {
    return this.payments.markUnpaid(params.orderId, by);
  }

  @Implements(orderWork.disputePayment)
  disputePayment(@Input() { params, body }: InputOf<typeof orderWork.disputePayment>, @CalledBy() by: By) {
    return this.payments.dispute(params.orderId, body, by);
  }

  @Implements(orderWork.requestPayments)
  requestPayments(@Input() { body }: InputOf<typeof orderWork.requestPayments>, @CalledBy() by: By) {
    return this.requests.requestMany(body.orderIds, by);
  }
}
