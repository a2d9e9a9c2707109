import { auditRequest, listDefaults } from './audit-request';

const state = { search: '', ...listDefaults };
const all = { viewedAs: null };

describe('the request of the audit trail', () => {
  it('asks for everything, newest first', () => {
    expect(auditRequest(state, all)).toEqual({
      searchText: '',
      sortby: 'at',
      sortorder: '-1',
      limit: '150',
    });
  });
  it('asks for the actions of the chosen kinds, and for none of a kind that does not exist', () => {
    const filters = { kind: ['Sessions', 'Settings', 'Rockets'] };
    expect(auditRequest({ ...state, filters }, all).action).toBe(
      'session.confirmed,session.ended,sessions.ended,settings.changed,terms.changed',
    );
    expect(auditRequest({ ...state, filters: { kind: ['Rockets'] } }, all)).not.toHaveProperty('action');
  });
  it('carries days, person and company of the address', () => {
    const filters = { when: ['2026-11-01', '2026-11-20'], person: ['u1'], company: ['p1'] };
    expect(auditRequest({ ...state, filters }, all)).toMatchObject({
      dateStart: '2026-11-01',
      dateEnd: '2026-11-20',
      userId: 'u1',
      portalId: 'p1',
    });
  });
  it('leaves out a day that is none', () => {
    const filters = { when: ['2026-02-31', ''] };
    expect(auditRequest({ ...state, filters }, all)).not.toHaveProperty('dateStart');
  });
  it('asks for the portal viewed as, whatever company the address names', () => {
    const filters = { company: ['p2'] };
    expect(auditRequest({ ...state, filters }, { viewedAs: 'p1' }).portalId).toBe('p1');
  });
});
