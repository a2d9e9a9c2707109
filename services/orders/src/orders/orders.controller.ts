import { Controller } from '@nestjs/common';
import { type InputOf, orders, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { OrdersService } from './orders.service.js';

@Controller()
export class OrdersController {
  constructor(private readonly service: OrdersService) {}

  @Implements(orders.list)
  list(@Input() { body }: InputOf<typeof orders.list>, @Caller() session: Session) {
    return this.service.list(body, session);
  }

  @Implements(orders.get)
  get(@Input() { params }: InputOf<typeof orders.get>, @Caller() session: Session) {
    return this.service.get(params.orderId, session);
  }

  @Implements(orders.activities)
  activities(@Input() { params }: InputOf<typeof orders.activities>, @Caller() session: Session) {
    return this.service.activities(params.orderId, session);
  }
}
