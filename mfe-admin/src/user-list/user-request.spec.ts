import { userRequest } from './user-request';

const state = { search: '', sort: { key: 'lastName', order: 1 } } as const;

describe('the request of the users list', () => {
  it('asks for the portal viewed as, and for no portal otherwise', () => {
    expect(userRequest(state, { viewedAs: 'p1' })).toMatchObject({ portalId: 'p1', limit: '1500' });
    expect(userRequest(state, { viewedAs: null })).not.toHaveProperty('portalId');
  });
  it('carries search and sort of the address', () => {
    const request = userRequest({ search: 'bell', sort: { key: 'email', order: -1 } }, { viewedAs: null });
    expect(request).toMatchObject({ searchText: 'bell', sortby: 'email', sortorder: '-1' });
  });
  it('sorts by last name where the address asks for something no list knows', () => {
    const odd = { ...state, sort: { key: 'password', order: 1 } } as const;
    expect(userRequest(odd, { viewedAs: null }).sortby).toBe('lastName');
  });
});
