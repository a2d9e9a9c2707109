import { Controller } from '@nestjs/common';
import { type InputOf, quotes, type Session } from '@overland/contracts';
import {
  type By,
  CalledBy,
  Caller,
  CallInfo,
  Implements,
  Input,
  type RequestInfo,
} from '@overland/service-kit';
import { BookingQuestions } from './booking-questions.service.js';
import { PublicQuotesService } from './public-quotes.service.js';
import { QuoteBookingService } from './quote-booking.service.js';
import { QuoteChangesService } from './quote-changes.service.js';
import { QuoteOwners } from './quote-owners.service.js';
import { QuotesService } from './quotes.service.js';

@Controller()
export class QuotesController {
  constructor(
    private readonly staff: QuotesService,
    private readonly changes: QuoteChangesService,
    private readonly publicQuotes: PublicQuotesService,
    private readonly owners: QuoteOwners,
    private readonly booking: QuoteBookingService,
    private readonly questions: BookingQuestions,
  ) {}

  @Implements(quotes.price)
  price(@Input() { body }: InputOf<typeof quotes.price>, @Caller() session: Session) {
    return this.staff.price(body, session);
  }

  @Implements(quotes.create)
  create(@Input() { body }: InputOf<typeof quotes.create>, @CalledBy() by: By) {
    return this.staff.create(body, by);
  }

  @Implements(quotes.createPublic)
  createPublic(@Input() { body }: InputOf<typeof quotes.createPublic>, @CallInfo() call: RequestInfo) {
    return this.publicQuotes.create(body, call);
  }

  @Implements(quotes.pricePublic)
  pricePublic(@Input() { body }: InputOf<typeof quotes.pricePublic>) {
    return this.publicQuotes.price(body);
  }

  @Implements(quotes.list)
  list(@Input() { body }: InputOf<typeof quotes.list>, @Caller() session: Session) {
    return this.staff.list(body, session);
  }

  @Implements(quotes.recent)
  recent(@Input() { query }: InputOf<typeof quotes.recent>, @Caller() session: Session) {
    return this.staff.recent(query.portalId ?? null, session);
  }

  @Implements(quotes.get)
  get(@Input() { params }: InputOf<typeof quotes.get>, @Caller() session: Session) {
    return this.staff.get(params.quoteId, session);
  }

  @Implements(quotes.getPublic)
  getPublic(@Input() { params }: InputOf<typeof quotes.getPublic>) {
    return this.publicQuotes.get(params.quoteId);
  }

  @Implements(quotes.todaysPrice)
  todaysPrice(@Input() { params }: InputOf<typeof quotes.todaysPrice>) {
    return this.questions.todaysPrice(params.quoteId);
  }

  @Implements(quotes.placeOfZip)
  placeOfZip(@Input() { params, query }: InputOf<typeof quotes.placeOfZip>) {
    return this.questions.placeOfZip(params.quoteId, query);
  }

  @Implements(quotes.publicLanguage)
  publicLanguage(@Input() { params }: InputOf<typeof quotes.publicLanguage>) {
    return this.publicQuotes.languageOf(params.quoteId);
  }

  @Implements(quotes.update)
  update(@Input() { body }: InputOf<typeof quotes.update>, @CalledBy() { session, info }: By) {
    return this.changes.update(body, session, info);
  }

  @Implements(quotes.changeStatusOfMany)
  changeStatusOfMany(
    @Input() { body }: InputOf<typeof quotes.changeStatusOfMany>,
    @CalledBy() { session, info }: By,
  ) {
    return this.changes.changeStatusOfMany(body, session, info);
  }

  @Implements(quotes.handOver)
  handOver(@Input() { body }: InputOf<typeof quotes.handOver>, @CalledBy() by: By) {
    return this.owners.handOver(body, by);
  }

  @Implements(quotes.switchTransport)
  switchTransport(
    @Input() { body }: InputOf<typeof quotes.switchTransport>,
    @CalledBy() { session, info }: By,
  ) {
    return this.changes.switchTransport(body, session, info);
  }

  @Implements(quotes.breakdown)
  breakdown(@Input() { params, query }: InputOf<typeof quotes.breakdown>, @Caller() session: Session) {
    return this.staff.breakdown(params.quoteId, query, session);
  }

  @Implements(quotes.reprice)
  reprice(@Input() { body }: InputOf<typeof quotes.reprice>, @CalledBy() { session, info }: By) {
    return this.changes.reprice(body.quoteId, session, info);
  }

  @Implements(quotes.bookable)
  bookable(@Input() { body }: InputOf<typeof quotes.bookable>) {
    return this.booking.bookable(body);
  }

  @Implements(quotes.book)
  book(@Input() { body }: InputOf<typeof quotes.book>, @CallInfo() call: RequestInfo) {
    return this.booking.book(body, call);
  }
}
