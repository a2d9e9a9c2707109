import { portalRequest } from './portal-request';

const state = { search: '', sort: { key: 'companyName', order: 1 } } as const;

describe('the request of the portals list', () => {
  it('carries search and sort of the address', () => {
    expect(portalRequest({ search: 'lone', sort: { key: 'users', order: -1 } })).toMatchObject({
      searchText: 'lone',
      sortby: 'users',
      sortorder: '-1',
    });
  });
  it('sorts by company where the address asks for something no list knows', () => {
    expect(portalRequest({ ...state, sort: { key: 'discount', order: 1 } }).sortby).toBe('companyName');
  });
  it('cuts a search that the server would refuse', () => {
    expect(portalRequest({ ...state, search: 'x'.repeat(140) }).searchText).toHaveLength(100);
  });
});
