import { type Quote, type QuoteRow, quoteSortKeys, quotes } from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import fc from 'fast-check';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

type SortKey = (typeof quoteSortKeys)[number];

const lone = aPlainPortal();
const as = aSession({ role: 'User', portalId: lone._id });

let service: TestService;
let template: Quote;

beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, lone);
  const { status, body } = await service.call(quotes.create, { as, body: aQuoteRequest() });
  expect(status).toBe(200);
  template = body;
});
afterAll(() => service.close());

/** Values of the sort columns; few, so that many rows are equal. */
interface Values {
  name: string;
  pickup: string;
  delivery: string;
  vehicle: string;
  status: 'Unsaved' | 'Saved' | 'Archived';
  price: number;
  company: string;
  /** Microseconds, which a JavaScript date does not have. */
  createdAt: string;
}

// Texts that languages and bytes sort differently, that have signs with a meaning in SQL, and an empty one.
const texts = [
  '',
  ' ',
  'a',
  'A',
  'ä',
  'Z',
  'z',
  'É',
  'e',
  '10',
  '9',
  '_',
  '%',
  "O'Brien",
  '"',
  '\\',
  '字',
  '🚗',
  'a b',
  'ab',
];
const text = fc.constantFrom(...texts, '字'.repeat(60));
const values: fc.Arbitrary<Values> = fc.record({
  name: text,
  pickup: text,
  delivery: text,
  vehicle: text,
  status: fc.constantFrom('Unsaved', 'Saved', 'Archived'),
  price: fc.constantFrom(1, 2, 10, 9, 1_000_000),
  company: text,
  createdAt: fc.constantFrom(
    ...['2026-11-20 20:05:00.000001Z', '2026-11-20 20:05:00.000002Z', '2026-11-20 20:05:00Z'],
    ...['2026-11-01 05:30:00Z', '2026-11-01 06:30:00Z', '1999-12-31 23:59:59.999999Z'],
  ),
});

/** Copies of one quote that differ in what lists are sorted by. */
const insert = (rows: Values[]) =>
  withPortal(service.dataSource, systemScope, (manager) =>
    manager.query(
      `insert into quotes (portal_id, company_name, status, customer_full_name, pickup, delivery, pickup_text,
         delivery_text, vehicles, miles, miles_source, transport_type, price, pricing, pricing_inputs,
         pricing_version, created_at, priced_at, expires_at)
       select q.portal_id, v.company, v.status, v.name, q.pickup, q.delivery, v.pickup, v.delivery,
         array[v.vehicle, 'Honda Accord'],
         q.miles, q.miles_source, q.transport_type, v.price, q.pricing, q.pricing_inputs, q.pricing_version,
         v."createdAt", q.priced_at, q.expires_at
       from quotes q, json_to_recordset($2) as v (name text, pickup text, delivery text, vehicle text, status text, price int,
         company text, "createdAt" timestamptz)
       where q.id = $1`,
      [template._id, JSON.stringify(rows)],
    ),
  );

const removeCopies = () =>
  withPortal(service.dataSource, systemScope, (manager) =>
    manager.query('delete from quotes where id <> $1', [template._id]),
  );

interface Walk {
  sortby: SortKey;
  sortorder: 1 | -1;
  limit: number;
}

/** All pages, each by the `next` of the previous one. */
async function walk(by: Walk, between: () => Promise<unknown> = async () => undefined): Promise<QuoteRow[]> {
  const seen: QuoteRow[] = [];
  let cursor: string | null = null;
  do {
    const { status, body } = await service.call(quotes.list, { as, body: { ...by, cursor } });
    expect(status).toBe(200);
    seen.push(...body.rows);
    cursor = body.next;
    await between();
  } while (cursor);
  return seen;
}

const numbers = (rows: QuoteRow[]) => rows.map(({ uniqueId }) => uniqueId);
const ascending = (a: number, b: number) => a - b;

const settings = { numRuns: 8, seed: 20_261_121, endOnFailure: true };
const someRows = fc.array(values, { minLength: 20, maxLength: 60 });

describe('walking through a list of quotes by `next`', () => {
  afterEach(removeCopies);

  it.each(quoteSortKeys)(
    'yields every row once in the order of %s, as one long page does',
    async (sortby) => {
      await fc.assert(
        fc
          .asyncProperty(someRows, fc.integer({ min: 1, max: 17 }), async (rows, limit) => {
            await insert(rows);
            for (const sortorder of [1, -1] as const) {
              const pages = await walk({ sortby, sortorder, limit });
              const whole = await walk({ sortby, sortorder, limit: 5000 });
              expect(whole).toHaveLength(rows.length + 1);
              expect(numbers(pages)).toEqual(numbers(whole));
            }
          })
          .afterEach(removeCopies),
        settings,
      );
    },
  );

  it.each(quoteSortKeys)(
    'yields every row of its beginning once in the order of %s while others are added',
    async (sortby) => {
      const added = fc.sample(values, { numRuns: 200, seed: 7 });
      for (const sortorder of [1, -1] as const) {
        await insert(fc.sample(values, { numRuns: 40, seed: 1 }));
        const before = numbers(await walk({ sortby, sortorder, limit: 5000 }));
        const seen = numbers(
          await walk({ sortby, sortorder, limit: 7 }, async () => insert(added.splice(0, 3))),
        );
        expect(new Set(seen).size).toBe(seen.length);
        const known = new Set(before);
        expect(seen.filter((number) => known.has(number)).sort(ascending)).toEqual(before.sort(ascending));
        await removeCopies();
      }
    },
  );

  it('continues after the longest name in non-Latin letters', async () => {
    const [row] = fc.sample(values, { numRuns: 1, seed: 3 });
    await insert(Array.from({ length: 3 }, () => ({ ...row, name: '\u5b57'.repeat(120) }) as Values));
    expect(await walk({ sortby: 'customerFullName', sortorder: -1, limit: 1 })).toHaveLength(4);
  });

  it('has exactly the reverse order in the other direction', async () => {
    await insert(fc.sample(values, { numRuns: 60, seed: 2 }));
    for (const sortby of quoteSortKeys) {
      const up = numbers(await walk({ sortby, sortorder: 1, limit: 11 }));
      const down = numbers(await walk({ sortby, sortorder: -1, limit: 13 }));
      expect(down).toEqual(up.reverse());
    }
  });
});
