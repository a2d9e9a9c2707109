import { quoteStatuses, sdStatuses } from '@overland/contracts';
import { federalHolidays } from '@overland/contracts/calendar';
import { demoPortals, demoUsers } from '@overland/identity';
import { priceDemoMoves } from '@overland/quoting';
import { planMoves } from './plan-moves.js';
import { planOrders } from './plan-orders.js';
import { Random } from './random.js';
import { seed } from './seed.js';

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
  const holidays = new Set(federalHolidays(now.getUTCFullYear()).map(({ date }) => date));
  return { moves, orders: planOrders(random, { booked, now, holidays, staffName: () => 'Somebody' }) };
}

describe('the demo story', () => {
  const now = new Date('2026-11-21T15:00:00Z');

  it('shows quotes and orders in every state', () => {
    const { moves, orders } = story(now);
    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set(quoteStatuses));
    const states = new Set(orders.map(({ history }) => history.at(-1)?.to));
    expect([...sdStatuses].filter((state) => !states.has(state))).toEqual([]);
  });

  it('is the same on every machine, and never ahead of its day', () => {
    const { moves, orders } = story(now);
    expect(story(now)).toEqual({ moves, orders });
    const latest = Math.max(...orders.flatMap(({ history }) => history.map(({ at }) => at.getTime())));
    expect(latest).toBeLessThanOrEqual(now.getTime());
  });
});
