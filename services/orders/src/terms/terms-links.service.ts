import { Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { hourSeconds } from '@overland/contracts/calendar';
import { AppError, Database, type RequestInfo, systemScope } from '@overland/service-kit';
import { OrderAgreements } from '../agreements/order-agreement.js';
import { LinkMails } from '../customer-links/link-mails.js';
import { canAcceptTerms } from '../orders/order-permissions.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderTermsService, type TermsLink } from './order-terms.service.js';

/** The link for accepting an order's terms is only ever emailed to its customer. */
@Injectable()
export class TermsLinks {
  constructor(
    private readonly database: Database,
    private readonly terms: OrderTermsService,
    private readonly orders: OrdersRepository,
    private readonly agreements: OrderAgreements,
    private readonly mails: LinkMails,
  ) {}

  /** @throws AppError notFound; conflict if there is nothing to accept; tooManyRequests. */
  async mail(link: TermsLink, { requestId }: Pick<RequestInfo, 'requestId'>): Promise<{ to: string }> {
    const { id } = await this.terms.find(link);
    return this.database.inSystem(async (manager) => {
      const order = await this.orders.lock(manager, id, systemScope);
      if (order.termsAcceptedAt !== null || !canAcceptTerms(order)) {
        throw new AppError('conflict', messages.nothingToAccept);
      }
      const { before } = await this.agreements.of(manager, order);
      const isSent = await this.mails.send(manager, order, {
        milestone: before === null ? 'termsLinkAsked' : 'termsChanged',
        note: 'Asked for the link to the terms by email.',
        origin: { requestId },
      });
      if (!isSent)
        throw new AppError('tooManyRequests', messages.linkMailedOften, { retryAfterSeconds: hourSeconds });
      return { to: maskedEmail(order.customerEmail) };
    });
  }
}

/** So that its owner recognizes it and nobody else learns it: `jordan@mail.example.com` is `j•••@m•••.com`. */
function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.trim().split('@');
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  return `${firstOf(name)}•••@${firstOf(domain)}•••.${ending}`;
}

const firstOf = (text: string): string => [...text][0] ?? '';
