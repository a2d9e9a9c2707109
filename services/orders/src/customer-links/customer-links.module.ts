import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { CustomerLinks } from './customer-links.js';
import { LinkMailer } from './link-mailer.worker.js';
import { LinkMails } from './link-mails.js';
import { LinkRequests } from './link-requests.service.js';
import { LinksRepository } from './links.repository.js';

@Module({
  imports: [OrdersModule],
  providers: [CustomerLinks, LinkMailer, LinkMails, LinkRequests, LinksRepository],
  exports: [CustomerLinks, LinkMails, LinkRequests],
})
export class CustomerLinksModule {}
