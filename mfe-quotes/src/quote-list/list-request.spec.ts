import { defaultsFor, listRequest, pageSize } from './list-request';

const state = { search: '', sort: { key: 'uniqueId', order: -1 }, filters: {} } as const;
const all = { viewedAs: null, seesAll: true };

describe('the request of the quotes list', () => {
  it('begins with the newest number', () => {
    expect(listRequest(state, all)).toMatchObject({
      sortby: 'uniqueId',
      sortorder: -1,
      limit: 150,
      portalId: null,
    });
  });
  it('carries the filters of the address', () => {
    const filters = {
      status: ['Saved'],
      transport: ['WHITEGLOVE'],
      created: ['2026-11-01', ''],
      expiry: ['soon'],
      followUp: ['due'],
      company: ['p1'],
    };
    expect(listRequest({ ...state, filters }, all)).toMatchObject({
      status: ['Saved'],
      transportType: ['WHITEGLOVE'],
      dateStart: '2026-11-01',
      dateEnd: null,
      expiry: 'soon',
      followUp: 'due',
      portalId: 'p1',
      limit: 5000,
    });
  });
  it('prefers the portal viewed as over the chosen company', () => {
    const request = listRequest(
      { ...state, filters: { company: ['p1'] } },
      { viewedAs: 'p2', seesAll: true },
    );
    expect(request).toMatchObject({ portalId: 'p2', limit: 1500 });
  });
  it('sorts all companies by what has an index only, and one company by every column', () => {
    const byPrice = { ...state, sort: { key: 'price', order: 1 } } as const;
    expect(listRequest(byPrice, all).sortby).toBe('uniqueId');
    expect(listRequest(byPrice, { viewedAs: null, seesAll: false }).sortby).toBe('price');
    expect(listRequest({ ...byPrice, filters: { company: ['p1'] } }, all).sortby).toBe('price');
  });
  it('begins with what expires next, or expired last, where one company is listed', () => {
    const soon = { ...state, ...defaultsFor('soon') };
    expect(listRequest(soon, { viewedAs: null, seesAll: false })).toMatchObject({
      sortby: 'expiresAt',
      sortorder: 1,
    });
    expect(listRequest(soon, all)).toMatchObject({ sortby: 'uniqueId', sortorder: -1 });
    expect(defaultsFor('justExpired').sort).toEqual({ key: 'expiresAt', order: -1 });
  });
  it('leaves out what an odd address asks for', () => {
    const odd = {
      search: '',
      sort: { key: 'password', order: 1 },
      filters: { status: ['Lost'], created: ['soon', '2027-02-30'] },
    } as const;
    expect(listRequest(odd, all)).toMatchObject({
      sortby: 'uniqueId',
      status: [],
      dateStart: null,
      dateEnd: null,
    });
  });
});

test('a page holds 150 rows, 1500 when viewing as a portal, 5000 for a chosen company', () => {
  expect(pageSize({ viewedAs: null, company: null })).toBe(150);
  expect(pageSize({ viewedAs: 'p', company: null })).toBe(1500);
  expect(pageSize({ viewedAs: null, company: 'p' })).toBe(5000);
});
