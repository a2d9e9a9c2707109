import { checkVin, quoteStatuses, sdStatuses } from '@overland/contracts';
import { dayMs, daysBetween, federalHolidays } from '@overland/contracts/calendar';
import { demoPortals, demoUsers } from '@overland/identity';
import { priceDemoMoves } from '@overland/quoting';
import { toTmsState } from '../../../services/orders/src/dispatch/super-dispatch/from-wire.js';
import { WireOrderReply } from '../../../services/orders/src/dispatch/super-dispatch/wire.js';
import { planDispatches } from './plan-dispatches.js';
import { planMoves } from './plan-moves.js';
import { planOrders } from './plan-orders.js';
import { Random, seed } from './random.js';

function story(now: Date) {
  const random = new Random(seed);
  const people = Object.values(demoUsers).map(({ id, portalId, status }) => ({ _id: id, portalId, status }));
  const portals = Object.values(demoPortals)
    .filter(({ _id }) => _id !== demoPortals.overland._id)
    .map((portal) => ({ ...portal, version: 1 }));
  const moves = planMoves(random, { portals, people, now });
  const quotes = priceDemoMoves(moves);
  const booked = moves.flatMap((move, index) => {
    const quote = quotes[index];
    return move.orderId && quote ? [{ move, quote }] : [];
  });
  const office = [{ id: '5a1f0c1e-7d3b-4c58-9f60-0a5d2f6b9e01', name: 'Dana Whitfield' }];
  const holidays = new Set(federalHolidays(now.getUTCFullYear()).map(({ date }) => date));
  return {
    moves,
    quotes,
    orders: planOrders(random, { booked, now, holidays, staffName: () => 'Somebody', office }),
  };
}

describe('the demo story', () => {
  const now = new Date('2026-11-21T15:00:00Z');

  it('shows quotes and orders in every state', () => {
    const { moves, orders } = story(now);
    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set(quoteStatuses));
    const states = new Set(orders.map(({ history }) => history.at(-1)?.to));
    expect([...sdStatuses].filter((state) => !states.has(state))).toEqual([]);
  });

  it('has orders that are paid and unpaid, rushed, noted on, canceled for a reason, and held for their payment', () => {
    const { orders } = story(now);
    const last = (order: (typeof orders)[number]) => order.history.at(-1);
    const cod = orders.filter(({ paymentType }) => paymentType === 'COD');
    expect(cod.some(({ paid, payment }) => paid && payment?.by === 'Dana Whitfield')).toBe(true);
    expect(cod.some(({ paid }) => !paid)).toBe(true);
    expect(orders.some(({ rushFee }) => rushFee === 200)).toBe(true);
    expect(orders.some(({ notes }) => notes.length > 0)).toBe(true);
    const canceled = orders.filter((order) => last(order)?.to === 'order_canceled');
    expect(canceled.filter((order) => last(order)?.note === '')).toEqual([]);
    const held = orders.filter(({ isPublic, paid }) => isPublic && !paid);
    expect(new Set(held.map((order) => last(order)?.to))).toEqual(new Set(['on_hold']));
  });

  it('has terms that were accepted, that were not, and one order whose customer has to accept them again', () => {
    const { orders } = story(now);
    const accepted = orders.filter(({ termsAcceptedAt }) => termsAcceptedAt !== null);
    expect(accepted.length).toBeGreaterThan(orders.length / 2);
    expect(accepted.length).toBeLessThan(orders.length);
    const [changed, ...more] = orders.filter(({ termsBefore }) => termsBefore !== null);
    expect([changed?.termsAcceptedAt, more]).toEqual([null, []]);
  });

  it('knows who drives what a carrier has taken, and where it is until it is delivered', () => {
    const { orders } = story(now);
    const states = (among: (order: (typeof orders)[number]) => boolean) =>
      new Set(orders.filter(among).map(({ history }) => history.at(-1)?.to));
    expect(states(({ driver }) => driver !== null)).toEqual(
      new Set(['accepted', 'picked_up', 'delivered', 'invoiced', 'paid']),
    );
    expect(states(({ driver }) => driver?.position != null)).toEqual(new Set(['accepted', 'picked_up']));
    const onTheMap = orders.flatMap(({ driver }) => driver?.position ?? []);
    expect(onTheMap.filter(({ lat, long }) => lat < 24 || lat > 50 || long > -66 || long < -125)).toEqual([]);
  });

  it('is the same on every machine, and never later than its day', () => {
    const { orders, ...rest } = story(now);
    expect(story(now)).toEqual({ orders, ...rest });
    const latest = Math.max(...orders.flatMap(({ history }) => history.map(({ at }) => at.getTime())));
    expect(latest).toBeLessThanOrEqual(now.getTime());
  });

  it('has a unique VIN for each vehicle, with a valid check digit', () => {
    const vins = story(now).orders.flatMap(({ vehicles }) => vehicles.map(({ vin }) => vin));
    expect(vins.filter((vin) => !checkVin(vin)?.isRight)).toEqual([]);
    expect(new Set(vins).size).toBe(vins.length);
  });

  it('delivers within the quoted transit days, but for some pickups and deliveries that are one to five days late', () => {
    const done = story(now).orders.flatMap(({ history, pickupDates, deliveryDates, transitTime }) => {
      const at = (state: string) => history.find(({ to }) => to === state)?.at;
      const [pickedUp, delivered] = [at('picked_up'), at('delivered')];
      if (!pickedUp || !delivered) return [];
      return [
        {
          days: Math.floor((delivered.getTime() - pickedUp.getTime()) / dayMs),
          transitTime,
          pickupLate: daysAfter(pickupDates, pickedUp),
          deliveryLate: daysAfter(deliveryDates, delivered),
        },
      ];
    });
    expect(done.length).toBeGreaterThan(50);
    const late = done
      .flatMap(({ pickupLate, deliveryLate }) => [pickupLate, deliveryLate])
      .filter((days) => days > 0);
    expect(new Set(late)).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(late.length / (2 * done.length)).toBeGreaterThan(0.05);
    expect(late.length / (2 * done.length)).toBeLessThan(0.2);
    const onTime = done.filter(({ deliveryLate }) => deliveryLate <= 0);
    expect(onTime.filter(({ days, transitTime: [least, most] }) => days < least || days > most)).toEqual([]);
  });
});

const daysAfter = ({ end }: { end: string | null }, at: Date) =>
  daysBetween(end ?? '', at.toISOString().slice(0, 10));

describe('the demo orders at the dispatch simulator', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  const { orders, quotes } = story(now);
  const dispatches = planDispatches({ orders, quotes, now });
  const stateOfOrder = new Map(orders.map((order) => [String(order.uniqueId), order]));

  it('are those that are not finished, in the state that they have here', () => {
    const finished = ['paid', 'order_canceled'];
    const open = orders.filter(({ history }) => !finished.includes(history.at(-1)?.to ?? ''));
    expect(dispatches).toHaveLength(open.length);
    for (const { wire } of dispatches) {
      const { sdStatus, number } = toTmsState(WireOrderReply.parse({ data: { object: wire } }).data.object);
      const history = stateOfOrder.get(number)?.history.filter(({ to }) => to !== 'flagged');
      expect(sdStatus).toBe(history?.at(-1)?.to);
    }
  });

  it('hold nothing of money', () => {
    expect(JSON.stringify(dispatches)).not.toMatch(/price|tariff|commission|discount/i);
  });

  it('have the road of those that a carrier has, and a driver on it where one drives', () => {
    const driving = dispatches.filter(({ wire }) => wire.status === 'picked_up');
    expect(driving.length).toBeGreaterThan(2);
    for (const { road, wire } of driving) {
      expect(road?.length).toBeGreaterThan(1);
      expect(wire.vehicles[0]?.driver_location).toBeDefined();
    }
  });

  it('wait for their next step, unless they are on hold', () => {
    const standing = dispatches.filter(({ nextStepAt }) => nextStepAt === null);
    expect(new Set(standing.map(({ wire }) => wire.status))).toEqual(new Set(['on_hold']));
  });
});
