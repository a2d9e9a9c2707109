import { quotes } from '@overland/contracts';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const lone = aPlainPortal();
const north = aPlainPortal({ companyName: 'Northgate Relocation' });
const kayla = aSession({ role: 'User', portalId: lone._id });
const wes = aSession({ role: 'User', portalId: lone._id });
const dana = aSession({ role: 'MCAdmin', portalId: north._id });

let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, lone, north);
  await create(kayla, { customerFullName: 'Grace Lindqvist' });
  await create(dana, { portalId: lone._id, customerFullName: 'Rosa Vega' });
  await create(dana, { portalId: north._id, customerFullName: 'Hugo Stern' });
});
afterAll(() => service.close());

const create = (as: typeof kayla, changes: object) =>
  service.call(quotes.create, { as, body: aQuoteRequest(changes) });
const customersOf = async (as: typeof kayla, query = {}) =>
  (await service.call(quotes.recent, { as, query })).body.customers;

describe('recent routes, vehicles and customers', () => {
  it('are those of the person’s own quotes, not of a colleague’s', async () => {
    expect(await customersOf(kayla)).toEqual(['Grace Lindqvist']);
    expect(await customersOf(wes)).toEqual([]);
  });

  it('are those of the portal viewed as, for an MCAdmin alone', async () => {
    expect(await customersOf(dana)).toEqual(['Hugo Stern', 'Rosa Vega']);
    expect(await customersOf(dana, { portalId: lone._id })).toEqual(['Rosa Vega']);
    expect(await customersOf(kayla, { portalId: north._id })).toEqual(['Grace Lindqvist']);
  });
});
