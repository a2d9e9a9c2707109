import { randomUUID } from 'node:crypto';
import { type PortalRecord, quotes } from '@overland/contracts';
import { consumeEvent } from '@overland/service-kit';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { CompanyNames } from './company-names.js';

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
  consumeEvent(service.dataSource, [service.app.get(CompanyNames, { strict: false })], {
    eventId: randomUUID(),
    type: 'portal.changed',
    at: '2026-11-20T17:00:00.000Z',
    requestId: null,
    payload,
  });

it('a renamed company’s quotes are listed under its newest name, also when two renames arrive out of order', async () => {
  await receive({ ...portal, version: 3, companyName: 'Lone Star Auto Group' });
  await receive({ ...portal, version: 2, companyName: 'Lone Star Autos' });
  const { body } = await service.call(quotes.list, { as: kayla, body: {} });
  expect(body.rows.map(({ companyName }: { companyName: string }) => companyName)).toEqual([
    'Lone Star Auto Group',
  ]);
});
