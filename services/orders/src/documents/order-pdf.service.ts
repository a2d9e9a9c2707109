import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import { type Pdf, PdfCache, Printer } from '@overland/documents';
import { inLanguage, t } from '@overland/i18n';
import { Database, getPortal, portalScope } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
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

  async get(orderId: string, session: Session): Promise<Pdf> {
    const scope = portalScope(session);
    return this.print(
      await this.database.withPortal(scope, (manager) => this.repository.get(manager, orderId, scope)),
    );
  }

  /** The order as it is given here: a customer may not know all of it yet. */
  async print(order: PlacedOrder): Promise<Pdf> {
    const { portalId } = order;
    const portal = await this.database.withPortal({ portalId }, (manager) => getPortal(manager, portalId));
    const letterhead = await this.printer.letterhead(portal);
    const facts = toOrderFacts(order);
    return this.pdfs.pdf({
      // The page depends on the order and its portal only, except that a logo may be missing for a moment.
      key: `${JSON.stringify(facts)} ${portal.version} ${letterhead.company?.logo?.length}`,
      name: inLanguage(order.language, () => `${t('Order {number}', { number: order.uniqueId })}.pdf`),
      print: () => {
        const shown = { order: facts, portal, letterhead };
        return this.printer.print(inLanguage(order.language, () => renderOrder(orderDocument(shown))));
      },
    });
  }
}
