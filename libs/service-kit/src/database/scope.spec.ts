import { aSession } from '../testing/sessions.js';
import { portalFilter, portalOf, portalScope, systemScope } from './scope.js';

const staff = aSession({ role: 'MCAdmin', portalId: 'own' });

it.each(['Admin', 'User'] as const)('a %s sees the own portal alone, whatever is asked for', (role) => {
  const session = aSession({ role, portalId: 'own' });
  expect(portalScope(session)).toEqual({ portalId: 'own' });
  expect(portalScope(session, 'other')).toEqual({ portalId: 'own' });
});

it('MCAdmin sees all portals, or the one viewed as', () => {
  expect(portalScope(staff)).toEqual({ all: true });
  expect(portalScope(staff, '')).toEqual({ all: true });
  expect(portalScope(staff, 'other')).toEqual({ portalId: 'other' });
});

it('a scope of one portal filters by it, one of all by nothing', () => {
  expect([portalFilter({ portalId: 'own' }), portalOf({ portalId: 'own' })]).toEqual([
    { portalId: 'own' },
    'own',
  ]);
  expect([portalFilter(systemScope), portalOf(systemScope)]).toEqual([{}, null]);
});
