import {
  addresses,
  addressSortKeys,
  allEndpoints,
  audit,
  type Endpoint,
  orderSortKeys,
  orders,
  portals,
  quoteSortKeys,
  quotes,
  users,
} from '@overland/contracts';
import * as z from 'zod/mini';
import { queryAsOwner } from './databases.js';
import { call, until } from './product.js';
import { callRaw, inLanes, pathOf, type RawAnswer } from './raw-call.js';
import { sqlPayloads } from './sql-payloads.js';
import { people, tokenFor } from './tokens.js';

interface List {
  endpoint: Endpoint;
  /** Where its parameters are sent. */
  place: 'body' | 'query';
  /** Sort keys of text columns, where any text is a valid cursor position. */
  textKeys: readonly string[];
  otherKeys: readonly string[];
}

const isText = (key: string) =>
  !['uniqueId', 'createdAt', 'price', 'users', 'at'].includes(key) && !/At$/.test(key);
const keysOf = (keys: readonly string[]) => ({
  textKeys: keys.filter(isText),
  otherKeys: keys.filter((key) => !isText(key)),
});
const userKeys = ['lastName', 'email', 'role', 'companyName', 'createdAt'];
const portalKeys = ['companyName', 'companyState', 'contactFullName', 'users'];

/** Every list of the contract; a missing one fails the test. */
const lists: List[] = [
  { endpoint: quotes.list, place: 'body', ...keysOf(quoteSortKeys) },
  { endpoint: orders.list, place: 'body', ...keysOf(orderSortKeys) },
  { endpoint: users.list, place: 'query', ...keysOf(userKeys) },
  { endpoint: users.listAll, place: 'query', ...keysOf(userKeys) },
  { endpoint: portals.list, place: 'query', ...keysOf(portalKeys) },
  { endpoint: addresses.list, place: 'query', ...keysOf(addressSortKeys) },
  { endpoint: audit.list, place: 'query', ...keysOf(['at']) },
];

const routeOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const schemaOf = ({ endpoint, place }: List) => (place === 'body' ? endpoint.body : endpoint.query);

function parametersOf(list: List): string[] {
  const schema = schemaOf(list);
  if (!(schema instanceof z.ZodMiniObject)) throw new Error('A list takes an object.');
  return Object.keys(schema.def.shape);
}

let token: string;
let ownPortal: string;
beforeAll(async () => {
  token = await tokenFor(people.superStaff);
  ({ portalId: ownPortal } = (await call(users.own, {}, { token: await tokenFor(people.user) })).body);
});

function askOnce(
  { endpoint, place }: List,
  parameters: Record<string, unknown>,
  as: string,
): Promise<RawAnswer> {
  const path = pathOf(endpoint, {});
  if (place === 'body') {
    return callRaw({
      method: endpoint.method,
      path,
      token: as,
      body: JSON.stringify({ limit: 5, ...parameters }),
    });
  }
  const texts = Object.entries({ limit: 5, ...parameters }).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  return callRaw({ path: `${path}?${new URLSearchParams(texts).toString()}`, token: as });
}

/** A busy machine may answer 503 once; a statement that sleeps does so every time. */
async function ask(list: List, parameters: Record<string, unknown>, as = token): Promise<RawAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await askOnce(list, parameters, as);
    if (answer.status !== 503 || tries === 4) return answer;
  }
}

interface Page {
  rows: { portalId?: string }[];
  total: number;
}

/** Tables that reading a list cannot change. */
const watched = [
  ['identity', ['users', 'portals', 'sign_in_tries', 'known_devices', 'reset_tokens']],
  ['quoting', ['quotes', 'settings', 'makes', 'portal_replicas']],
  ['orders', ['orders', 'activities', 'portal_replicas']],
  ['notifications', ['email_log']],
  ['reporting', ['quote_facts', 'order_facts']],
] as const;

async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [service, tables] of watched) {
    for (const table of tables) {
      const [row] = await queryAsOwner<{ rows: string }>(service, `select count(*) as rows from ${table}`);
      counts[`${service}.${table}`] = Number(row?.rows);
    }
  }
  return counts;
}

/** Have all subscribers been given what other tests made? */
async function isEverythingDelivered(): Promise<boolean> {
  for (const [service] of watched) {
    const waiting = await queryAsOwner(
      service,
      `select from outbox o join outbox_progress p on (o.xid, o.position) > (p.xid, p.position) limit 1`,
    );
    if (waiting.length > 0) return false;
  }
  return true;
}

/** The counts of rows, where nothing was written for three seconds. */
async function countsAtRest(): Promise<Record<string, number> | false> {
  const before = await rowCounts();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const now = await rowCounts();
  return JSON.stringify(now) === JSON.stringify(before) && now;
}

const cursorOf = (sort: unknown, id: unknown) =>
  Buffer.from(JSON.stringify({ v: 1, sort, id })).toString('base64url');

/** Texts that PostgreSQL parses as a number or a timestamp, or fails to. */
const oddValues = [
  ...['infinity', '-infinity', 'now', 'epoch', 'NaN', '1e400', '99999999999', '0x10', '1_000', '', ' 7 '],
  ...['2026-02-30', '0000-01-01', '20260101T250000', '294277-01-01', '4714-01-01 BC', 'allballs'],
  ...['2026-01-01 00:00:00 J', 'tomorrow', '12:00 PM'],
];
/** Every sixth payload, where the same code handles all of them. */
const someSql = sqlPayloads.filter((_payload, at) => at % 6 === 0);
const oddZones = ['2026-01-01 00:00:00+99', '2026-01-01 Nowhere/Land'];
const oddDays = ['0000-01-01', '0000-12-31', '9999-12-31', '0001-01-01', '-001-01-01', '2026-02-30'];

/** Cursors with SQL as the position in a text column and as the row id, and with odd values in every sort order. */
function hostileCursors({ textKeys, otherKeys }: List, odd: readonly string[], sql = sqlPayloads) {
  return [
    ...sql.flatMap((payload) => [
      { sortby: textKeys[0], cursor: cursorOf(payload, '10001'), payload },
      { sortby: otherKeys[0], cursor: cursorOf('2026-01-01', payload), payload },
    ]),
    ...[...textKeys, ...otherKeys].flatMap((sortby) =>
      odd.map((payload) => ({ sortby, cursor: cursorOf(payload, '10001'), payload })),
    ),
  ];
}

/** The answers that are neither a page nor a refusal. */
async function problemsOf(list: List, cursors: ReturnType<typeof hostileCursors>): Promise<string[]> {
  const problems: string[] = [];
  await inLanes(cursors, 8, async ({ payload, ...parameters }) => {
    // Some quotes lists sort within a portal only.
    const portal = list.place === 'body' ? { portalId: ownPortal } : {};
    const { status, text } = await ask(list, { ...portal, ...parameters });
    if (status === 200 && Array.isArray((JSON.parse(text) as Page).rows)) return;
    if (status !== 400) problems.push(`${parameters.sortby} ${payload}: ${status} ${text.slice(0, 80)}`);
  });
  return problems;
}

async function problemsOfDays(list: List): Promise<string[]> {
  const problems: string[] = [];
  for (const day of oddDays) {
    for (const name of ['dateStart', 'dateEnd']) {
      const { status } = await ask(list, { [name]: day });
      if (status !== 200 && status !== 400) problems.push(`${name} ${day}: ${status}`);
    }
  }
  return problems;
}

describe(`T15: ${sqlPayloads.length} pieces of SQL`, () => {
  it('are at least sixty, without duplicates, and reach every list of the contract', () => {
    expect(sqlPayloads.length).toBeGreaterThanOrEqual(60);
    expect(new Set(sqlPayloads).size).toBe(sqlPayloads.length);
    // Exports read the same lists.
    const sorted = allEndpoints.filter(
      (endpoint) =>
        endpoint.body !== orders.export.body &&
        endpoint !== audit.export &&
        endpoint !== users.export &&
        [endpoint.body, endpoint.query].some(
          (schema) => schema instanceof z.ZodMiniObject && 'sortby' in schema.def.shape,
        ),
    );
    expect(sorted.map(routeOf).sort()).toEqual(lists.map(({ endpoint }) => routeOf(endpoint)).sort());
  });

  it('add and remove no row in any database', async () => {
    await until('all events to be delivered', isEverythingDelivered);
    const before = await until('the work that follows a start to end', countsAtRest, 60);
    for (const list of lists) await injectEverywhere(list);
    expect(await rowCounts()).toEqual(before);
  });

  it.each(lists.map((list) => [routeOf(list.endpoint), list] as const))(
    '%s refuses them as the position and the row id of a cursor',
    async (_name, list) => {
      expect(await problemsOf(list, hostileCursors(list, oddValues))).toEqual([]);
    },
  );

  it.each(lists.map((list) => [routeOf(list.endpoint), list] as const))(
    '%s refuses a cursor with an unknown time zone',
    async (_name, list) => {
      expect(await problemsOf(list, hostileCursors(list, oddZones, []))).toEqual([]);
    },
  );

  it('cannot smuggle in days that the database calendar does not have', async () => {
    for (const list of lists.filter(({ endpoint }) => endpoint === quotes.list || endpoint === orders.list)) {
      expect(await problemsOfDays(list)).toEqual([]);
    }
  });

  it('open no other portal to a user of one', async () => {
    const user = await tokenFor(people.user);
    const own = lists.filter(({ endpoint }) => endpoint === quotes.list || endpoint === orders.list);
    for (const list of own) {
      await inLanes(someSql, 8, async (payload) => {
        const cursor = cursorOf(payload, '1');
        const { status, text } = await ask(
          list,
          { sortby: 'customerFullName', sortorder: 1, cursor, limit: 5000 },
          user,
        );
        expect(status).toBe(200);
        const portalsSeen = new Set((JSON.parse(text) as Page).rows.map(({ portalId }) => portalId));
        portalsSeen.delete(ownPortal);
        expect([payload, ...portalsSeen]).toEqual([payload]);
      });
    }
  });

  it('find nothing as an id in a path', async () => {
    const withId = allEndpoints.filter(({ access, params, body }) => access !== 'service' && params && !body);
    const problems: string[] = [];
    for (const endpoint of withId) {
      await inLanes(someSql, 8, async (payload) => {
        const name = /:(\w+)/.exec(endpoint.path)?.[1] ?? '';
        const { status } = await callRaw({
          method: endpoint.method,
          path: pathOf(endpoint, { [name]: payload }),
          token,
        });
        if (status !== 404 && status !== 400) problems.push(`${routeOf(endpoint)} ${payload}: ${status}`);
      });
    }
    expect(problems).toEqual([]);
  });
});

/** Each payload in each parameter: refused, or, in a text search, without results. */
async function injectEverywhere(list: List): Promise<void> {
  const tries = parametersOf(list).flatMap((name) => sqlPayloads.map((payload) => ({ name, payload })));
  const problems: string[] = [];
  await inLanes(tries, 8, async ({ name, payload }) => {
    const isList = name === 'status' || name === 'transportType';
    const answers = [await ask(list, { [name]: payload })];
    if (isList) answers.push(await ask(list, { [name]: [payload] }));
    for (const { status, text } of answers) {
      const problem =
        ['searchText', 'carrier'].includes(name) && status === 200
          ? foundSomething(text)
          : status !== 400 && String(status);
      if (problem) problems.push(`${routeOf(list.endpoint)} ${name} ${payload}: ${problem}`);
    }
  });
  expect(problems).toEqual([]);
}

function foundSomething(text: string): string | false {
  const { rows, total } = JSON.parse(text) as Page;
  return (rows.length > 0 || total !== 0) && `${total} rows`;
}
