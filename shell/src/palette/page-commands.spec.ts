import type { Page } from '@overland/federation';
import { addressOf, commandsFor, isNamed, readCommand } from './page-commands';

const pages: Page[] = [
  {
    path: '/order/:orderId',
    title: 'Order',
    access: 'signedIn',
    commands: [
      { label: 'Mark paid', also: 'payment', query: 'do=pay', roles: ['MCAdmin'] },
      { label: 'Send an email', query: 'do=email' },
    ],
  },
  {
    path: '/settings',
    title: 'Settings',
    access: 'superAdmin',
    commands: [{ label: 'Holidays', query: 'section=holidays' }],
  },
  { path: '/portal/:portalId', title: 'Portal', access: 'mcAdmin', commands: [{ label: 'Never offered' }] },
];
const user = { token: 't', role: 'User', portalId: 'p', isSuperAdmin: false, viewedPortalId: null } as const;
const superStaff = { ...user, role: 'MCAdmin', isSuperAdmin: true } as const;
const labels = (viewer: Parameters<typeof commandsFor>[1]) =>
  commandsFor(pages, viewer).map(({ label }) => label);

it('offers the commands of the pages that one may open, to the roles that they name', () => {
  expect(labels(superStaff)).toEqual(['Mark paid', 'Send an email', 'Holidays']);
  expect(labels({ ...superStaff, isSuperAdmin: false })).toEqual(['Mark paid', 'Send an email']);
  expect(labels(user)).toEqual(['Send an email']);
  expect(labels({ ...user, token: null })).toEqual([]);
});

it.each([
  ['mark paid #10234', { words: 'mark paid', number: '10234' }],
  ['Mark Paid', { words: 'mark paid', number: '' }],
  ['10234', { words: '10234', number: '' }],
])('reads "%s" as words and number', (text, read) => {
  expect(readCommand(text)).toEqual(read);
});

it.each([
  ['mark', true],
  ['paid mark', true],
  ['payment', true],
  ['mark unpaid', false],
  ['m', false],
])('finds Mark paid by "%s": %s', (words, isFound) => {
  expect(isNamed({ label: 'Mark paid', also: 'payment' }, words)).toBe(isFound);
});

it('leads to the thing with what is to be done there', () => {
  const [paid] = commandsFor(pages, superStaff);
  expect(paid && addressOf(paid, 'o1')).toBe('/order/o1?do=pay');
});
