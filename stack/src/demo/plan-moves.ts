import type { PortalRecord, QuoteStatus, ServiceLevel, TransportType } from '@overland/contracts';
import { dayMs, minuteMs } from '@overland/contracts/calendar';
import type { DemoMove } from '@overland/quoting';
import type { Random } from './random.js';
import { firstNames, lastNames, routes, vehicles } from './vocabulary.js';

/** Which moves are planned. */
interface Span {
  count: number;
  firstNumber: number;
  ageInDays: (random: Random) => number;
}

/** Business grows: recent days have more moves than old ones. */
const lastYear: Span = {
  count: 320,
  firstNumber: 10_001,
  ageInDays: (random) => Math.floor(365 * random.next() ** 2.2),
};

/** What reports compare the last year with. */
export const yearBefore: Span = {
  count: 90,
  firstNumber: 9_901,
  ageInDays: (random) => 365 + Math.floor(365 * random.next() ** 1.2),
};

export interface DemoPerson {
  _id: string;
  portalId: string;
  status: string;
}

interface Story {
  portals: readonly PortalRecord[];
  people: readonly DemoPerson[];
  now: Date;
  span?: Span;
}

/** A year of moves, by default up to `now`, oldest first, requested by the users of every portal. */
export function planMoves(random: Random, { portals, people, now, span = lastYear }: Story): DemoMove[] {
  const asking = portals.filter(
    ({ _id, isCustomerPortal }) =>
      isCustomerPortal || people.some(({ portalId, status }) => portalId === _id && status === 'Active'),
  );
  const ages = Array.from({ length: span.count }, () => span.ageInDays(random)).sort((a, b) => b - a);
  return ages.map((age, index) =>
    planMove(random, {
      uniqueId: span.firstNumber + index,
      age,
      createdAt: businessHours(random, new Date(now.getTime() - age * dayMs), now),
      portal: random.weighted(asking.map((portal) => [portal, weightOf(portal)] as const)),
      people,
    }),
  );
}

/** A dealership quotes most, the white-glove portal least. */
function weightOf(portal: PortalRecord): number {
  if (portal.isPremium) return 1;
  return portal.isDealership ? 4 : 2.5;
}

function planMove(
  random: Random,
  of: { uniqueId: number; age: number; createdAt: Date; portal: PortalRecord; people: readonly DemoPerson[] },
): DemoMove {
  const { portal, age } = of;
  const staff = of.people.filter(({ portalId, status }) => portalId === portal._id && status === 'Active');
  const status = statusOf(random, age);
  const [from, to] = random.pick(routes);
  const [pickup, delivery] = random.chance(0.5) ? [from, to] : [to, from];
  const transportType = transportOf(random, portal);
  const fullName = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  return {
    id: random.uuid(),
    uniqueId: of.uniqueId,
    portal,
    createdBy: portal.isCustomerPortal ? null : random.pick(staff)._id,
    createdAt: of.createdAt,
    status,
    orderId: status === 'Booked' ? random.uuid() : null,
    pickup: cityOf(pickup),
    delivery: cityOf(delivery),
    vehicles: Array.from({ length: Number(random.weightedKey({ 1: 7, 2: 2, 3: 1 })) }, () => {
      const [make, model, pricingClass] = random.pick(vehicles);
      return { make, model, pricingClass, operableBool: random.chance(0.92) };
    }),
    transportType,
    serviceLevel:
      transportType === 'WHITEGLOVE'
        ? 1
        : (Number(random.weightedKey({ 1: 4, 3: 3, 5: 2, 7: 2 })) as ServiceLevel),
    commission: portal.displayCommissionPerVehicle ? random.pick([0, 50, 50, 75, 100]) : 0,
    customer: {
      fullName,
      email: `${fullName.toLowerCase().replace(' ', '.')}@mail.example`,
      phone: `(555) 010-0${random.integer(100, 199)}`,
    },
  };
}

function cityOf(place: string): DemoMove['pickup'] {
  const [name = '', state = ''] = place.split(', ');
  return [name, state];
}

/** Old quotes are decided; some of the last few days are still open. */
function statusOf(random: Random, age: number): QuoteStatus {
  if (age < 10) return random.weightedKey({ Unsaved: 3, Saved: 4, Booked: 4, Archived: 1 });
  if (age < 30) return random.weightedKey({ Unsaved: 1, Saved: 3, Booked: 5, Archived: 2 });
  return random.weightedKey({ Saved: 2, Booked: 5, Archived: 3 });
}

function transportOf(random: Random, portal: PortalRecord): TransportType {
  if (portal.isPremium) return 'WHITEGLOVE';
  return random.weightedKey({ OPEN: 7, ENCLOSED: 2, WHITEGLOVE: 0.6 });
}

/** Some minute between 13:00 and 23:00 UTC of that day, and never after now. */
function businessHours(random: Random, day: Date, now: Date): Date {
  const at = new Date(day);
  at.setUTCHours(random.integer(13, 22), random.integer(0, 59), random.integer(0, 59), 0);
  return at > now ? new Date(now.getTime() - random.integer(5, 180) * minuteMs) : at;
}
