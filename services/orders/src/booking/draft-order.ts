import { randomUUID } from 'node:crypto';
import { EnteredVehicle, type OrderVehicle, rushFee, vehicleName } from '@overland/contracts';
import { type DayRange, deliveryWindow, pickupWindow } from '@overland/contracts/calendar';
import { fieldsFor } from '@overland/service-kit';
import { formColumns } from '../orders/form-columns.js';
import type { OrderDraft } from '../orders/order.entity.js';
import type { OrderProgress } from '../orders/order-progress.entity.js';
import { placeTextAt } from '../orders/stored-stop.js';
import type { Booking } from './check-booking.js';
import { holidaysOf } from './pickup-day.js';
import { type Choice, type Priced, totalAt, vehiclePriceAt } from './quoted-price.js';

export interface Attempt {
  isPublic: boolean;
  bookedBy: string | null;
  actor: string;
  at: Date;
  requestId: string;
  idempotencyCaller: string;
  idempotencyKey: string | null;
  bodyHash: string;
}

/** The row that claims the quote. It holds everything, so that any process can finish the booking without the request. */
export function draftOrder(booking: Booking, attempt: Attempt): OrderDraft {
  return Object.assign(
    quoteColumns(booking),
    requestColumns(booking, attempt),
    priceColumns(booking),
    dateColumns(booking),
    attemptColumns(attempt),
  );
}

export const initialProgress: OrderProgress = {
  sdStatus: 'new',
  sdStatusLabel: '',
  flaggedFrom: null,
  paid: false,
  paidBy: null,
  paidAt: null,
  paidAmount: null,
  paidOn: null,
  paymentRequestedAt: null,
  paymentDispute: null,
  canceledAt: null,
  termsAcceptedAt: null,
  termsAcceptedBy: null,
  termsVersion: null,
  remindedAt: null,
  pickedUpAt: null,
  deliveredAt: null,
  surveyAskedAt: null,
  surveyAnsweredAt: null,
  undo: null,
  carrierName: '',
  driverName: '',
  driverPhone: '',
  truck: '',
  pickupCondition: null,
  deliveryCondition: null,
  driverLat: null,
  driverLong: null,
  driverUpdated: null,
};

/** What the form and the quote say of an order, and nothing that follows from the attempt. */
export type BookedColumns = ReturnType<typeof requestColumns> & ReturnType<typeof priceColumns>;

function quoteColumns({ request, quote, reprice, isRush }: Booking) {
  return {
    id: randomUUID(),
    quoteId: quote._id,
    uniqueId: quote.uniqueId,
    portalId: quote.portalId,
    companyName: quote.companyName,
    isCustomerPortal: quote.isCustomerPortal,
    version: 1,
    status: 'placing' as const,
    isRush,
    ...initialProgress,
    pickupPlaceText: placeTextAt(quote.pickup.text, request.pickupZip),
    deliveryPlaceText: placeTextAt(quote.delivery.text, request.deliveryZip),
    quoteVersion: quote.version,
    reprice,
    reply: null,
  };
}

function requestColumns({ request, quote }: Booking, attempt: Attempt) {
  const columns = formColumns(request);
  const { pickup, delivery } = columns;
  pickup.city = quote.pickup.city;
  pickup.state = quote.pickup.state;
  delivery.city = quote.delivery.city;
  delivery.state = quote.delivery.state;
  // The public always pays on delivery, and so does everybody at a company that does not ask how.
  const asksPaymentType = !attempt.isPublic && quote.portal.displayPaymentType;
  return {
    paymentType: asksPaymentType ? request.paymentType : ('COD' as const),
    moveType: request.moveType ?? null,
    sirvaNonDomestic: request.sirvaNonDomestic,
    ...columns,
    language: request.language ?? quote.language,
    ownerId: attempt.bookedBy ?? quote.ownerId,
  };
}

function attemptColumns({ at: createdAt, ...attempt }: Attempt) {
  return { ...attempt, createdAt };
}

function priceColumns({ request, priced, serviceLevel, isRush }: Booking) {
  const choice: Choice = { transportType: request.transportType, serviceLevel };
  const vehicles = pricedVehicles(priced, choice, request.quotes);
  const fee = isRush && request.chargeRush ? rushFee : 0;
  return {
    transportType: choice.transportType,
    serviceLevel,
    price: totalAt(priced, choice) + fee,
    rushFee: fee,
    miles: priced.miles,
    transitTime: priced.transitTime,
    commission: priced.totalCommission,
    vehicles,
    vehicleNames: vehicles.map(vehicleName),
    vins: vehicles.map(({ vin }) => vin),
  };
}

/** The quote's vehicles at the chosen type and level. VIN and year come from the booking. */
export function pricedVehicles(
  priced: Pick<Priced, 'vehicleQuotes'>,
  choice: Choice,
  booked: readonly Pick<OrderVehicle, keyof EnteredVehicle>[],
): OrderVehicle[] {
  return priced.vehicleQuotes.map((vehicle, index) => {
    const { make, model, operable, operableBool, pricingClass } = vehicle;
    const entered = fieldsFor(EnteredVehicle, booked[index] ?? { vin: '', year: null });
    const price = vehiclePriceAt(vehicle, choice);
    return { make, model, ...entered, operable, operableBool, pricingClass, price };
  });
}

/** The pickup window depends on today's holidays, and the estimated delivery on the window. */
function dateColumns({ request, quote, priced, serviceLevel }: Booking) {
  const pickup = pickupWindow(request.pickupStartDate, serviceLevel, holidaysOf(quote.booking));
  const delivery = deliveryOf(pickup, priced.transitTime);
  return {
    pickupDateType: 'not_earlier_than' as const,
    pickupScheduledAt: pickup.start,
    pickupScheduledEndsAt: pickup.end,
    deliveryDateType: 'estimated' as const,
    deliveryScheduledAt: delivery.start,
    deliveryScheduledEndsAt: delivery.end,
  };
}

export function deliveryOf(pickup: DayRange, transitTime: [number, number]): DayRange {
  return deliveryWindow({ pickupStart: pickup.start, pickupEnd: pickup.end, transitTime });
}
