import { Controller } from '@nestjs/common';
import { customerOrders, type InputOf } from '@overland/contracts';
import { CallInfo, fileReply, Implements, Input, type RequestInfo } from '@overland/service-kit';
import { LinkRequests } from '../customer-links/link-requests.service.js';
import { CustomerFiles } from './customer-files.service.js';
import { CustomerOrders } from './customer-orders.service.js';

@Controller()
export class CustomerOrdersController {
  constructor(
    private readonly customers: CustomerOrders,
    private readonly linkRequests: LinkRequests,
    private readonly files: CustomerFiles,
  ) {}

  @Implements(customerOrders.status)
  status(@Input() { params, body }: InputOf<typeof customerOrders.status>, @CallInfo() { ip }: RequestInfo) {
    return this.customers.find(params.orderId, { ...body, address: ip });
  }

  @Implements(customerOrders.track)
  track(@Input() { params, body }: InputOf<typeof customerOrders.track>, @CallInfo() { ip }: RequestInfo) {
    return this.customers.find(params.orderId, { ...body, address: ip });
  }

  @Implements(customerOrders.mailLink)
  mailLink(
    @Input() { params, body }: InputOf<typeof customerOrders.mailLink>,
    @CallInfo() { requestId }: RequestInfo,
  ) {
    return this.linkRequests.ask(params.orderId, body.email, requestId);
  }

  @Implements(customerOrders.survey)
  survey(@Input() { params, body }: InputOf<typeof customerOrders.survey>, @CallInfo() { ip }: RequestInfo) {
    return this.customers.survey(params.orderId, { ...body, address: ip });
  }

  @Implements(customerOrders.open)
  open(@Input() { body }: InputOf<typeof customerOrders.open>) {
    return this.customers.open(body.token);
  }

  @Implements(customerOrders.link)
  link(@Input() { body }: InputOf<typeof customerOrders.link>) {
    return this.customers.link(body.token);
  }

  @Implements(customerOrders.pdf)
  async pdf(@Input() { body }: InputOf<typeof customerOrders.pdf>) {
    const { name, make } = await this.customers.pdf(body.token);
    return fileReply(customerOrders.pdf, await make(), name);
  }

  @Implements(customerOrders.file)
  file(@Input() { body }: InputOf<typeof customerOrders.file>) {
    return this.files.link(body.token, body.key);
  }
}
