import { listDefaults, userRequest } from './user-request';

const state = { search: '', ...listDefaults };
const all = { viewedAs: null, seesAll: true };
const own = { viewedAs: null, seesAll: false };

describe('the request of the users list', () => {
  it('asks for the portal viewed as, and for no portal otherwise', () => {
    const request = userRequest(state, { viewedAs: 'p1', seesAll: false });
    expect(request).toMatchObject({ portalId: 'p1', limit: '1500' });
    expect(userRequest(state, all)).not.toHaveProperty('portalId');
  });
  it('asks for the active and the invited, unless others are chosen', () => {
    expect(userRequest(state, all).status).toBe('Active,Invited');
    const archived = { ...state, filters: { status: ['Archived'], role: ['Admin'] } };
    expect(userRequest(archived, all)).toMatchObject({ status: 'Archived', role: 'Admin' });
    expect(userRequest({ ...state, filters: {} }, all)).not.toHaveProperty('status');
  });
  it('takes a company of the address only where all companies are seen', () => {
    const chosen = { ...state, filters: { company: ['p2'] } };
    expect(userRequest(chosen, all).portalId).toBe('p2');
    expect(userRequest(chosen, own)).not.toHaveProperty('portalId');
    expect(userRequest(chosen, { viewedAs: 'p1', seesAll: false }).portalId).toBe('p1');
  });
  it('carries search and sort of the address', () => {
    const request = userRequest({ ...state, search: 'bell', sort: { key: 'email', order: -1 } }, all);
    expect(request).toMatchObject({ searchText: 'bell', sortby: 'email', sortorder: '-1' });
  });
  it('sorts by last name where the address asks for something no list knows', () => {
    expect(userRequest({ ...state, sort: { key: 'password', order: 1 } }, all).sortby).toBe('lastName');
  });
});
