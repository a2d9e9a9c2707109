import { Inject, Injectable } from '@nestjs/common';
import {
  contactOf,
  type PricePreview,
  type PublicPriceRequest,
  type PublicQuote,
  type PublicQuoteRequest,
  type Quote,
  quotes,
} from '@overland/contracts';
import {
  addToOutbox,
  Clock,
  Database,
  findReply,
  idempotently,
  notFound,
  type RequestInfo,
  systemScope,
  unavailable,
} from '@overland/service-kit';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { getPortal, PricingSnapshot, type Snapshot } from '../settings/pricing-snapshot.js';
import type { QuoteEntity } from './quote.entity.js';
import { toPricePreview, toQuote, toQuoteFact } from './quote.mapper.js';
import { toQuoteMail } from './quote-mail.js';
import { QuoteMaker } from './quote-maker.js';
import { QuotesRepository } from './quotes.repository.js';

type AsPublic = Quote & Pick<PublicQuote, 'contact' | 'mailedAt'>;

/** Whether anybody with the address may see quotes of this portal. */
export function isPubliclyVisible({ portals }: Snapshot, { portalId }: { portalId: string }): boolean {
  const portal = portals.get(portalId);
  return portal !== undefined && (portal.isCustomerPortal || portal.sharesQuotes);
}

/** Quotes without signing in. The reply's schema is an allow-list, which removes what the public may not see. */
@Injectable()
export class PublicQuotesService {
  constructor(
    private readonly database: Database,
    private readonly repository: QuotesRepository,
    private readonly maker: QuoteMaker,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
    @Inject(QUOTING_CONFIG) private readonly config: QuotingConfig,
  ) {}

  /** The price on the public home page; nothing is stored. */
  async price(request: PublicPriceRequest): Promise<PricePreview> {
    const { customerPortal } = await this.snapshot.get();
    if (!customerPortal) throw unavailable();
    const move = { ...request, commission: 0, customerFullName: '' };
    const { price } = await this.maker.prepare(move, customerPortal._id);
    return toPricePreview(price);
  }

  async create(request: PublicQuoteRequest, call: RequestInfo): Promise<AsPublic> {
    const key = {
      caller: 'public',
      route: quotes.createPublic.path,
      key: call.idempotencyKey,
      body: request,
    };
    const earlier = await findReply<AsPublic>(this.database.manager, key);
    if (earlier) return earlier;
    const snapshot = await this.snapshot.get();
    const portal = snapshot.customerPortal;
    if (!portal) throw unavailable();
    const { customerPhone, language, ...move } = request;
    const quote = await this.maker.prepare({ ...move, commission: 0 }, portal._id);
    return this.database.withPortal({ portalId: portal._id }, (manager) =>
      idempotently(manager, key, async () => {
        const now = this.clock.now();
        const mailedAt = (await this.repository.mayBeMailed(manager, request.customerEmail, now))
          ? now
          : null;
        const row = await this.maker.insert(manager, quote, {
          createdBy: null,
          status: 'Unsaved',
          customer: { customerPhone, mailedAt },
          language,
        });
        const by = { requestId: call.requestId };
        await addToOutbox(manager, 'quote.changed', toQuoteFact(row), by);
        if (mailedAt) await addToOutbox(manager, 'quote.mailRequested', toQuoteMail(row, portal), by);
        return this.view(row, snapshot);
      }),
    );
  }

  /** A quote that is not public gets the same 404 as one that does not exist. */
  async get(quoteId: string): Promise<AsPublic> {
    const snapshot = await this.snapshot.get();
    const row = await this.database.inSystem((manager) => this.repository.get(manager, quoteId, systemScope));
    if (!isPubliclyVisible(snapshot, row)) throw notFound('We could not find this quote.');
    return this.view(row, snapshot);
  }

  /** For the same quotes as `get`. */
  async languageOf(quoteId: string): Promise<Pick<Quote, 'language'>> {
    const snapshot = await this.snapshot.get();
    const stamp = await this.database.inSystem((manager) =>
      this.repository.getStamp(manager, quoteId, systemScope),
    );
    if (!isPubliclyVisible(snapshot, stamp)) throw notFound('We could not find this quote.');
    return { language: stamp.language };
  }

  private view(row: QuoteEntity, snapshot: Snapshot): AsPublic {
    const { SUPPORT_EMAIL: email, SUPPORT_PHONE: phone } = this.config;
    const contact = contactOf(getPortal(snapshot, row.portalId), { email, phone });
    const mailedAt = row.mailedAt?.toISOString() ?? null;
    return { ...toQuote(row, { snapshot, now: this.clock.now() }), contact, mailedAt };
  }
}
