import { type OrderMilestone, type PortalRecord, type SdStatus, sdStatusLabels } from '@overland/contracts';
import { federalHolidays } from '@overland/contracts/calendar';
import { demoPortals, demoUsers, identityDatabase, loadDemoIdentity } from '@overland/identity';
import { loadDemoEmails, notificationsDatabase } from '@overland/notifications';
import {
  type DemoOrder,
  demoBooking,
  linkDemoDispatches,
  loadDemoAddresses,
  loadDemoOrders,
  ordersDatabase,
} from '@overland/orders';
import { type DemoQuote, loadDemoQuotes, priceDemoMoves, quotingDatabase } from '@overland/quoting';
import { loadDemoSurveys, reportingDatabase } from '@overland/reporting';
import { writeBook } from '../dispatch-simulator/order-book.js';
import { bookFile } from '../dispatch-simulator/start-simulator.js';
import { planAddresses } from './plan-addresses.js';
import { planDispatches } from './plan-dispatches.js';
import { planMoves, yearBefore } from './plan-moves.js';
import { planOrders } from './plan-orders.js';
import { planSurveys } from './plan-surveys.js';
import { Random, seed } from './random.js';
import { demoPassword } from './sign-ins.js';
import { withDatabase } from './with-database.js';

/** Loads the demo data: portals, users, a year of quotes and orders up to `now`, and some of the year before. Identity comes last. */
export async function loadStory(now: Date): Promise<void> {
  const portals = Object.values(demoPortals).map((portal): PortalRecord => ({ ...portal, version: 1 }));
  const year = now.getUTCFullYear();
  const holidays = new Set(
    [year - 2, year - 1, year, year + 1].flatMap((each) => federalHolidays(each)).map(({ date }) => date),
  );
  const lately = planStory(new Random(seed), { portals, now, holidays });
  // From seeds of their own, so that the rest of the story stays as it is.
  const answered = planSurveys(new Random(seed + 1), { orders: lately.orders, now, holidays });
  const before = planStory(new Random(seed + 2), { portals, now, holidays, span: yearBefore });
  const quotes = [...before.quotes, ...lately.quotes];
  const orders = [...before.orders, ...answered.orders];
  await withDatabase(quotingDatabase, (database) => loadDemoQuotes(database, { portals, quotes }));
  const places = quotes.flatMap(({ pickup, delivery }) => [pickup, delivery]);
  await withDatabase(ordersDatabase, async (database) => {
    await loadDemoOrders(database, orders);
    await loadDemoAddresses(database, planAddresses(places, now));
  });
  const simulatorDir = process.env.DISPATCH_SIMULATOR_DIR;
  if (simulatorDir) {
    writeBook(bookFile(simulatorDir), { orders: planDispatches({ orders, quotes, now }), subscriptions: [] });
    await withDatabase(ordersDatabase, (database) =>
      linkDemoDispatches(database, { demoOrders: orders, now }),
    );
  }
  const bookings = answered.orders.flatMap((order) => {
    const portal = portals.find(({ _id }) => _id === order.portalId);
    return portal ? [{ order: demoBooking(order), portal, milestones: milestonesOf(order) }] : [];
  });
  await withDatabase(notificationsDatabase, (database) =>
    loadDemoEmails(database, { bookings, brand: process.env.BRAND_NAME ?? 'Overland' }),
  );
  await withDatabase(reportingDatabase, (database) => loadDemoSurveys(database, answered.surveys));
  await withDatabase(identityDatabase, (database) => loadDemoIdentity(database, now, () => demoPassword));
}

interface Circumstances extends Pick<Parameters<typeof planMoves>[1], 'now' | 'span'> {
  portals: readonly PortalRecord[];
  holidays: ReadonlySet<string>;
}

/** Quotes, and the orders of those that were booked. */
function planStory(random: Random, { portals, now, holidays, span }: Circumstances) {
  const people = Object.values(demoUsers);
  const moves = planMoves(random, {
    // The provider's own staff quote for others, not for themselves.
    portals: portals.filter(({ _id }) => _id !== demoPortals.overland._id),
    people: people.map(({ id, ...person }) => ({ ...person, _id: id })),
    now,
    ...(span && { span }),
  });
  const quotes = priceDemoMoves(moves);
  const booked = moves.flatMap((move, index) => {
    const quote = quotes[index];
    return move.orderId && quote ? [{ move, quote }] : [];
  });
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const office = people
    .filter(({ role, status }) => role === 'MCAdmin' && status === 'Active')
    .map(({ id }) => ({ id, name: names.get(id) ?? '' }));
  const staffName = (id: string) => names.get(id) ?? 'Staff';
  const orders = planOrders(random, { booked, now, holidays, staffName, office });
  return { quotes: quotes.map((quote) => toldBy(orders, quote)), orders };
}

/** A booked quote as its order has told it. */
function toldBy(orders: readonly DemoOrder[], quote: DemoQuote): DemoQuote {
  const order = orders.find(({ quoteId }) => quoteId === quote.id);
  if (!order) return quote;
  const last = order.history.findLast(({ to }) => sdStatusLabels[to] !== '');
  return { ...quote, orderState: last?.to ?? null, orderPrice: order.price };
}

const milestones: Partial<Record<SdStatus, OrderMilestone>> = {
  accepted: 'accepted',
  picked_up: 'picked_up',
  delivered: 'delivered',
  order_canceled: 'canceled',
};

/** The steps of its life that were told by email. */
function milestonesOf({ history, survey, termsAcceptedAt, termsBefore }: DemoOrder) {
  const acceptedAt = termsAcceptedAt ?? termsBefore?.acceptedAt;
  const steps = history.flatMap(({ to, at, note }) => {
    const milestone = milestones[to];
    return milestone ? [{ milestone, at, reason: milestone === 'canceled' ? note : '' }] : [];
  });
  return [
    ...steps,
    ...(survey ? [{ milestone: 'surveyDue' as const, at: survey.askedAt, reason: '' }] : []),
    ...(acceptedAt ? [{ milestone: 'termsAccepted' as const, at: acceptedAt, reason: '' }] : []),
    ...(termsBefore ? [{ milestone: 'termsChanged' as const, at: termsBefore.changedAt, reason: '' }] : []),
  ];
}
