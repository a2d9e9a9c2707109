import { judge, type Page, type SidebarVisitor, sidebarPages, type Verdict } from '@overland/federation';
import { pages as adminPages } from '../../mfe-admin/src/pages.js';
import { pages as orderPages } from '../../mfe-orders/src/pages.js';
import { pages as publicPages } from '../../mfe-public/src/pages.js';
import { pages as quotePages } from '../../mfe-quotes/src/pages.js';
import { pages as shellPages } from '../../shell/src/pages.js';

const pages: Page[] = [...shellPages, ...quotePages, ...orderPages, ...adminPages, ...publicPages];

const nobody: SidebarVisitor = {
  token: null,
  role: null,
  portalId: null,
  isSuperAdmin: null,
  viewedPortalId: null,
  customerPortalId: 'special',
};
const user: SidebarVisitor = { ...nobody, token: 't', role: 'User', portalId: 'own', isSuperAdmin: false };
const admin: SidebarVisitor = { ...user, role: 'Admin' };
const mcAdmin: SidebarVisitor = { ...user, role: 'MCAdmin' };
const superAdmin: SidebarVisitor = { ...mcAdmin, isSuperAdmin: true };

type Row = [nobody: Verdict, user: Verdict, admin: Verdict, mcAdmin: Verdict, superAdmin: Verdict];
const anyone: Row = ['open', 'open', 'open', 'open', 'open'];
const signedIn: Row = ['signIn', 'open', 'open', 'open', 'open'];
const adminOrMCAdmin: Row = ['signIn', 'forbidden', 'open', 'open', 'open'];
const mcAdminOnly: Row = ['signIn', 'forbidden', 'forbidden', 'open', 'open'];
const superAdminOnly: Row = ['signIn', 'forbidden', 'forbidden', 'forbidden', 'open'];

const table: ReadonlyArray<[path: string, row: Row]> = [
  ['/', anyone],
  ['/login', anyone],
  ['/auth', anyone],
  ['/forgot-password', anyone],
  ['/reset-password', anyone],
  ['/reset-password/abc', anyone],
  ['/second-step', anyone],
  ['/quote/public/1', anyone],
  ['/quote/public/1/book', anyone],
  ['/driver-location/abc', anyone],
  ['/terms', anyone],
  ['/terms/1/2', anyone],
  ['/terms/1/2/abc', anyone],
  ['/track-order', anyone],
  ['/order-status', anyone],
  ['/order-status/abc', anyone],
  ['/carriers', anyone],
  ['/customer-survey', anyone],
  ['/customer-survey/1', anyone],
  ['/unsubscribe/abc', anyone],
  ['/no-more-reminders/abc', anyone],
  ['/get-quote', signedIn],
  ['/quote', signedIn],
  ['/quotes', signedIn],
  ['/quotes/import', signedIn],
  ['/quotes/import/1', signedIn],
  ['/quote/1', signedIn],
  ['/quote/1/edit', signedIn],
  ['/orders', signedIn],
  ['/orders/book', signedIn],
  ['/orders/book/1', signedIn],
  ['/orders/import', signedIn],
  ['/orders/import/1', signedIn],
  ['/order/1', signedIn],
  ['/order/1/edit', signedIn],
  ['/addresses', signedIn],
  ['/account', signedIn],
  ['/notices', signedIn],
  ['/users', adminOrMCAdmin],
  ['/users/new', adminOrMCAdmin],
  ['/users/new-user', adminOrMCAdmin],
  ['/users/import', adminOrMCAdmin],
  ['/users/import/1', adminOrMCAdmin],
  ['/user/1', adminOrMCAdmin],
  ['/audit', adminOrMCAdmin],
  ['/portal/own/settings', adminOrMCAdmin],
  ['/survey', adminOrMCAdmin],
  ['/portals', mcAdminOnly],
  ['/portals/new', mcAdminOnly],
  ['/portal/1', mcAdminOnly],
  ['/portal/other/settings', mcAdminOnly],
  ['/order-terms', mcAdminOnly],
  ['/order-terms/1', mcAdminOnly],
  ['/reports', signedIn],
  ['/cod', mcAdminOnly],
  ['/survey/1', mcAdminOnly],
  ['/settings', superAdminOnly],
];

describe.each(table)('the page %s', (path, row) => {
  it.each([
    ['nobody', nobody, row[0]],
    ['a User', user, row[1]],
    ['an Admin', admin, row[2]],
    ['an MCAdmin', mcAdmin, row[3]],
    ['a super admin', superAdmin, row[4]],
  ])('for %s', (_, visitor, verdict) => {
    expect(judge(path, pages, visitor)).toBe(verdict);
  });
});

it('has a table row for every page', () => {
  const covered = (page: Page) => table.some(([path]) => judge(path, [page], superAdmin) !== 'unknown');
  expect(pages.filter((page) => !covered(page))).toEqual([]);
});

it('waits for the signed-in user before it allows or refuses settings', () => {
  expect(judge('/settings', pages, { ...mcAdmin, isSuperAdmin: null })).toBe('wait');
});

it.each(['/nowhere', '/quotes/1', '/order/1/2', '/login/x'])('knows no page at %s', (path) => {
  expect(judge(path, pages, superAdmin)).toBe('unknown');
});

it('reads a trailing slash as the same page', () => {
  expect(judge('/users/', pages, user)).toBe('forbidden');
});

it('refuses a page with an unknown access rule, such as one from a newer area', () => {
  const page = { path: '/new', title: 'New', access: 'auditor' } as unknown as Page;
  expect(judge('/new', [page], superAdmin)).toBe('forbidden');
});

it('has no duplicate paths, and each page belongs under an existing one', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { under } of pages) if (under) expect(paths).toContain(under);
});

describe('the sidebar', () => {
  const labels = (visitor: SidebarVisitor) =>
    sidebarPages(pages, visitor).map(({ sidebar }) => sidebar.label);

  it('of a User has no Surveys and nothing to administer', () => {
    expect(labels(user)).toEqual(['Quotes', 'Orders', 'Addresses', 'Reports']);
  });

  it('of an Admin has Surveys, Reports, Users and the settings of their own portal', () => {
    expect(labels(admin)).toEqual([
      'Quotes',
      'Orders',
      'Addresses',
      'Surveys',
      'Reports',
      'Users',
      'Audit',
      'Portal Settings',
    ]);
  });

  const everything = [
    'Quotes',
    'Orders',
    'Addresses',
    'COD',
    'Surveys',
    'Reports',
    'Portals',
    'Order Terms',
    'Users',
    'Audit',
  ];

  it('of an MCAdmin who views all portals has COD and Portals', () => {
    expect(labels(mcAdmin)).toEqual(everything);
  });

  it('of an MCAdmin who views one portal hides COD, Portals and Settings', () => {
    expect(labels({ ...superAdmin, viewedPortalId: 'other' })).toEqual([
      'Quotes',
      'Orders',
      'Addresses',
      'Surveys',
      'Reports',
      'Users',
      'Audit',
    ]);
  });

  it('of an MCAdmin who views the customer portal has them again', () => {
    expect(labels({ ...mcAdmin, viewedPortalId: 'special' })).toEqual(everything);
  });

  it('has Global Settings only for a super admin', () => {
    expect(labels(superAdmin)).toEqual([...everything, 'Settings']);
  });

  it('is empty without a user', () => {
    expect(labels(nobody)).toEqual([]);
  });
});
