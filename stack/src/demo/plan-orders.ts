import { type OrderVehicle, ofOrderTexts, priceForType, type VehicleQuote } from '@overland/contracts';
import {
  addBusinessDays,
  addDays,
  deliveryWindow,
  earliestPickup,
  hourMs,
  pickupWindow,
  todayIn,
} from '@overland/contracts/calendar';
import type { DemoOrder } from '@overland/orders';
import { type DemoMove, type DemoQuote, demoZip } from '@overland/quoting';
import { demoVin, vinLength, vinSigns } from './demo-vin.js';
import { planDriver } from './plan-driver.js';
import { LifePlanner, type PlannedLife } from './plan-life.js';
import type { Random } from './random.js';
import { streets, vehicles } from './vocabulary.js';

interface BookedMove {
  move: DemoMove;
  quote: DemoQuote;
}

interface Circumstances {
  booked: readonly BookedMove[];
  now: Date;
  holidays: ReadonlySet<string>;
  staffName: (userId: string) => string;
  /** The provider's people, who work on orders. */
  office: readonly { id: string; name: string }[];
}

/** One in so many orders of a company was booked with less notice than it needs. */
const rushEvery = 12;

/** The orders of the booked moves, each with a life that fits its dates and today. */
export function planOrders(random: Random, circumstances: Circumstances): DemoOrder[] {
  const { booked, now, office, staffName } = circumstances;
  const lives = new LifePlanner(
    random,
    now,
    office.map(({ name }) => name),
  );
  const orders = booked.map(({ move, quote }, index): DemoOrder => {
    const rusher = move.createdBy !== null && index % rushEvery === 0 ? random.pick(office) : null;
    const bookedAt = bookingTime(random, move, now);
    const start = firstPickup(random, { move, bookedAt, isRush: rusher !== null, ...circumstances });
    const isPublic = move.portal.isCustomerPortal;
    const life = lives.plan({
      bookedAt,
      booker: rusher?.name ?? (move.createdBy ? staffName(move.createdBy) : move.customer.fullName),
      start,
      pickupEnd: pickupWindow(start, move.serviceLevel, circumstances.holidays).end,
      today: todayIn(move.portal.timeZone, now),
      transit: quote.pricing.transitTime,
      isPublic,
      isCod: isPublic || random.chance(0.6),
      isRush: rusher !== null,
    });
    const order = orderOf(random, { move, quote, start, ...circumstances });
    return {
      ...order,
      ...life,
      bookedBy: rusher?.id ?? move.createdBy,
      ownerId: rusher?.id ?? move.createdBy,
      commission: quote.pricing.totalCommission,
      price: quote.price + life.rushFee,
      driver: planDriver(random, { history: life.history, quote, now }),
      termsBefore: null,
    };
  });
  changeOne(orders, now);
  return orders;
}

/** One order that waits for a carrier has got another first day, and its customer has to accept the terms again. */
function changeOne(orders: DemoOrder[], now: Date): void {
  const waits = ({ history }: DemoOrder) => history.at(-1)?.to === 'posted';
  const changed = orders.find((order) => waits(order) && order.termsAcceptedAt !== null);
  if (!changed?.termsAcceptedAt) return;
  const acceptedAt = changed.termsAcceptedAt;
  const changedAt = new Date(Math.min(acceptedAt.getTime() + hourMs, now.getTime()));
  changed.termsBefore = { acceptedAt, changedAt, firstDay: addDays(changed.pickupDates.start, -1) };
  changed.termsAcceptedAt = null;
}

function bookingTime(random: Random, { createdAt }: DemoMove, now: Date): Date {
  const later = createdAt.getTime() + random.integer(1, 30) * hourMs;
  return new Date(Math.min(later, now.getTime() - hourMs / 4));
}

function firstPickup(
  random: Random,
  {
    move,
    bookedAt,
    isRush,
    holidays,
  }: { move: DemoMove; bookedAt: Date; isRush: boolean; holidays: ReadonlySet<string> },
): string {
  const today = todayIn(move.portal.timeZone, bookedAt);
  if (isRush) return addBusinessDays(today, 1, holidays);
  return addBusinessDays(earliestPickup(today, holidays), random.integer(0, 4), holidays);
}

type Planned = keyof PlannedLife | 'bookedBy' | 'ownerId' | 'commission' | 'price' | 'driver' | 'termsBefore';

function orderOf(
  random: Random,
  { move, quote, start, holidays }: BookedMove & { start: string; holidays: ReadonlySet<string> },
): Omit<DemoOrder, Planned> {
  const pickup = pickupWindow(start, move.serviceLevel, holidays);
  const delivery = deliveryWindow({
    pickupStart: pickup.start,
    pickupEnd: pickup.end,
    transitTime: quote.pricing.transitTime,
  });
  const isPublic = move.portal.isCustomerPortal;
  return {
    orderId: move.orderId ?? random.uuid(),
    quoteId: move.id,
    quoteVersion: quote.version,
    uniqueId: move.uniqueId,
    portalId: move.portal._id,
    companyName: move.portal.companyName,
    isCustomerPortal: isPublic,
    isPublic,
    transportType: quote.transportType,
    serviceLevel: move.serviceLevel,
    miles: quote.miles,
    transitTime: quote.pricing.transitTime,
    moveType: move.portal.isDealership
      ? random.pick(['dealerToCustomer', 'auctionToDealer', 'dealerToDealer'])
      : null,
    ...ofOrderTexts(() => ''),
    sirvaNonDomestic: false,
    language: 'en',
    customerFullName: move.customer.fullName,
    customerEmail: move.customer.email,
    customerPhones: phonesOf(move.customer.phone),
    pickup: stopOf(random, move, quote.pickup),
    delivery: stopOf(random, move, quote.delivery),
    pickupPlaceText: quote.pickupText,
    deliveryPlaceText: quote.deliveryText,
    pickupDates: { type: 'not_earlier_than', ...pickup },
    deliveryDates: { type: 'estimated', ...delivery },
    vehicles: vehiclesOf(random, move, quote),
    agents: [],
  };
}

function stopOf(random: Random, move: DemoMove, place: DemoQuote['pickup']): DemoOrder['pickup'] {
  return {
    locationType: random.pick(['Residence', 'Residence', 'Warehouse', 'Other']),
    address: `${random.integer(100, 9800)} ${random.pick(streets)}`,
    city: place.city,
    state: place.state,
    zip: demoZip(place),
    businessName: move.portal.isDealership ? move.portal.companyName : '',
    contactName: move.customer.fullName,
    email: move.customer.email,
    phones: phonesOf(move.customer.phone),
    notes: random.chance(0.25) ? 'Gate code at the office, low branches at the drive.' : '',
  };
}

const phonesOf = (primary: string) => ({ primary, primaryIsMobile: true, alt: '', altIsMobile: false });

function vehiclesOf(random: Random, move: DemoMove, quote: DemoQuote): OrderVehicle[] {
  return move.vehicles.map((vehicle, index) => {
    const drawn = Array.from({ length: vinLength }, () => random.pick([...vinSigns])).join('');
    const year = random.integer(2012, 2026);
    return {
      ...vehicle,
      operable: vehicle.operableBool ? ('Yes' as const) : ('No' as const),
      vin: demoVin({ maker: makerOf(vehicle), year, drawn }),
      year,
      price: priceAt(quote.pricing.vehicles[index]?.calculatedQuotes, quote, move),
    };
  });
}

function makerOf({ make, model }: DemoMove['vehicles'][number]): string {
  const known = vehicles.find(([aMake, aModel]) => aMake === make && aModel === model);
  if (!known) throw new Error(`The demo has no ${make} ${model}.`);
  return known[3];
}

function priceAt(
  cells: VehicleQuote['calculatedQuotes'] | undefined,
  quote: DemoQuote,
  move: DemoMove,
): number {
  const cell = cells?.find(({ serviceLevel }) => serviceLevel === move.serviceLevel);
  if (!cell) throw new Error(`Demo quote ${quote.uniqueId} has no price at level ${move.serviceLevel}.`);
  return priceForType(cell, quote.transportType);
}
