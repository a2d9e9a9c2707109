import { listRequest } from './list-request';

const newest = { search: '', sort: { key: 'uniqueId', order: -1 }, filters: {} } as const;

describe('the request of the orders list', () => {
  it('begins with the newest number', () => {
    expect(listRequest(newest, { viewedAs: null })).toMatchObject({
      sortby: 'uniqueId',
      sortorder: -1,
      limit: 150,
      portalId: null,
      status: [],
    });
  });
  it('carries search, filters and the portal viewed as', () => {
    const filters = { status: ['Picked Up'], transport: ['ENCLOSED'], created: ['2026-11-01', ''] };
    expect(listRequest({ ...newest, search: 'bell', filters }, { viewedAs: 'p2' })).toMatchObject({
      searchText: 'bell',
      status: ['Picked Up'],
      transportType: ['ENCLOSED'],
      dateStart: '2026-11-01',
      dateEnd: null,
      portalId: 'p2',
    });
  });
  it('is of days of delivery, a carrier and what is overdue', () => {
    const filters = { pickup: ['overdue'], delivery: ['2026-11-01', '2026-11-05'], carrier: ['Swift'] };
    expect(listRequest({ ...newest, filters }, { viewedAs: null })).toMatchObject({
      overdue: ['pickup'],
      pickupStart: null,
      deliveryStart: '2026-11-01',
      deliveryEnd: '2026-11-05',
      carrier: 'Swift',
    });
    const late = { ...newest, filters: { delivery: ['overdue'] } };
    expect(listRequest(late, { viewedAs: null })).toMatchObject({
      overdue: ['delivery'],
      deliveryStart: null,
    });
  });
  it('is of one company, and of the portal viewed as before any company', () => {
    const one = { ...newest, filters: { company: ['p3'] } };
    expect(listRequest(one, { viewedAs: null }).portalId).toBe('p3');
    expect(listRequest(one, { viewedAs: 'p2' }).portalId).toBe('p2');
  });
  it('is of the level, the distance and the open claims that a report leads to', () => {
    const behind = { ...newest, filters: { level: ['3'], distance: ['12'], claim: ['open'] } };
    const found = { serviceLevel: [3], mileageBand: 12, openClaim: true };
    expect(listRequest(behind, { viewedAs: null })).toMatchObject(found);
    const odd = { ...newest, filters: { level: ['2'], distance: ['13'] } };
    expect(listRequest(odd, { viewedAs: null })).toMatchObject({ serviceLevel: [], mileageBand: null });
  });
  it('leaves out what an odd address asks for', () => {
    const odd = {
      search: '',
      sort: { key: 'password', order: 1 },
      filters: { status: ['Lost'], transport: ['BOAT'], created: ['soon', '2026-99-99'] },
    } as const;
    expect(listRequest(odd, { viewedAs: null })).toMatchObject({
      sortby: 'uniqueId',
      status: [],
      transportType: [],
      dateStart: null,
      dateEnd: null,
    });
  });
});
