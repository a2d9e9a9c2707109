import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import { type Pdf, PdfCache, Printer } from '@overland/documents';
import { inLanguage, t } from '@overland/i18n';
import { Database, getPortal, portalScope, type Scope } from '@overland/service-kit';
import { toOrderFacts } from '../orders/order.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { orderDocument } from './order-document.js';
import { renderOrder } from './render-order.js';

/** The order as a PDF for a customer, in the customer's language. */
@Injectable()
export class OrderPdfService {
  private readonly pdfs = new PdfCache();

  constructor(
    private readonly database: Database,
    private readonly repository: OrdersRepository,
    private readonly printer: Printer,
  ) {}

  get(orderId: string, session: Session): Promise<Pdf> {
    return this.print(orderId, portalScope(session));
  }

  async print(orderId: string, scope: Scope): Promise<Pdf> {
    const { order, portal } = await this.database.withPortal(scope, async (manager) => {
      const found = await this.repository.get(manager, orderId, scope);
      return { order: found, portal: await getPortal(manager, found.portalId) };
    });
    const letterhead = await this.printer.letterhead(portal);
    return this.pdfs.pdf({
      // The page depends on the order and its portal only, except that a logo may be missing for a moment.
      key: `${order.id} ${order.version} ${portal.version} ${letterhead.company?.logo?.length}`,
      name: inLanguage(order.language, () => `${t('Order {number}', { number: order.uniqueId })}.pdf`),
      print: () => {
        const shown = { order: toOrderFacts(order), portal, letterhead };
        return this.printer.print(inLanguage(order.language, () => renderOrder(orderDocument(shown))));
      },
    });
  }
}
