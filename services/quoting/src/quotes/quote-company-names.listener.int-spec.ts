import { randomUUID } from 'node:crypto';
import { type PortalRecord, quotes } from '@overland/contracts';
import { consumeEvent, systemScope, withPortal } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { QuoteEntity } from './quote.entity.js';
import { QuoteCompanyNames } from './quote-company-names.listener.js';

const portal = aPlainPortal({ companyName: 'Lone Star Motors', version: 1 });
const kayla = aSession({ role: 'User', portalId: portal._id });
let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, portal);
  await service.call(quotes.create, { as: kayla, body: aQuoteRequest() });
});
afterAll(() => service.close());

const receive = (payload: PortalRecord) =>
  consumeEvent(service.dataSource, [names()], {
    eventId: randomUUID(),
    type: 'portal.changed',
    at: '2026-11-20T17:00:00.000Z',
    requestId: null,
    payload,
  });

const names = () => service.app.get(QuoteCompanyNames, { strict: false });
const namesListed = async () => {
  const { body } = await service.call(quotes.list, { as: kayla, body: { limit: 100 } });
  return [...new Set(body.rows.map(({ companyName }: { companyName: string }) => companyName))];
};

it('a renamed company’s quotes are listed under its newest name, also when two renames arrive out of order', async () => {
  await receive({ ...portal, version: 3, companyName: 'Lone Star Auto Group' });
  await receive({ ...portal, version: 2, companyName: 'Lone Star Autos' });
  await names().rename();
  expect(await namesListed()).toEqual(['Lone Star Auto Group']);
});

describe('the new name of a large company', () => {
  const countNamed = (companyName: string) =>
    withPortal(service.dataSource, systemScope, (manager) =>
      manager.getRepository(QuoteEntity).countBy({ portalId: portal._id, companyName }),
    );

  beforeAll(() =>
    withPortal(service.dataSource, systemScope, (manager) =>
      manager.query(`insert into quotes select (jsonb_populate_record(q, jsonb_build_object(
        'id', gen_random_uuid(), 'unique_id', nextval('quote_number')))).* from quotes q, generate_series(1, 1100)`),
    ),
  );

  it('comes to its quotes after its settings are known, however many there are', async () => {
    await receive({ ...portal, version: 4, companyName: 'Lone Star Mobility' });
    expect(await countNamed('Lone Star Mobility')).toBe(0);
    await names().rename();
    expect(await countNamed('Lone Star Mobility')).toBe(1101);
    expect(await service.dataSource.query('select * from portal_renames')).toEqual([]);
  });

  it('begins again where another one comes meanwhile', async () => {
    await receive({ ...portal, version: 5, companyName: 'Lone Star Five' });
    const stop = new AbortController();
    const half = names().rename(stop.signal);
    stop.abort();
    await half;
    expect(await countNamed('Lone Star Five')).toBe(500);
    await receive({ ...portal, version: 6, companyName: 'Lone Star Six' });
    await names().rename();
    expect(await countNamed('Lone Star Six')).toBe(1101);
  });

  it('comes to each of its quotes where two workers give it at the same time', async () => {
    await receive({ ...portal, version: 7, companyName: 'Lone Star Seven' });
    await Promise.all([names().rename(), names().rename(), names().rename()]);
    expect(await countNamed('Lone Star Seven')).toBe(1101);
    expect(await service.dataSource.query('select * from portal_renames')).toEqual([]);
  });

  it('is not written again when other settings change', async () => {
    await receive({ ...portal, version: 8, companyName: 'Lone Star Seven', portalQuoteExpirationDays: 9 });
    expect(await service.dataSource.query('select * from portal_renames')).toEqual([]);
  });
});
