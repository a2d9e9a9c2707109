import { randomUUID } from 'node:crypto';
import { quotes } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import * as z from 'zod/mini';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const lone = aPlainPortal();
const north = aPlainPortal({ companyName: 'Northgate Relocation' });
const loneUser = aSession({ role: 'User', portalId: lone._id });
const northUser = aSession({ role: 'User', portalId: north._id });
const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });

let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, lone, north);
});
afterAll(() => service.close());

async function createQuote(as: typeof loneUser, customerFullName: string): Promise<string> {
  const { body } = await service.call(quotes.create, { as, body: aQuoteRequest({ customerFullName }) });
  return body._id;
}

async function search(as: typeof loneUser, body: object): Promise<{ ids: string[]; total: number | null }> {
  const reply = await service.call(quotes.list, { as, body });
  expect(reply.status).toBe(200);
  return { ids: reply.body.rows.map(({ _id }: { _id: string }) => _id), total: reply.body.total };
}

describe('a searched list', () => {
  it('contains the matches of the caller’s portal, and of all for MCAdmin', async () => {
    const own = await createQuote(loneUser, 'Quentin Searle');
    const other = await createQuote(northUser, 'Quentin Searle');
    expect(await search(loneUser, { searchText: 'QUENTIN sea' })).toEqual({ ids: [own], total: 1 });
    expect((await search(mcAdmin, { searchText: 'quentin' })).ids.sort()).toEqual([own, other].sort());
    expect(await search(mcAdmin, { searchText: 'quentin', portalId: north._id })).toEqual({
      ids: [other],
      total: 1,
    });
  });

  it('finds a quote that was moved to another company there, and no more where it was', async () => {
    const quoteId = await createQuote(loneUser, 'Moved Away');
    const move = aQuoteRequest({ customerFullName: 'Moved Away' });
    const body = { quoteId, version: 1, portalId: north._id, ...move };
    expect((await service.call(quotes.update, { as: mcAdmin, body })).status).toBe(200);
    expect((await search(northUser, { searchText: 'moved away' })).ids).toEqual([quoteId]);
    expect((await search(loneUser, { searchText: 'moved away' })).ids).toEqual([]);
  });

  it('keeps to its other filters, its order and its pages', async () => {
    const names = ['Sort Zeta', 'Sort Alpha', 'Sort Mid'];
    const [zeta, alpha, mid] = await Promise.all(names.map((name) => createQuote(loneUser, name)));
    const request = { searchText: 'sort ', sortby: 'customerFullName', sortorder: 1 };
    expect((await search(loneUser, request)).ids).toEqual([alpha, mid, zeta]);
    expect(await search(loneUser, { ...request, limit: 1, skip: 1 })).toEqual({ ids: [mid], total: 3 });
    expect((await search(loneUser, { ...request, status: ['Booked'] })).ids).toEqual([]);
  });

  it.each(['zz', 'qq', '_', '%', '\\'])('finds nothing for %s, which no quote holds', async (searchText) => {
    await createQuote(loneUser, 'Plain Name');
    expect(await search(loneUser, { searchText })).toEqual({ ids: [], total: 0 });
  });
});

describe('a list across portals', () => {
  const listBy = (sortby: string, portalId: string | null) =>
    service.call(quotes.list, { as: mcAdmin, body: { sortby, portalId } });

  it.each(['uniqueId', 'createdAt', 'status'])('is sorted by %s', async (sortby) => {
    expect((await listBy(sortby, null)).status).toBe(200);
  });

  it.each(['customerFullName', 'pickup', 'delivery', 'vehicles', 'price'])(
    'is not sorted by %s, which has an index within a portal only',
    async (sortby) => {
      const refused = await listBy(sortby, null);
      expect(refused.status).toBe(400);
      expect(refused.body.message).toBe('Please choose a company to sort by this column.');
      expect((await listBy(sortby, north._id)).status).toBe(200);
    },
  );
});

it('answers exactly as the contract defines, though PostgreSQL writes the rows', async () => {
  await createQuote(loneUser, 'Anna "Quote" \\ O’Neil');
  const { body } = await service.call(quotes.list, { as: loneUser, body: { limit: 2 } });
  expect(body.next).toEqual(expect.any(String));
  expect(z.parse(quotes.list.reply, body)).toEqual(body);
});

it('reveals no number of another portal, even when the search function is called directly', async () => {
  await createQuote(loneUser, 'Hidden Person');
  const found = (scope: Parameters<typeof withPortal>[1]) =>
    withPortal(service.dataSource, scope, (manager) =>
      manager.query<unknown[]>(`select quotes_matching('%hidden person%', 100)`),
    );
  expect(await found({ portalId: north._id })).toEqual([]);
  expect(await found({ portalId: lone._id })).toHaveLength(1);
  expect(await found(systemScope)).toHaveLength(1);
  expect(await service.dataSource.query(`select quotes_matching('%', 100)`)).toEqual([]);
});

it('a quote that moves to another portal is found there, and no longer where it was', async () => {
  const quoteId = await createQuote(loneUser, 'Moved Once');
  await withPortal(service.dataSource, systemScope, (manager) =>
    manager.query('update quotes set portal_id = $1 where id = $2', [north._id, quoteId]),
  );
  expect((await search(northUser, { searchText: 'moved once' })).ids).toEqual([quoteId]);
  expect((await search(loneUser, { searchText: 'moved once' })).ids).toEqual([]);
});

it('the search function, which runs as the owner of the table, ignores temporary tables', async () => {
  const [row] = await service.dataSource.query<{ proconfig: string[] }[]>(
    `select proconfig from pg_proc where proname = 'quotes_matching' and prosecdef`,
  );
  expect(row?.proconfig).toEqual(['search_path=public, pg_temp']);
});
