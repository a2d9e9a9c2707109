import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  type MoveProblem,
  type NamedMove,
  type Place,
  type QuoteToMake,
  type quotes,
  type ReplyOf,
  totalPrices,
} from '@overland/contracts';
import { formatMoney } from '@overland/contracts/format';
import { AppError, addToOutbox, Clock, Database, type RequestInfo, RowRefusal } from '@overland/service-kit';
import { PlacesService } from '../places/places.service.js';
import { toQuote, toQuoteFact } from '../quotes/quote.mapper.js';
import { newQuoteOf, QuoteMaker } from '../quotes/quote-maker.js';
import { newRow, QuotesRepository } from '../quotes/quotes.repository.js';
import { getPortal, PricingSnapshot, type Snapshot } from '../settings/pricing-snapshot.js';
import { placeNamed } from './named-places.js';
import { commissionOf, listedVehicle } from './to-quote-request.js';

type Drafts = ReplyOf<typeof quotes.draft>;

/** The quotes of a list that is booked at once: first as drafts, each with its price, then kept one by one. */
@Injectable()
export class OrderQuotes {
  constructor(
    private readonly database: Database,
    private readonly repository: QuotesRepository,
    private readonly maker: QuoteMaker,
    private readonly places: PlacesService,
    private readonly snapshot: PricingSnapshot,
    private readonly clock: Clock,
  ) {}

  async draft({ portalId, moves }: InputOf<typeof quotes.draft>['body']): Promise<Drafts> {
    const snapshot = await this.snapshot.get();
    const drafts: Drafts = [];
    for (const move of moves) drafts.push(await this.draftOf(move, portalId, snapshot));
    return drafts;
  }

  /** @throws AppError priceChanged with the new price; noPrice or invalid where there is none any more. */
  async make(wanted: QuoteToMake, { requestId }: RequestInfo): Promise<ReplyOf<typeof quotes.make>> {
    const { quoteId, portalId, createdBy } = wanted;
    const scope = { portalId };
    const reply = { quoteId };
    if (await this.database.withPortal(scope, (manager) => this.repository.hasRow(manager, quoteId)))
      return reply;
    const prepared = await this.maker.prepare(wanted, portalId);
    refuseOtherPrice(wanted, prepared.price.pricing.totalPricing);
    const quote = newQuoteOf(prepared, { createdBy, status: 'Unsaved' });
    await this.database.withPortal(scope, async (manager) => {
      const row = await this.repository.insertAs(manager, quoteId, quote);
      if (row) await addToOutbox(manager, 'quote.changed', toQuoteFact(row), { requestId });
    });
    return reply;
  }

  private async draftOf(move: NamedMove, portalId: string, snapshot: Snapshot): Promise<Drafts[number]> {
    const problems: MoveProblem[] = [];
    const readOrNote = async <T>(at: Partial<MoveProblem>, read: () => T | Promise<T>): Promise<T | null> => {
      try {
        return await read();
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const { column, suggestions } = error instanceof RowRefusal ? error : noRow;
        problems.push({ line: null, column, message: error.message, ...at, suggestions: [...suggestions] });
        return null;
      }
    };
    const placeOf = (place: NamedMove['pickup'], column: string) =>
      place && readOrNote({ column }, () => placeNamed(place, this.places));
    const pickup = await placeOf(move.pickup, 'Pickup');
    const delivery = await placeOf(move.delivery, 'Delivery');
    const vehicles: PlacedMove['vehicles'] = [];
    for (const { line, ...vehicle } of move.vehicles) {
      const listed = await readOrNote({ line }, () => listedVehicle(vehicle, snapshot.makes));
      if (listed) vehicles.push({ ...vehicle, ...listed });
    }
    const isRead = pickup && delivery && problems.length === 0;
    const draft = isRead
      ? await readOrNote({}, () => this.priced({ move, pickup, delivery, vehicles }, portalId, snapshot))
      : null;
    return { refusals: problems.map(({ message }) => message), draft, problems };
  }

  private async priced(
    { move, pickup, delivery, vehicles }: PlacedMove,
    portalId: string,
    snapshot: Snapshot,
  ): Promise<NonNullable<Drafts[number]['draft']>> {
    const { quoteId, customerFullName, transportType } = move;
    const prepared = await this.maker.prepare(
      {
        customerFullName,
        transportType,
        pickup: pickup.placeId,
        delivery: delivery.placeId,
        commission: Number(commissionOf('', getPortal(snapshot, portalId))),
        vehicleQuotes: vehicles,
      },
      portalId,
    );
    const quote = newQuoteOf(prepared, { createdBy: null, status: 'Unsaved' });
    const row = Object.assign(newRow(quote), { id: quoteId, uniqueId: 0 });
    return {
      quote: toQuote(row, { snapshot, now: this.clock.now() }),
      pickupZipBelongs: this.places.zipBelongs(move.pickup?.zip ?? '', row.pickup),
      deliveryZipBelongs: this.places.zipBelongs(move.delivery?.zip ?? '', row.delivery),
    };
  }
}

interface PlacedMove {
  move: NamedMove;
  pickup: Place;
  delivery: Place;
  vehicles: Omit<NamedMove['vehicles'][number], 'line'>[];
}

function refuseOtherPrice(
  { serviceLevel, transportType, expectedPrice }: QuoteToMake,
  totals: Record<QuoteToMake['serviceLevel'], Parameters<typeof totalPrices>[0]>,
): void {
  const { now } = totalPrices(totals[serviceLevel], transportType);
  if (now === expectedPrice) return;
  throw new AppError(
    'priceChanged',
    `The price is ${formatMoney(now)} by now; it was ${formatMoney(expectedPrice)} when this was checked. Please check it once more.`,
    { details: { price: now } },
  );
}

const noRow = { column: '', suggestions: [] };

const isRefusal = (error: unknown): error is Error =>
  error instanceof RowRefusal ||
  (error instanceof AppError && (error.code === 'invalid' || error.code === 'noPrice'));
