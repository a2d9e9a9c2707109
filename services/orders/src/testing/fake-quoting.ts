import type {
  InputOf,
  MoveProblem,
  Place,
  PricePreview,
  places,
  Quote,
  QuoteToMake,
  quotes,
  ReplyOf,
  settings,
} from '@overland/contracts';
import { ServiceHosts } from '@overland/service-kit';
// biome-ignore lint/correctness/noUndeclaredDependencies: specs only; the kit's own dependency.
import Fastify from 'fastify';
import { totalAt, vehiclePriceAt } from '../booking/quoted-price.js';
import { aQuote } from './quote.builder.js';

type BookRequest = InputOf<typeof quotes.book>['body'];
type Located = InputOf<typeof places.locate>['body'];
type DraftRequest = InputOf<typeof quotes.draft>['body'];
type BookableRequest = InputOf<typeof quotes.bookable>['body'];

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Quoting as far as specs of booking need it: compares and sets like the real one, and can fail. */
export class FakeQuoting {
  readonly quotes = new Map<string, Quote>();
  /** Today's prices of expired quotes. */
  readonly todays = new Map<string, PricePreview>();
  /** Provider rates of lists by model, where another is wanted than `aQuote` has. */
  readonly rates = new Map<string, number>();
  /** How many batches of a list were priced. */
  batches = 0;
  holidays: ReplyOf<typeof settings.holidays> = [];
  /** Books, but loses the answer. */
  losesAnswers = false;
  /** Awaited between the reading and the booking of a quote, where another user could act. */
  beforeBooking: (quoteId: string) => unknown = () => undefined;
  /** Delays the reading of a quote. */
  beforeBookable: () => Promise<void> = async () => undefined;
  /** Those that can be chosen. */
  readonly places = new Map<string, Place>();
  private readonly server = Fastify();

  constructor() {
    this.server.post('/service/quotes/bookable', (request) => this.bookable(request.body as BookableRequest));
    this.server.post('/service/quotes/book', (request) => this.book(request.body as BookRequest));
    this.server.post('/service/quotes/draft', (request) => this.draft(request.body as DraftRequest));
    this.server.post('/service/quotes/make', (request) => this.make(request.body as QuoteToMake));
    this.server.get('/service/settings/holidays', () => this.holidays);
    this.server.post('/service/places/locate', (request) => this.locate(request.body as Located));
    this.server.setErrorHandler((error, _request, reply) => {
      const { status, code, message } =
        error instanceof Refusal ? error : new Refusal(500, 'internal', 'Lost.');
      return reply.status(status).send({ code, message, requestId: 'fake' });
    });
  }

  async start(): Promise<void> {
    await this.server.ready();
    ServiceHosts.set('quoting', this.server);
  }

  stop(): void {
    ServiceHosts.delete('quoting');
  }

  add(quote: Quote, todays?: PricePreview): Quote {
    this.quotes.set(quote._id, quote);
    if (todays) this.todays.set(quote._id, todays);
    return quote;
  }

  get(id: string): Quote {
    const quote = this.quotes.get(id);
    if (!quote) throw new Refusal(404, 'notFound', 'We could not find this quote.');
    return quote;
  }

  private locate({ placeId, zip }: Located) {
    const place = this.places.get(placeId) ?? null;
    return { place, zipBelongs: place?.zip === zip };
  }

  /** Knows no model Civix. */
  private draft({ portalId, moves }: DraftRequest) {
    this.batches += 1;
    return moves.map(({ quoteId: _id, customerFullName, transportType, vehicles, pickup, delivery }) => {
      const problems: MoveProblem[] = vehicles
        .filter(({ model }) => model === 'Civix')
        .map(({ line }) => ({ line, column: 'Model', message: 'Honda has no model “Civix” in the list.' }));
      const refusals = problems.map(({ message }) => message);
      if (refusals.length > 0 || !pickup || !delivery) return { refusals, draft: null, problems };
      const quote = aQuote({
        _id,
        portalId,
        customerFullName,
        transportType,
        vehicles: this.rated(vehicles),
      });
      const draft = {
        quote,
        pickupZipBelongs: pickup.zip === quote.pickup.zip,
        deliveryZipBelongs: delivery.zip === quote.delivery.zip,
      };
      return { refusals, draft, problems };
    });
  }

  private make(wanted: QuoteToMake) {
    const { quoteId: _id, portalId, customerFullName, transportType, serviceLevel, expectedPrice } = wanted;
    if (this.quotes.has(_id)) return { quoteId: _id };
    const vehicles = this.rated(wanted.vehicleQuotes);
    const quote = aQuote({
      _id,
      portalId,
      customerFullName,
      transportType,
      vehicles,
      uniqueId: this.nextNumber(),
    });
    if (totalAt(quote, { transportType, serviceLevel }) !== expectedPrice) {
      throw new Refusal(409, 'priceChanged', 'The price is $1,590 by now.');
    }
    this.add(quote);
    return { quoteId: _id };
  }

  private nextNumber = () => 90_000 + this.quotes.size;

  private rated = (vehicles: readonly { make: string; model: string; operableBool: boolean }[]) =>
    vehicles.map(({ make, model, operableBool }) => {
      const rate = this.rates.get(model);
      return { make, model, operableBool, ...(rate !== undefined && { rate }) };
    });

  private async bookable({ quoteId, portalId, isPublic, pickupZip, deliveryZip }: BookableRequest) {
    await this.beforeBookable();
    const quote = this.get(quoteId);
    const isHidden = (portalId && quote.portalId !== portalId) || (isPublic && !quote.portal.sharesQuotes);
    if (isHidden) throw new Refusal(404, 'notFound', 'We could not find this quote.');
    return {
      quote,
      pickupZipBelongs: pickupZip === quote.pickup.zip,
      deliveryZipBelongs: deliveryZip === quote.delivery.zip,
      todaysPricing: quote.isExpired ? (this.todays.get(quoteId) ?? null) : null,
    };
  }

  private async book(request: BookRequest): Promise<Quote> {
    const { quoteId, orderId, transportType, serviceLevel, reprice } = request;
    await this.beforeBooking(quoteId);
    const quote = this.get(quoteId);
    if (quote.orderId === orderId) return this.answer(quote);
    if (quote.status === 'Booked') {
      throw new Refusal(409, 'alreadyBooked', 'This quote has already been booked.');
    }
    if (quote.version !== request.expectedVersion)
      throw new Refusal(409, 'conflict', 'This quote was changed.');
    if (quote.isExpired && !reprice) throw new Refusal(409, 'quoteExpired', 'This quote has expired.');
    const priced = { ...quote, ...(reprice ? this.todays.get(quoteId) : {}) };
    if (totalAt(priced, { transportType, serviceLevel }) !== request.expectedPrice) {
      throw new Refusal(409, 'priceChanged', 'The price of this quote changed.');
    }
    const booked: Quote = {
      ...priced,
      status: 'Booked',
      orderId,
      version: quote.version + 1,
      transportType,
      isExpired: false,
      vehicleQuotes: priced.vehicleQuotes.map((vehicle) => ({
        ...vehicle,
        price: vehiclePriceAt(vehicle, { transportType, serviceLevel }),
      })),
    };
    this.quotes.set(quoteId, booked);
    return this.answer(booked);
  }

  private answer(quote: Quote): Quote {
    if (this.losesAnswers) throw new Error('The answer was lost.');
    return quote;
  }
}
