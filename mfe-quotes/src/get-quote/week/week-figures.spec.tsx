import { type HomeFigures, insight } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { WeekOfStaff } from './week-figures';

const week: HomeFigures['week'] = {
  from: '2026-11-23',
  to: '2026-11-29',
  quotes: 40,
  booked: 12,
  conversion: 30,
  orders: 14,
  revenue: 23_800,
  pickup: { onTime: 9, late: 1, overdue: 0, percent: 90 },
  delivery: { onTime: 0, late: 0, overdue: 0, percent: null },
  rating: 4.66,
  surveys: 3,
};
const home: HomeFigures = {
  portalId: null,
  timeZone: 'America/New_York',
  week,
  weekBefore: { ...week, quotes: 32, revenue: 28_000 },
  cod: { orders: 5, amount: 7_915 },
};
const answering = (body: HomeFigures) => new FakeServer().answer(insight.home, { body });
const open = (role: 'User' | 'MCAdmin', server = answering(home)) =>
  openPage(<WeekOfStaff />, { server, session: { role, userId: 'u', portalId: 'p' } });
const figures = async () => {
  const section = screen.getByRole('region', { name: 'The week in figures' });
  await waitFor(() => expect(section).toHaveAttribute('aria-busy', 'false'));
  return within(section);
};

it('shows the week in figures, each with the way to what it counts', async () => {
  open('MCAdmin');
  const links = (await figures()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Quotes40+25% from 32',
    'Conversion30%12 booked',
    'Revenue$23,80014 orders, −15%',
    'Pickup on time90%9 of 10',
    'Delivery on time–None due yet',
    'COD outstanding$7,9155 orders',
    'Rating4.7 of 53 surveys',
  ]);
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
    '/quotes',
    '/reports',
    '/orders',
    '/reports',
    '/reports',
    '/orders',
    '/survey',
  ]);
  expect(links[1]).toHaveAttribute('href', '/reports?report=conversion&from=2026-11-23&to=2026-11-29');
  expect(
    screen.getByText(
      'All companies: Nov 23 – Nov 29, compared with the week before until the same day and time',
    ),
  ).toBeVisible();
});

it.each([
  ['User', 'Your whole company'],
  ['MCAdmin', 'This company'],
] as const)('says to a %s whose figures they are: %s', async (role, whose) => {
  open(role, answering({ ...home, portalId: 'p' }));
  await figures();
  expect(screen.getByText(new RegExp(`^${whose}: Nov 23`))).toBeVisible();
});

it('leads a user to no page of administrators', async () => {
  open('User');
  const links = (await figures()).getAllByRole('link');
  const addresses = links.map((link) => link.getAttribute('href') ?? '');
  expect(addresses.filter((to) => to.startsWith('/reports') || to.startsWith('/survey'))).toEqual([]);
  expect(addresses).toHaveLength(4);
});

it('holds the place of each figure while these are read', async () => {
  const { server } = open(
    'MCAdmin',
    new FakeServer().answer(insight.home, () => new Promise(() => {})),
  );
  await waitFor(() => expect(server.callsOf(insight.home)).toHaveLength(1));
  const waiting = screen.getByRole('region', { name: 'The week in figures' });
  expect(waiting).toHaveAttribute('aria-busy', 'true');
  expect(within(waiting).getAllByRole('listitem')).toHaveLength(7);
});

it('stays away where the figures cannot be read', async () => {
  const { server } = open('User', new FakeServer());
  await waitFor(() => expect(server.callsOf(insight.home)).toHaveLength(1));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'The week in figures' })).not.toBeInTheDocument(),
  );
});
