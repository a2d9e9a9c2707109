import { judge, safeReturn, type Verdict, type Visitor } from './guards';

const signedIn = { token: 't', portalId: 'own', isSuperAdmin: false };
const nobody: Visitor = { token: null, role: null, portalId: null, isSuperAdmin: null };
const user: Visitor = { ...signedIn, role: 'User' };
const admin: Visitor = { ...signedIn, role: 'Admin' };
const mcAdmin: Visitor = { ...signedIn, role: 'MCAdmin' };
const superAdmin: Visitor = { ...mcAdmin, isSuperAdmin: true };

type Row = [who: Verdict, user: Verdict, admin: Verdict, mcAdmin: Verdict, superAdmin: Verdict];
const anyone: Row = ['open', 'open', 'open', 'open', 'open'];
const signedInOnly: Row = ['signIn', 'open', 'open', 'open', 'open'];
const adminOrMCAdmin: Row = ['signIn', 'forbidden', 'open', 'open', 'open'];
const mcAdminOnly: Row = ['signIn', 'forbidden', 'forbidden', 'open', 'open'];
const superAdminOnly: Row = ['signIn', 'forbidden', 'forbidden', 'forbidden', 'open'];

const table: ReadonlyArray<[path: string, row: Row]> = [
  ['/', anyone],
  ['/login', anyone],
  ['/auth', anyone],
  ['/forgot-password', anyone],
  ['/reset-password/abc', anyone],
  ['/quote/public/1', anyone],
  ['/quote/public/1/book', anyone],
  ['/terms', anyone],
  ['/terms/1/2', anyone],
  ['/track-order', anyone],
  ['/order-status', anyone],
  ['/carriers', anyone],
  ['/customer-survey', anyone],
  ['/customer-survey/1', anyone],
  ['/get-quote', signedInOnly],
  ['/quote', signedInOnly],
  ['/quotes', signedInOnly],
  ['/quote/1', signedInOnly],
  ['/quote/1/edit', signedInOnly],
  ['/orders', signedInOnly],
  ['/orders/book/1', signedInOnly],
  ['/order/1', signedInOnly],
  ['/account', signedInOnly],
  ['/users', adminOrMCAdmin],
  ['/users/new', adminOrMCAdmin],
  ['/users/new-user', adminOrMCAdmin],
  ['/user/1', adminOrMCAdmin],
  ['/portal/own/settings', adminOrMCAdmin],
  ['/survey', adminOrMCAdmin],
  ['/portals', mcAdminOnly],
  ['/portals/new', mcAdminOnly],
  ['/portal/1', mcAdminOnly],
  ['/portal/other/settings', mcAdminOnly],
  ['/reports', mcAdminOnly],
  ['/cod', mcAdminOnly],
  ['/survey/1', mcAdminOnly],
  ['/settings', superAdminOnly],
];

describe.each(table)('%s', (path, row) => {
  it.each([
    ['nobody', nobody, row[0]],
    ['a User', user, row[1]],
    ['an Admin', admin, row[2]],
    ['an MCAdmin', mcAdmin, row[3]],
    ['a super admin', superAdmin, row[4]],
  ])('for %s', (_, visitor, verdict) => {
    expect(judge(path, visitor)).toBe(verdict);
  });
});

it('waits for the own user before settings are refused or opened', () => {
  expect(judge('/settings', { ...mcAdmin, isSuperAdmin: null })).toBe('wait');
});

it.each(['/nowhere', '/quotes/1', '/order/1/2', '/login/x'])('knows no page at %s', (path) => {
  expect(judge(path, superAdmin)).toBe('unknown');
});

it('reads a trailing slash as the same page', () => {
  expect(judge('/reports/', user)).toBe('forbidden');
});

describe('the address after signing in', () => {
  it('is the one that was asked for', () => {
    expect(safeReturn('/orders?status=New')).toBe('/orders?status=New');
  });
  it.each([
    null,
    undefined,
    '',
    '/',
    '/login',
    '/reset-password/x',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
  ])('is the landing page instead of %j', (address) => {
    expect(safeReturn(address)).toBe('/get-quote');
  });
});
