import { Inject, Injectable } from '@nestjs/common';
import type { PortalRecord, Session } from '@overland/contracts';
import { type Letterhead, type Pdf, PdfCache, Printer } from '@overland/documents';
import { inLanguage, type Language } from '@overland/i18n';
import {
  AppError,
  Clock,
  Database,
  notFound,
  portalScope,
  type Scope,
  systemScope,
} from '@overland/service-kit';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { isPubliclyVisible } from '../quotes/public-quotes.service.js';
import { toQuote } from '../quotes/quote.mapper.js';
import { type QuoteStamp, QuotesRepository } from '../quotes/quotes.repository.js';
import { getPortal, PricingSnapshot, type Snapshot } from '../settings/pricing-snapshot.js';
import { type DocumentContext, quoteDocument } from './quote-document.js';
import { quotePicture } from './quote-picture.js';
import { renderQuote, renderQuotePicture } from './render-quote.js';

/** A quote that the caller may see, with everything else that its page depends on. */
interface Shown {
  stamp: QuoteStamp;
  scope: Scope;
  portal: PortalRecord;
  letterhead: Letterhead;
  snapshot: Snapshot;
  now: Date;
}

const justChanged = 'This quote has changed just now. Please try again.';

/** Quotes as PDFs, the same for staff and everybody else who may see the quote, and as pictures. */
@Injectable()
export class QuoteDocuments {
  private readonly pdfs = new PdfCache();
  private readonly pictures = new PdfCache();

  constructor(
    private readonly database: Database,
    private readonly repository: QuotesRepository,
    private readonly snapshot: PricingSnapshot,
    private readonly printer: Printer,
    private readonly clock: Clock,
    @Inject(QUOTING_CONFIG) private readonly config: QuotingConfig,
  ) {}

  async forStaff(quoteId: string, session: Session): Promise<Pdf> {
    const shown = await this.find(quoteId, portalScope(session));
    return this.pdfOf(shown, shown.stamp.language);
  }

  /**
   * Answers the same 404 for a quote that is not public as for one that does not exist. The default language is the customer's.
   */
  async forPublic(quoteId: string, language?: Language): Promise<Pdf> {
    const shown = await this.findPublic(quoteId);
    return this.pdfOf(shown, language ?? shown.stamp.language);
  }

  /** For the same quotes as `forPublic`, in the customer's language. */
  async publicPicture(quoteId: string): Promise<Pdf> {
    const shown = await this.findPublic(quoteId);
    const { uniqueId, language } = shown.stamp;
    const print = async () => {
      const context = await this.contextOf(shown);
      return this.printer.picture(inLanguage(language, () => renderQuotePicture(quotePicture(context))));
    };
    return this.pictures.pdf({ key: `${language} ${keyOf(shown)}`, name: `quote-${uniqueId}.png`, print });
  }

  private async findPublic(quoteId: string): Promise<Shown> {
    const shown = await this.find(quoteId, systemScope);
    if (!isPubliclyVisible(shown.snapshot, shown.stamp)) throw notFound('We could not find this quote.');
    return shown;
  }

  /** Reads only what is needed to check access and to find the cached page. */
  private async find(quoteId: string, scope: Scope): Promise<Shown> {
    const stamp = await this.database.withPortal(scope, (manager) =>
      this.repository.getStamp(manager, quoteId, scope),
    );
    const snapshot = await this.snapshot.get();
    const portal = getPortal(snapshot, stamp.portalId);
    const letterhead = await this.printer.letterhead(portal);
    return { stamp, scope, portal, letterhead, snapshot, now: this.clock.now() };
  }

  private pdfOf(shown: Shown, language: Language): Pdf {
    const name = `quote-${shown.stamp.uniqueId}.pdf`;
    const print = async () => {
      const context = await this.contextOf(shown);
      return this.printer.print(inLanguage(language, () => renderQuote(quoteDocument(context))));
    };
    return this.pdfs.pdf({ key: `${language} ${keyOf(shown)}`, name, print });
  }

  private async contextOf({ stamp, scope, letterhead, snapshot, now }: Shown): Promise<DocumentContext> {
    const row = await this.database.withPortal(scope, (manager) =>
      this.repository.get(manager, stamp.id, scope),
    );
    // Access and cache key were checked for the version that was read first.
    if (row.version !== stamp.version) throw new AppError('conflict', justChanged);
    return {
      quote: toQuote(row, { snapshot, now }),
      level: row.serviceLevel,
      link: isPubliclyVisible(snapshot, row) ? `${this.config.PUBLIC_SITE_URL}/quote/public/${row.id}` : null,
      letterhead,
    };
  }
}

/**
 * The page depends on the versions of the quote, its portal and the settings, and on whether the quote has expired. A logo may
 * be missing for a moment.
 */
function keyOf({ stamp, portal, letterhead, snapshot, now }: Shown): string {
  const logo = letterhead.company?.logo?.length;
  return `${logo} ${stamp.id} ${stamp.version} ${portal.version} ${snapshot.version} ${now > stamp.expiresAt}`;
}
