import * as z from 'zod/mini';
import { quoteStatuses, serviceLevels, transportTypes } from '../constants.js';
import { endpoint, endpointsOf } from '../endpoint.js';
import { customerLanguage, day, id, zip } from '../fields.js';
import { listFields, page } from '../list.js';
import { quoteExpiries, quoteFollowUps, quoteSortKeys } from '../list-choices.js';
import { lostReasons } from '../lost-reasons.js';
import { NewOwner, OwnerFilter } from '../owner.js';
import { Place } from '../place.js';
import { PriceBreakdown } from '../price-breakdown.js';
import {
  PricePreview,
  PublicPricePreview,
  PublicQuote,
  Quote,
  RecentMoves,
  RepricedQuote,
} from '../quote.js';
import { MoveProblem, NamedMove, QuoteDraft, QuoteToMake } from '../quote-draft.js';
import {
  KnownVehicle,
  PublicPriceRequest,
  PublicQuoteRequest,
  QuoteRequest,
  QuoteUpdate,
} from '../quote-request.js';
import { chosenQuotes, QuoteRow, QuotesReport } from '../quote-row.js';

const quoteId = z.object({ quoteId: id });

export const quotes = endpointsOf('quoting', {
  price: endpoint('POST', '/quote/price', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'Price a move without storing it',
    body: QuoteRequest,
    reply: PricePreview,
  }),
  create: endpoint('POST', '/quote', {
    access: 'signedIn',
    summary: 'Price a move and keep it as an Unsaved quote',
    body: QuoteRequest,
    reply: Quote,
    idempotent: true,
  }),
  createPublic: endpoint('POST', '/quote/public', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'The instant quote of a private customer',
    body: PublicQuoteRequest,
    reply: PublicQuote,
    idempotent: true,
  }),
  pricePublic: endpoint('POST', '/quote/public/price', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'Price a private customer’s move without storing it',
    body: PublicPriceRequest,
    reply: PublicPricePreview,
  }),
  list: endpoint('POST', '/quotes', {
    access: 'signedIn',
    summary: 'Quotes of the own portal, or of the portal viewed as',
    body: z.strictObject({
      ...listFields(quoteSortKeys, 'uniqueId'),
      status: z._default(z.array(z.enum(quoteStatuses)).check(z.maxLength(4)), []),
      transportType: z._default(z.array(z.enum(transportTypes)).check(z.maxLength(3)), []),
      /** True for quotes that have expired, false for those that can still be booked. */
      isExpired: z.optional(z.nullable(z.boolean())),
      expiry: z.optional(z.nullable(z.enum(quoteExpiries))),
      followUp: z.optional(z.nullable(z.enum(quoteFollowUps))),
      /** Created from this day to that day, inclusive, in the portal's zone. */
      dateStart: z.optional(z.nullable(day)),
      dateEnd: z.optional(z.nullable(day)),
      owner: OwnerFilter,
    }),
    reply: page(QuoteRow),
  }),
  recent: endpoint('GET', '/quotes/recent', {
    access: 'signedIn',
    rate: 'cheap',
    summary: 'Routes, vehicles and customers of the caller’s own latest quotes',
    query: z.strictObject({ portalId: z.optional(id) }),
    reply: RecentMoves,
  }),
  get: endpoint('GET', '/quote/:quoteId', {
    access: 'signedIn',
    summary: 'One quote, staff view',
    params: quoteId,
    reply: Quote,
  }),
  getPublic: endpoint('GET', '/quote/public/:quoteId/app', {
    access: 'public',
    summary: 'One quote of the customer portal, or of a portal that shares its quotes',
    params: quoteId,
    reply: PublicQuote,
  }),
  /** Before a quote that has expired is booked. */
  todaysPrice: endpoint('GET', '/quote/public/:quoteId/price', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'What one quote of the customer portal, or of a portal that shares its quotes, costs today',
    params: quoteId,
    reply: PublicPricePreview,
  }),
  /** While a booking is filled in: the route is the price. `place` is null for an unknown ZIP code. */
  placeOfZip: endpoint('GET', '/quote/public/:quoteId/zip', {
    access: 'public',
    rate: 'cheap',
    summary: 'Whether a ZIP code lies in the place of a public quote, and where it lies',
    params: quoteId,
    query: z.strictObject({ stop: z.enum(['pickup', 'delivery']), zip }),
    reply: z.object({ belongs: z.boolean(), place: z.nullable(Place) }),
  }),
  /** The page that a customer is handed, with the customer's prices alone; the same for staff and public. */
  pdf: endpoint('GET', '/quote/:quoteId/pdf', {
    access: 'signedIn',
    summary: 'One quote as a PDF',
    params: quoteId,
    file: 'application/pdf',
  }),
  publicPdf: endpoint('GET', '/quote/public/:quoteId/pdf', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'One quote of the customer portal, or of a portal that shares its quotes, as a PDF',
    params: quoteId,
    /** Of the page that it is asked from; without it that of the quote. */
    query: z.strictObject({ language: z.optional(customerLanguage) }),
    file: 'application/pdf',
  }),
  /** What messengers show with the link to a quote: route and price, nothing of the customer. */
  publicPicture: endpoint('GET', '/quote/public/:quoteId/picture', {
    access: 'public',
    rate: 'publicWrite',
    summary: 'One quote of the customer portal, or of a portal that shares its quotes, as a picture',
    params: quoteId,
    file: 'image/png',
  }),
  update: endpoint('PUT', '/quote', {
    access: 'signedIn',
    summary: 'Save, archive or edit a quote; 409 with the quote as it is when it was changed since',
    body: QuoteUpdate,
    reply: Quote,
  }),
  changeStatusOfMany: endpoint('PUT', '/quotes/status', {
    access: 'signedIn',
    summary: 'Remove quotes, or bring removed ones back as saved, each on its own',
    body: z.strictObject({
      quoteIds: chosenQuotes,
      status: z.enum(['Saved', 'Archived']),
      lostReason: z.optional(z.enum(lostReasons)),
    }),
    reply: QuotesReport,
  }),
  handOver: endpoint('PUT', '/quotes/owner', {
    access: 'signedIn',
    summary: 'Hand quotes over to another person, each on its own',
    body: z.extend(NewOwner, { quoteIds: chosenQuotes }),
    reply: QuotesReport,
  }),
  switchTransport: endpoint('POST', '/quote/transport', {
    access: 'signedIn',
    summary: 'Switch the transport type; prices are made again with today’s values',
    body: z.strictObject({ quoteId: id, transportType: z.enum(transportTypes) }),
    reply: Quote,
  }),
  breakdown: endpoint('GET', '/quote/:quoteId/breakdown', {
    access: 'signedIn',
    summary: 'How one price of a quote was made, step by step and vehicle by vehicle',
    params: quoteId,
    query: z.strictObject({
      serviceLevel: z.pipe(
        z.enum(['1', '3', '5', '7']),
        z.pipe(z.transform(Number), z.literal(serviceLevels)),
      ),
      transportType: z.enum(transportTypes),
    }),
    reply: PriceBreakdown,
  }),
  reprice: endpoint('POST', '/quote/reprice', {
    access: 'signedIn',
    summary: 'Price a quote again with today’s values; its validity starts again today',
    body: z.strictObject({ quoteId: id }),
    reply: RepricedQuote,
  }),
  /** The gateway asks before it sends the page of a quote. One that is not public: 404. */
  publicLanguage: endpoint('GET', '/service/quotes/:quoteId/language', {
    access: 'service',
    summary: 'The language of the customer of a quote that is public',
    params: quoteId,
    reply: z.object({ language: customerLanguage }),
  }),
  /** Orders asks for the quote being booked. Unknown, or of another portal: 404. */
  bookable: endpoint('POST', '/service/quotes/bookable', {
    access: 'service',
    summary: 'The quote that is about to be booked, with today’s price where it has expired',
    body: z.object({
      quoteId: id,
      /** null: all portals. */
      portalId: z.nullable(id),
      isPublic: z.boolean(),
      pickupZip: zip,
      deliveryZip: zip,
    }),
    reply: z.object({
      quote: Quote,
      pickupZipBelongs: z.boolean(),
      deliveryZipBelongs: z.boolean(),
      /** Set when the quote has expired: what it costs today. */
      todaysPricing: z.nullable(PricePreview),
    }),
  }),
  /** Orders asks what the orders of a list would cost (docs/product/orders.md). Nothing is stored. */
  draft: endpoint('POST', '/service/quotes/draft', {
    access: 'service',
    summary:
      'The quotes of moves that are named in words, each as it would be booked, or what is wrong with it',
    body: z.object({ portalId: id, moves: z.array(NamedMove) }),
    reply: z.array(
      z.object({
        /** For a release before. */
        refusals: z.array(z.string()),
        draft: z.nullable(QuoteDraft),
        problems: z._default(z.array(MoveProblem), []),
      }),
    ),
  }),
  /** The same id again changes nothing, so that a list that broke off goes on. */
  make: endpoint('POST', '/service/quotes/make', {
    access: 'service',
    summary:
      'Keep the quote of a move under an id, at the price that was seen, or refuse it with the new one',
    body: QuoteToMake,
    reply: z.object({ quoteId: id }),
  }),
  /** Compare-and-set to Booked; a second call with the same order answers the same frozen quote. */
  book: endpoint('POST', '/service/quotes/book', {
    access: 'service',
    summary: 'Set a quote to Booked for one order',
    body: z.object({
      quoteId: id,
      orderId: id,
      expectedVersion: z.int(),
      transportType: z.enum(transportTypes),
      serviceLevel: z.literal(serviceLevels),
      /** The total the customer agreed to, whole dollars: another one by now is refused, not booked. */
      expectedPrice: z.int(),
      /** As the booking says them. A release before does not. */
      vehicles: z._default(z.array(KnownVehicle), []),
      /** Re-price first: the quote has expired and today's price was accepted. */
      reprice: z.boolean(),
    }),
    reply: Quote,
  }),
});
