import type { MoveProblem, OrderOffer, OrderRequest, quotes, ReplyOf } from '@overland/contracts';
import { isUnpaidCod, vehicleName, vinConcerns } from '@overland/contracts';
import { AppError } from '@overland/service-kit';
import { checkBooking } from '../booking/check-booking.js';
import { draftOrder } from '../booking/draft-order.js';
import type { OrderDraft } from '../orders/order.entity.js';
import type { StoredBooking } from './order-import-row.entity.js';
import { columnOf } from './order-problems.js';

type Drafted = ReplyOf<typeof quotes.draft>[number];

export interface CheckedDraft {
  problems: MoveProblem[];
  offer: OrderOffer | null;
  booking: StoredBooking | null;
  warnings: string[];
}

/** Nobody books yet: what an order would be is all that counts. */
const attempt = {
  isPublic: false,
  bookedBy: null,
  actor: '',
  requestId: '',
  idempotencyCaller: '',
  idempotencyKey: null,
  bodyHash: '',
};

/** An order of the list by the rules of a single booking, without the RUSH that MCAdmin may grant. */
export function checkDraft(request: OrderRequest, draft: NonNullable<Drafted['draft']>): CheckedDraft {
  const { quote } = draft;
  const placed = {
    ...request,
    pickupCity: quote.pickup.city,
    pickupState: quote.pickup.state,
    deliveryCity: quote.delivery.city,
    deliveryState: quote.delivery.state,
    quotes: request.quotes.map((entered, at) => ({ ...entered, ...namesOf(quote.vehicleQuotes[at]) })),
  };
  try {
    const booker = { isPublic: false, mayRush: false };
    const order = draftOrder(checkBooking(placed, { ...draft, todaysPricing: null }, booker), {
      ...attempt,
      at: new Date(quote.pricedAt),
    });
    const booking = {
      quote: {
        quoteId: quote._id,
        portalId: quote.portalId,
        customerFullName: quote.customerFullName,
        pickup: quote.pickup.placeId,
        delivery: quote.delivery.placeId,
        transportType: quote.transportType,
        commission: quote.commission,
        vehicleQuotes: order.vehicles.map(({ make, model, operableBool, vin, year }) => ({
          make,
          model,
          operableBool,
          vin,
          year,
        })),
        serviceLevel: order.serviceLevel,
        expectedPrice: order.price,
      },
      request: { ...placed, acceptedPrice: order.price },
      isPaymentDue: isUnpaidCod(order),
    };
    return { problems: [], offer: offerOf(order), booking, warnings: order.vehicles.flatMap(concernsOf) };
  } catch (error) {
    const problems = refusalOf(error);
    if (problems === null) throw error;
    return refused(problems);
  }
}

export const refused = (problems: MoveProblem[]): CheckedDraft => ({
  problems,
  offer: null,
  booking: null,
  warnings: [],
});

const namesOf = (vehicle: { make: string; model: string } | undefined) =>
  vehicle ? { make: vehicle.make, model: vehicle.model } : {};

const concernsOf = (vehicle: OrderDraft['vehicles'][number]): string[] =>
  vinConcerns(vehicle.vin, vehicle).map((concern) => `${vehicle.vin}: ${concern}`);

const daysOf = (start: string, end: string | null) => ({ start, end: end ?? start });

const offerOf = (order: OrderDraft): OrderOffer => ({
  price: order.price,
  miles: order.miles,
  pickup: order.pickupPlaceText,
  delivery: order.deliveryPlaceText,
  pickupDays: daysOf(order.pickupScheduledAt, order.pickupScheduledEndsAt),
  deliveryDays: daysOf(order.deliveryScheduledAt, order.deliveryScheduledEndsAt),
  vehicles: order.vehicles.map(
    (vehicle) => `${vehicleName(vehicle)}${vehicle.operableBool ? '' : ', inoperable'}`,
  ),
  customerEmail: order.customerEmail,
  transportType: order.transportType,
  serviceLevel: order.serviceLevel,
  paymentType: order.paymentType,
});

/** Codes by which a row is refused for good; after any other failure it is tried again. */
const refusals = new Set([
  'invalid',
  'noPrice',
  'priceChanged',
  'quoteExpired',
  'conflict',
  'alreadyBooked',
  'notFound',
]);

/** What is wrong with the row, by its columns; null for a failure of another kind. */
function refusalOf(error: unknown): MoveProblem[] | null {
  if (!(error instanceof AppError) || !refusals.has(error.code)) return null;
  const { errors = [], message } = error;
  if (errors.length === 0) return [{ line: null, column: '', message }];
  return errors.map((each) => ({ line: null, column: columnOf(each.path), message: each.message }));
}

export const refusalText = (error: unknown): string | null =>
  refusalOf(error)
    ?.map(({ column, message }) => [column, message].filter(Boolean).join(': '))
    .join('\n') ?? null;
