import { Controller } from '@nestjs/common';
import { type InputOf, orders, type Session } from '@overland/contracts';
import { Caller, Implements, Input } from '@overland/service-kit';
import { OrderFeed } from './order-feed.js';
import { OrdersService } from './orders.service.js';

@Controller()
export class OrdersController {
  constructor(
    private readonly service: OrdersService,
    private readonly feed: OrderFeed,
  ) {}

  @Implements(orders.list)
  list(@Input() { body }: InputOf<typeof orders.list>, @Caller() session: Session) {
    return this.service.list(body, session);
  }

  @Implements(orders.changes)
  changes(@Input() { body }: InputOf<typeof orders.changes>) {
    return this.feed.since(body.after);
  }

  @Implements(orders.get)
  get(@Input() { params }: InputOf<typeof orders.get>, @Caller() session: Session) {
    return this.service.get(params.orderId, session);
  }

  @Implements(orders.activities)
  activities(@Input() { params }: InputOf<typeof orders.activities>, @Caller() session: Session) {
    return this.service.activities(params.orderId, session);
  }

  @Implements(orders.emailFacts)
  emailFacts(@Input() { body }: InputOf<typeof orders.emailFacts>) {
    return this.service.emailFacts(body.orderId, body.portalId);
  }

  @Implements(orders.emailFactsOfMany)
  emailFactsOfMany(@Input() { body }: InputOf<typeof orders.emailFactsOfMany>) {
    return this.service.emailFactsOfMany(body.orderIds, body.portalId);
  }

  @Implements(orders.exists)
  exists(@Input() { body }: InputOf<typeof orders.exists>) {
    return this.service.exists(body.orderId, body.portalId);
  }
}
