import { Controller } from '@nestjs/common';
import { customerOrders, type InputOf } from '@overland/contracts';
import { fileReply, Implements, Input } from '@overland/service-kit';
import { CustomerOrders } from './customer-orders.service.js';

@Controller()
export class CustomerOrdersController {
  constructor(private readonly customers: CustomerOrders) {}

  @Implements(customerOrders.status)
  status(@Input() { params, body }: InputOf<typeof customerOrders.status>) {
    return this.customers.find(params.orderId, body.email);
  }

  @Implements(customerOrders.track)
  track(@Input() { params, body }: InputOf<typeof customerOrders.track>) {
    return this.customers.find(params.orderId, body.email);
  }

  @Implements(customerOrders.open)
  open(@Input() { body }: InputOf<typeof customerOrders.open>) {
    return this.customers.open(body.token);
  }

  @Implements(customerOrders.pdf)
  async pdf(@Input() { body }: InputOf<typeof customerOrders.pdf>) {
    const { name, make } = await this.customers.pdf(body.token);
    return fileReply(customerOrders.pdf, await make(), name);
  }
}
