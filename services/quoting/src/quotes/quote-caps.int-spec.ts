import { allEndpoints, type Endpoint, type Quote, quotes } from '@overland/contracts';
import { buildPath, systemScope, withPortal } from '@overland/service-kit';
import {
  aSession,
  serviceTokenFor,
  startTestService,
  type TestService,
  tokenFor,
} from '@overland/service-kit/testing';
import * as z from 'zod/mini';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const lone = aPlainPortal();
const as = aSession({ role: 'User', portalId: lone._id });
const superAdmin = aSession({ role: 'MCAdmin', isSuperAdmin: true });

let service: TestService;
let quote: Quote;
/** Counts queries: what is refused early makes none. */
let asked = 0;

beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, lone);
  quote = (await service.call(quotes.create, { as, body: aQuoteRequest() })).body;
  const createQueryRunner = service.dataSource.createQueryRunner.bind(service.dataSource);
  jest.spyOn(service.dataSource, 'createQueryRunner').mockImplementation((mode) => {
    asked += 1;
    return createQueryRunner(mode);
  });
});
afterAll(() => service.close());
beforeEach(() => {
  asked = 0;
});

const withBody = allEndpoints.filter(({ service: name, body }) => name === 'quoting' && body !== undefined);
const routes = withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const fieldsOf = ({ body }: Endpoint) => (body instanceof z.ZodMiniObject ? Object.keys(body.def.shape) : []);

/** Sends any text as the body of a call with the highest rights. */
async function send(endpoint: Endpoint, payload: string) {
  const ids = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, quote._id]));
  const isInternal = endpoint.access === 'service';
  const reply = await service.app.inject({
    method: endpoint.method,
    url: buildPath(endpoint.path, ids),
    headers: {
      'content-type': 'application/json',
      authorization: isInternal ? `Service ${serviceTokenFor('quoting')}` : `JWT ${tokenFor(superAdmin)}`,
    },
    payload,
  });
  return { status: reply.statusCode, code: (JSON.parse(reply.body) as { code?: string }).code };
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe.each(routes)('T23: %s', (_name, endpoint) => {
  it('takes no body over its limit, and does not read it', async () => {
    // Deliveries of events are larger than what people send.
    const limit = (endpoint.access === 'service' ? 1024 : 256) * 1024;
    expect(await send(endpoint, JSON.stringify({ a: 'x'.repeat(limit) }))).toEqual({
      status: 413,
      code: 'tooLarge',
    });
    expect(asked).toBe(0);
  });

  it('takes no deep nesting', async () => {
    for (const depth of [201, 5_000, 100_000]) {
      expect(await send(endpoint, `{"a":${nested(depth)}}`)).toEqual({ status: 400, code: 'invalid' });
    }
    expect(asked).toBe(0);
  });

  it('takes no long text, long list or large number in any field', async () => {
    const hostile = [
      JSON.stringify('x'.repeat(100_000)),
      JSON.stringify(Array.from({ length: 10_000 }, (_none, at) => at)),
      JSON.stringify(Array.from({ length: 2_000 }, () => ({ make: 'Honda', model: 'Accord' }))),
      '1e300',
      '9007199254740993',
    ];
    for (const field of fieldsOf(endpoint)) {
      for (const value of hostile) {
        const answer = await send(endpoint, `{${JSON.stringify(field)}:${value}}`);
        expect([field, value.slice(0, 20), answer]).toEqual([
          field,
          value.slice(0, 20),
          { status: 400, code: 'invalid' },
        ]);
      }
    }
    expect(asked).toBe(0);
  });

  it('takes no ten thousand keys', async () => {
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_none, at) => [`k${at}`, at]));
    expect(await send(endpoint, JSON.stringify(keys))).toEqual({ status: 400, code: 'invalid' });
    expect(asked).toBe(0);
  });
});

describe('T23: a quote', () => {
  const vehicle = { make: 'Honda', model: 'Accord', operableBool: true };

  it.each([0, 4, 1000])('of %i vehicles is refused wherever one is asked for', async (count) => {
    const body = aQuoteRequest({ vehicleQuotes: Array.from({ length: count }, () => vehicle) });
    const { commission, customerFullName, ...move } = body;
    const customer = {
      customerFullName: 'A',
      customerEmail: 'a@mail.example',
      customerPhone: '(555) 010-0142',
    };
    const replies = [
      await service.call(quotes.create, { as, body }),
      await service.call(quotes.price, { as, body }),
      await service.call(quotes.createPublic, { body: { ...move, ...customer } }),
      await service.call(quotes.update, { as, body: { quoteId: quote._id, version: 1, ...body } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(asked).toBe(0);
  });

  it('of three vehicles is made', async () => {
    const body = aQuoteRequest({ vehicleQuotes: [vehicle, vehicle, vehicle] });
    expect((await service.call(quotes.create, { as, body })).status).toBe(200);
    // Shows that the counter of the tests above works.
    expect(asked).toBeGreaterThan(0);
  });
});

describe('T23: the list of quotes', () => {
  const list = (body: object) => service.call(quotes.list, { as, body });

  it.each([5001, 1_000_000_000, 0, -1, 1.5])('refuses a limit of %d', async (limit) => {
    expect((await list({ limit })).status).toBe(400);
    expect(asked).toBe(0);
  });

  it.each([10_001, -1, 1e15])('refuses to skip %d rows', async (skip) => {
    expect((await list({ skip })).status).toBe(400);
    expect(asked).toBe(0);
  });

  it('gives 5,000 rows at most, and a cursor for the others', async () => {
    await withPortal(service.dataSource, systemScope, (manager) =>
      manager.query(
        `insert into quotes (portal_id, company_name, status, customer_full_name, pickup, delivery, pickup_text,
           delivery_text, vehicles, miles, miles_source, transport_type, price, pricing, pricing_inputs,
           pricing_version, created_at, priced_at, expires_at)
         select portal_id, company_name, status, customer_full_name, pickup, delivery, pickup_text, delivery_text,
           vehicles, miles, miles_source, transport_type, price, pricing, pricing_inputs, pricing_version,
           created_at, priced_at, expires_at
         from quotes, generate_series(1, 10100) where id = $1`,
        [quote._id],
      ),
    );
    const { body } = await list({ limit: 5000 });
    expect(body.rows).toHaveLength(5000);
    expect(body.next).not.toBeNull();
    // Counted up to 10,000; more is shown as "10,000+".
    expect(body.total).toBeNull();
    expect((await list({ limit: 5000, cursor: body.next })).body.rows).toHaveLength(5000);
  });
});

describe('T23: the database', () => {
  it('ends a statement after 5 s and a wait for a lock after 2 s', async () => {
    const [row] = await service.dataSource.query(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    );
    expect(row).toEqual({ statement: '5s', lock: '2s' });
  });

  it('that cancels a statement makes the answer "try again"', async () => {
    const create = service.dataSource.createQueryRunner.bind(service.dataSource);
    const slow = jest.spyOn(service.dataSource, 'createQueryRunner').mockImplementationOnce(() => {
      const runner = create();
      const query = runner.query.bind(runner);
      runner.query = async (statement: string) => {
        if (!/^select/i.test(statement.trim())) return query(statement);
        await query(`set local statement_timeout = '20ms'`);
        return query('select pg_sleep(10)');
      };
      return runner;
    });
    const { status, body, headers } = await service.call(quotes.list, { as, body: {} });
    slow.mockRestore();
    expect({ status, code: body.code, retryAfter: headers['retry-after'] }).toEqual({
      status: 503,
      code: 'unavailable',
      retryAfter: '2',
    });
  });
});
