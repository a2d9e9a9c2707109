import type { OrderVehicle, SdStatus, VehicleQuote } from '@overland/contracts';
import {
  addBusinessDays,
  daysBetween,
  deliveryWindow,
  earliestPickup,
  pickupWindow,
  todayIn,
} from '@overland/contracts/calendar';
import type { DemoOrder, DemoStep } from '@overland/orders';
import type { DemoMove, DemoQuote } from '@overland/quoting';
import type { Random } from './random.js';
import { streets } from './vocabulary.js';

const hourMs = 3_600_000;

/** What a driver does once a carrier is found, in order. */
const onTheRoad: SdStatus[] = ['accepted', 'picked_up', 'delivered', 'invoiced', 'paid'];

/** How a carrier is found; an order whose pickup lies ahead stands somewhere here. */
const waiting: SdStatus[][] = [
  [],
  ['posted'],
  ['posted_to_loadboard'],
  ['posted_to_loadboard', 'requests'],
  ['posted_to_loadboard', 'requests', 'pending'],
  ['posted', 'pending', 'declined'],
  ['posted_to_loadboard', 'accepted'],
  ['on_hold'],
  ['flagged'],
  ['posted', 'order_canceled'],
];

const notes: Partial<Record<SdStatus, string>> = {
  on_hold: 'Waiting for the seller’s paperwork',
  accepted: 'Driver assigned by Cascade Hauling',
  picked_up: 'Picked up by the driver; photos to follow',
  delivered: 'Delivered and signed for',
  declined: 'The carrier declined the offer',
  flagged: 'Customer asks for another day',
  order_canceled: 'Vehicle was sold',
};

interface BookedMove {
  move: DemoMove;
  quote: DemoQuote;
}

/** The orders of the booked moves, each with a life that fits its dates and today. */
export function planOrders(
  random: Random,
  {
    booked,
    now,
    holidays,
    staffName,
  }: {
    booked: readonly BookedMove[];
    now: Date;
    holidays: ReadonlySet<string>;
    staffName: (userId: string) => string;
  },
): DemoOrder[] {
  let nextWaiting = 0;
  return booked.map(({ move, quote }) => {
    const bookedAt = new Date(
      Math.min(move.createdAt.getTime() + random.integer(1, 30) * hourMs, now.getTime() - hourMs / 4),
    );
    const start = addBusinessDays(
      earliestPickup(todayIn(move.portal.timeZone, bookedAt), holidays),
      random.integer(0, 4),
      holidays,
    );
    const daysSincePickup = daysBetween(start, todayIn(move.portal.timeZone, now));
    const path = lifeOf(random, {
      daysSincePickup,
      transit: quote.pricing.transitTime[1],
      next: () => waiting[nextWaiting++ % waiting.length] ?? [],
    });
    const actor = move.createdBy ? staffName(move.createdBy) : move.customer.fullName;
    return orderOf(random, {
      move,
      quote,
      start,
      holidays,
      history: historyOf(random, { path, bookedAt, start, now, actor }),
    });
  });
}

function lifeOf(
  random: Random,
  { daysSincePickup, transit, next }: { daysSincePickup: number; transit: number; next: () => SdStatus[] },
): SdStatus[] {
  if (daysSincePickup < 0) return next();
  if (random.chance(0.06)) return ['posted', 'order_canceled'];
  if (daysSincePickup <= 1) return ['posted_to_loadboard', 'accepted'];
  if (daysSincePickup <= transit) return ['posted_to_loadboard', ...onTheRoad.slice(0, 2)];
  if (daysSincePickup <= transit + 10) return ['posted_to_loadboard', ...onTheRoad.slice(0, 3)];
  return ['posted_to_loadboard', ...onTheRoad.slice(0, random.integer(4, 5))];
}

/** Times between booking and now, in order: a carrier before the pickup day, the road after it. */
function historyOf(
  random: Random,
  {
    path,
    bookedAt,
    start,
    now,
    actor,
  }: { path: SdStatus[]; bookedAt: Date; start: string; now: Date; actor: string },
): DemoOrder['history'] {
  const pickupAt = Date.parse(`${start}T16:30:00Z`);
  let at = bookedAt.getTime();
  const steps = path.map((to): DemoStep => {
    const wanted =
      to === 'picked_up'
        ? pickupAt
        : at + random.integer(2, to === 'delivered' ? 60 : 20) * hourMs + random.integer(0, 3_500_000);
    at = Math.min(Math.max(wanted, at + 60_000), now.getTime());
    const byDriver = to === 'picked_up' || to === 'delivered';
    return {
      to,
      at: new Date(at),
      actor: byDriver ? 'Driver' : 'Dispatch',
      source: byDriver ? 'driver' : 'tms',
      note: notes[to] ?? '',
    };
  });
  const booking: DemoStep = { to: 'new', at: bookedAt, actor, source: 'staff', note: 'Booked' };
  return [booking, ...steps];
}

function orderOf(
  random: Random,
  {
    move,
    quote,
    start,
    holidays,
    history,
  }: BookedMove & { start: string; holidays: ReadonlySet<string>; history: DemoOrder['history'] },
): DemoOrder {
  const pickup = pickupWindow(start, move.serviceLevel, holidays);
  const delivery = deliveryWindow({
    pickupStart: pickup.start,
    pickupEnd: pickup.end,
    transitTime: quote.pricing.transitTime,
  });
  const isPublic = move.portal.isCustomerPortal;
  const isLate = history.some(({ to }) => to === 'picked_up');
  return {
    orderId: move.orderId ?? random.uuid(),
    quoteId: move.id,
    quoteVersion: quote.version,
    uniqueId: move.uniqueId,
    portalId: move.portal._id,
    companyName: move.portal.companyName,
    isCustomerPortal: isPublic,
    isPublic,
    bookedBy: move.createdBy,
    transportType: quote.transport_type,
    serviceLevel: move.serviceLevel,
    paymentType: isPublic || random.chance(0.5) ? 'COD' : 'Billing',
    paid: isLate || (isPublic && history.length > 1) || random.chance(0.3),
    price: quote.price,
    miles: quote.miles,
    transitTime: quote.pricing.transitTime,
    moveType: move.portal.isDealership
      ? random.pick(['dealerToCustomer', 'auctionToDealer', 'dealerToDealer'])
      : null,
    reg: '',
    customerFullName: move.customer.fullName,
    customerEmail: move.customer.email,
    customerPhones: phonesOf(move.customer.phone),
    pickup: stopOf(random, move, quote.pickup),
    delivery: stopOf(random, move, quote.delivery),
    pickupPlaceText: quote.pickup_text,
    deliveryPlaceText: quote.delivery_text,
    pickupDates: { type: 'not_earlier_than', ...pickup },
    deliveryDates: { type: 'estimated', ...delivery },
    vehicles: vehiclesOf(random, move, quote),
    agents: [],
    history,
  };
}

function stopOf(random: Random, move: DemoMove, place: DemoQuote['pickup']): DemoOrder['pickup'] {
  return {
    locationType: random.pick(['Residence', 'Residence', 'Warehouse', 'Other']),
    address: `${random.integer(100, 9800)} ${random.pick(streets)}`,
    city: place.city,
    state: place.state,
    zip: place.zip,
    businessName: move.portal.isDealership ? move.portal.companyName : '',
    contactName: move.customer.fullName,
    email: move.customer.email,
    phones: phonesOf(move.customer.phone),
    notes: random.chance(0.25) ? 'Gate code at the office, low branches at the drive.' : '',
  };
}

const phonesOf = (primary: string) => ({ primary, primaryIsMobile: true, alt: '', altIsMobile: false });

const vinSigns = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

function vehiclesOf(random: Random, move: DemoMove, quote: DemoQuote): OrderVehicle[] {
  return move.vehicles.map((vehicle, index) => ({
    ...vehicle,
    operable: vehicle.operableBool ? ('Yes' as const) : ('No' as const),
    vin: Array.from({ length: 17 }, () => random.pick([...vinSigns])).join(''),
    year: random.integer(2012, 2026),
    price: priceAt(quote.pricing.vehicles[index]?.calculatedQuotes, quote, move),
  }));
}

function priceAt(
  cells: VehicleQuote['calculatedQuotes'] | undefined,
  quote: DemoQuote,
  move: DemoMove,
): number {
  const cell = cells?.find(({ serviceLevel }) => serviceLevel === move.serviceLevel);
  if (!cell) throw new Error(`Demo quote ${quote.unique_id} has no price at level ${move.serviceLevel}.`);
  const prices = {
    OPEN: cell.openTransportPortal,
    ENCLOSED: cell.enclosedTransportPortal,
    WHITEGLOVE: cell.whiteGloveTransportPortal,
  };
  return prices[quote.transport_type];
}
