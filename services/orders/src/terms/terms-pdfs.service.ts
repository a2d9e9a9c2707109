import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { termsTextFor } from '@overland/contracts';
import { documentTemplate, type Pdf, PdfCache, Printer } from '@overland/documents';
import { inLanguage, t } from '@overland/i18n';
import { Database, getPortal } from '@overland/service-kit';
import { type OrderAgreement, OrderAgreements } from '../agreements/order-agreement.js';
import { TermsRepository } from '../agreements/terms.repository.js';
import type { TermsFilingEntity } from '../agreements/terms-filing.entity.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { toOrderTerms } from './order-terms.mapper.js';
import { OrderTermsService, type TermsLink } from './order-terms.service.js';
import { type TermsDocument, termsDocument } from './terms-document.js';

/** `services/orders/templates`, the same two levels up from `src/terms` and from `dist/terms`. */
const templates = path.join(import.meta.dirname, '../../templates');

/** The terms and what is accepted with them, as self-contained HTML. */
const renderTerms = documentTemplate<TermsDocument>(templates, 'terms');

/** PDFs of terms: accepted ones in the language of the page on which they were accepted, others in the customer's language. */
@Injectable()
export class TermsPdfs {
  private readonly pdfs = new PdfCache();

  constructor(
    private readonly database: Database,
    private readonly terms: OrderTermsService,
    private readonly agreements: OrderAgreements,
    private readonly acceptances: TermsRepository,
    private readonly orders: OrdersRepository,
    private readonly printer: Printer,
  ) {}

  /** @throws AppError as `OrderTermsService.find` */
  async get(link: TermsLink): Promise<Pdf> {
    const order = await this.terms.find(link);
    const standing = await this.database.withPortal({ portalId: order.portalId }, (manager) =>
      this.agreements.of(manager, order),
    );
    return this.print(order, standing);
  }

  /** What was accepted, whatever has changed in the order since. */
  async ofAcceptance({ acceptanceId, portalId }: Pick<TermsFilingEntity, 'acceptanceId' | 'portalId'>) {
    const { acceptance, order, standing, timeZone } = await this.database.withPortal(
      { portalId },
      async (manager) => {
        const acceptance = await this.acceptances.getAcceptance(manager, acceptanceId);
        const order = await this.orders.get(manager, acceptance.orderId, { portalId });
        const { timeZone } = await getPortal(manager, portalId);
        return { acceptance, order, standing: await this.agreements.at(manager, acceptance), timeZone };
      },
    );
    return { acceptance, timeZone, pdf: await this.print(order, standing) };
  }

  private async print(order: PlacedOrder, standing: OrderAgreement): Promise<Pdf> {
    const { portalId, version, uniqueId } = order;
    const portal = await this.database.withPortal({ portalId }, (manager) => getPortal(manager, portalId));
    const letterhead = await this.printer.letterhead(portal);
    const { acceptance, agreement, terms } = standing;
    const language = acceptance?.language ?? order.language;
    const text = acceptance?.textLanguage ?? termsTextFor(terms.texts, language).language;
    return this.pdfs.pdf({
      // The page depends on nothing else, except that a logo may be missing for a moment.
      key: `${acceptance?.id} ${agreement} ${text} ${version} ${portal.version} ${letterhead.company?.logo?.length}`,
      name: inLanguage(language, () => `${t('Terms of order {number}', { number: uniqueId })}.pdf`),
      print: () => {
        const shown = toOrderTerms({ order, portal, standing, token: null });
        const context = { order: shown, acceptance, portal, letterhead };
        return this.printer.print(inLanguage(language, () => renderTerms(termsDocument(context))));
      },
    });
  }
}
