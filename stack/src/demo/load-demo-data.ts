import { type PortalRecord } from '@overland/contracts';
import { federalHolidays } from '@overland/contracts/calendar';
import { demoPortals, demoUsers, loadDemoIdentity } from '@overland/identity';
import { loadDemoOrders } from '@overland/orders';
import { loadDemoQuotes, priceDemoMoves } from '@overland/quoting';
import { serviceVariable, systemScope, withPortal } from '@overland/service-kit';
import { DataSource } from 'typeorm';
import { planMoves } from './plan-moves.js';
import { planOrders } from './plan-orders.js';
import { Random } from './random.js';
import { seed } from './seed.js';
import { demoPassword } from './sign-ins.js';

/**
 * Loads the demo story (portals, people, a year of quotes and orders up to `now`) into an empty system. Identity comes
 * last: only with its portals is the story complete, so a start that was killed in between goes on where it stopped.
 */
export async function loadDemoData(now = new Date()): Promise<void> {
  await withDatabase('identity', async (identity) => {
    const isEmpty = await withPortal(identity, systemScope, async (manager) => {
      const portals = await manager.query<unknown[]>('select from portals limit 1');
      return portals.length === 0;
    });
    if (isEmpty) await loadStory(identity, now);
  });
}

async function loadStory(identity: DataSource, now: Date): Promise<void> {
  const random = new Random(seed);
  const portals = Object.values(demoPortals).map((portal): PortalRecord => ({ ...portal, version: 1 }));
  const people = Object.values(demoUsers);
  const moves = planMoves(random, {
    // The provider's own staff quote for others, not for themselves.
    portals: portals.filter(({ _id }) => _id !== demoPortals.overland._id),
    people: people.map(({ id, ...person }) => ({ ...person, _id: id })),
    now,
  });
  const quotes = priceDemoMoves(moves);
  const booked = moves.flatMap((move, index) => {
    const quote = quotes[index];
    return move.orderId && quote ? [{ move, quote }] : [];
  });
  const year = now.getUTCFullYear();
  const holidays = new Set(
    [year - 1, year, year + 1].flatMap((each) => federalHolidays(each)).map(({ date }) => date),
  );
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const orders = planOrders(random, { booked, now, holidays, staffName: (id) => names.get(id) ?? 'Staff' });
  await withDatabase('quoting', (database) => loadDemoQuotes(database, { portals, quotes }));
  await withDatabase('orders', (database) => loadDemoOrders(database, orders));
  await loadDemoIdentity(identity, now, () => demoPassword);
}

async function withDatabase(name: string, work: (dataSource: DataSource) => Promise<unknown>): Promise<void> {
  const url = process.env[serviceVariable(name, 'DATABASE_URL')];
  if (!url) throw new Error(`${serviceVariable(name, 'DATABASE_URL')} is not set.`);
  const dataSource = await new DataSource({ type: 'postgres', url, poolSize: 2 }).initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
