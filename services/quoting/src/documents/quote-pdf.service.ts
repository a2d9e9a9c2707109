import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { PortalRecord, Session } from '@overland/contracts';
import {
  AppError,
  Clock,
  InjectDatabase,
  notFound,
  portalScope,
  type Scope,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { isPubliclyVisible } from '../quotes/public-quotes.service.js';
import { toQuote } from '../quotes/quote.mapper.js';
import { type QuoteStamp, QuotesRepository } from '../quotes/quotes.repository.js';
import { PricingSnapshot, type Snapshot } from '../settings/pricing-snapshot.js';
import { PdfCache } from './pdf-cache.js';
import { quoteDocument } from './quote-document.js';
import { renderDocument } from './render-document.js';
import { WarmBrowser } from './warm-browser.js';

/** The page of a quote that the caller may see; it is made when it is asked for and not there already. */
export interface QuotePdf {
  name: string;
  /** Differs whenever the page does. */
  tag: string;
  make(): Buffer | Promise<Buffer>;
}

/** A quote that the caller may see, and all else that its page depends on. */
interface Shown {
  stamp: QuoteStamp;
  scope: Scope;
  portal: PortalRecord;
  snapshot: Snapshot;
  now: Date;
}

const justChanged = 'This quote has changed just now. Please try again.';
const cacheBytes = 64 * 1024 * 1024;

/** The quote as a page to hand to a customer: the same for the staff and for everyone who may see the quote. */
@Injectable()
export class QuotePdfService {
  private readonly cache = new PdfCache(cacheBytes);

  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly repository: QuotesRepository,
    private readonly snapshot: PricingSnapshot,
    private readonly browser: WarmBrowser,
    private readonly clock: Clock,
    @Inject(QUOTING_CONFIG) private readonly config: QuotingConfig,
  ) {}

  async forStaff(quoteId: string, session: Session): Promise<QuotePdf> {
    return this.pdfOf(await this.find(quoteId, portalScope(session)));
  }

  /** A quote that is not public answers the same 404 as one that does not exist. */
  async forPublic(quoteId: string): Promise<QuotePdf> {
    const shown = await this.find(quoteId, systemScope);
    if (!isPubliclyVisible(shown.snapshot, shown.stamp)) throw notFound('We could not find this quote.');
    return this.pdfOf(shown);
  }

  /** Reads as little as tells whether the caller may see the quote, and whether its page is there already. */
  private async find(quoteId: string, scope: Scope): Promise<Shown> {
    const stamp = await this.repository.getStamp(this.dataSource, quoteId, scope);
    const snapshot = await this.snapshot.get();
    const portal = await this.snapshot.getPortal(stamp.portal_id);
    return { stamp, scope, portal, snapshot, now: this.clock.now() };
  }

  private pdfOf(shown: Shown): QuotePdf {
    const key = keyOf(shown);
    return {
      name: `quote-${shown.stamp.unique_id}.pdf`,
      tag: hash('sha256', key, 'base64url').slice(0, 22),
      make: () => this.cache.getOrMake(key, () => this.make(shown)),
    };
  }

  private async make({ stamp, scope, portal, snapshot, now }: Shown): Promise<Buffer> {
    const row = await withPortal(this.dataSource, scope, (manager) =>
      this.repository.get(manager, stamp.id, scope),
    );
    // Kept under the version that was looked up, and let be seen by it: the page must not be another's.
    if (row.version !== stamp.version) throw new AppError('conflict', justChanged);
    const { PUBLIC_SITE_URL, BRAND_NAME, SUPPORT_PHONE } = this.config;
    const document = quoteDocument({
      quote: toQuote(row, { portal, snapshot, now }),
      level: row.service_level,
      link: isPubliclyVisible(snapshot, row) ? `${PUBLIC_SITE_URL}/quote/public/${row.id}` : null,
      brand: BRAND_NAME,
      supportPhone: SUPPORT_PHONE,
    });
    return this.browser.print(renderDocument(document));
  }
}

/** All that the page shows is in the quote, its portal and the settings, each with a version, but for one turn of the clock. */
function keyOf({ stamp, portal, snapshot, now }: Shown): string {
  return `${stamp.id} ${stamp.version} ${portal.version} ${snapshot.version} ${now > stamp.expires_at}`;
}
