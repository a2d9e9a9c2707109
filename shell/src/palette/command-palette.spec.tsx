import { type OrderRow, orders, portals, type QuoteRow, quotes, users } from '@overland/contracts';
import type { Page } from '@overland/federation';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useLocation, usePageKeys, useSession, useViewAs } from '@overland/web';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useAreas } from '../app/areas';
import { CommandPalette } from './command-palette';
import { useRecentChoices } from './recent-choices';

const portalId = '5f0c7b1e-9d0a-4a39-9c46-1d6b0c1a0001';
const pages: Page[] = [
  {
    path: '/quotes',
    title: 'Quotes',
    access: 'signedIn',
    sidebar: { label: 'Quotes', icon: 'quotes', order: 10 },
  },
  {
    path: '/orders',
    title: 'Orders',
    access: 'signedIn',
    sidebar: { label: 'Orders', icon: 'orders', order: 20 },
  },
  { path: '/cod', title: 'COD', access: 'mcAdmin', sidebar: { label: 'COD', icon: 'cod', order: 30 } },
];

const anOrder = (change: Partial<OrderRow> = {}): OrderRow => ({
  _id: '5f0c7b1e-9d0a-4a39-9c46-1d6b0c1a0002',
  uniqueId: 20117,
  portalId,
  companyName: 'Lone Star Motors',
  customerFullName: 'Jane Doe',
  pickup: 'Dallas, TX',
  delivery: 'Denver, CO',
  vehicles: ['2021 Honda Accord', '2020 Ford F-150'],
  status: 'New',
  sdStatus: 'new',
  sdStatusLabel: 'New Booking',
  transportType: 'OPEN',
  paymentType: 'COD',
  paid: false,
  price: 1465,
  pickupScheduledAt: '2026-11-24',
  deliveryScheduledAt: '2026-11-28',
  createdAt: '2026-11-20T17:00:00.000Z',
  ownerId: null,
  ownerName: '',
  ...change,
});
const aQuote = (change: Partial<QuoteRow> = {}): QuoteRow => ({
  _id: '5f0c7b1e-9d0a-4a39-9c46-1d6b0c1a0003',
  uniqueId: 10117,
  status: 'Saved',
  portalId,
  companyName: 'Lone Star Motors',
  customerFullName: 'Jane Smith',
  pickup: 'Austin, TX',
  delivery: 'Boise, ID',
  vehicles: ['2021 Honda Accord'],
  transportType: 'OPEN',
  miles: 1600,
  price: 1300,
  createdAt: '2026-11-20T17:00:00.000Z',
  ownerId: null,
  ownerName: '',
  expiresAt: '2026-12-20T17:00:00.000Z',
  followedUpAt: null,
  mailedAt: null,
  answeredAt: null,
  emailDueAt: null,
  orderId: null,
  orderState: null,
  orderPrice: null,
  ...change,
});
const listOf = <Row,>(rows: Row[], total: number | null = rows.length) => ({
  body: { rows, total, next: null, totalPrice: 0 },
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{pathname + search}</output>
      <Note />
      <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** A page with a step that gives the focus to its field, and that counts what it did. */
function Note() {
  const [written, setWritten] = useState(0);
  const write = () => {
    setWritten(written + 1);
    document.querySelector('textarea')?.focus();
  };
  usePageKeys([
    { key: 't', label: 'Add a note', run: write },
    { label: 'Hand over', run: () => undefined },
  ]);
  return <textarea aria-label={`Note ${written}`} />;
}

interface Opening {
  companies?: { _id: string; companyName: string }[];
  server?: FakeServer;
  role?: 'User' | 'MCAdmin';
}

async function openPalette({ server = new FakeServer(), role = 'User', companies = [] }: Opening = {}) {
  if (server.isReachable) server.answer(portals.list, listOf(companies));
  const opened = openPage(<Opener />, {
    path: '*',
    at: '/start',
    server,
    session: { role, portalId, userId: 'u1' },
  });
  await opened.user.click(screen.getByRole('button', { name: 'Open' }));
  return {
    ...opened,
    field: await within(await screen.findByRole('dialog', { name: 'Search' })).findByRole('combobox', {
      name: 'Search',
    }),
  };
}

const found = () =>
  new FakeServer().answer(orders.list, listOf([anOrder()])).answer(quotes.list, listOf([aQuote()]));
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const address = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  useAreas.setState({ areas: [{ name: 'mfe', version: '1', entry: '/mfe.js', pages }] });
  useRecentChoices.getState().clear();
  useViewAs.getState().viewAs(null);
});

it('offers the pages that the role may open', async () => {
  await openPalette();
  const inPages = within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option');
  expect(inPages.map(({ textContent }) => textContent)).toEqual(['Get Quote', 'Quotes', 'Orders', 'Account']);
});

it('offers the steps of the open page first, and takes one as it stands now', async () => {
  const { user, field } = await openPalette({ server: found() });
  expect(names().slice(0, 2)).toEqual(['Add a notet', 'Hand over']);
  await user.type(field, 'NOTE{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Note 1')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'note{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Note 2')).toHaveFocus());
});

it('shows before anything is typed what can be typed', async () => {
  bring(withCommands);
  await openPalette({ role: 'MCAdmin' });
  const commands = within(screen.getByRole('group', { name: 'Commands' })).getAllByRole('option');
  expect(commands.map(({ textContent }) => textContent)).toEqual(['Mark paid …Type the number of the order']);
});

it('finds Get Quote by what people call it', async () => {
  const { user, field } = await openPalette({ server: found() });
  await user.type(field, 'new quote');
  expect(names()).toContain('Get Quote');
});

it('offers MCAdmin the pages of MCAdmin, too', async () => {
  await openPalette({ role: 'MCAdmin' });
  expect(names()).toContain('COD');
});

it('finds pages, orders and quotes, in groups, and opens one by keyboard', async () => {
  const { user, field } = await openPalette({ server: found() });
  await user.type(field, 'Jane');
  const inOrders = within(await screen.findByRole('group', { name: 'Orders' }));
  inOrders.getByRole('option', {
    name: /#20117 Jane Doe.*Dallas, TX to Denver, CO.*Honda Accord \+1.*New Booking/,
  });
  within(screen.getByRole('group', { name: 'Quotes' })).getByRole('option', { name: /#10117 Jane Smith/ });
  expect(field).toHaveAttribute('aria-activedescendant', inOrders.getByRole('option').id);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe(`/quote/${aQuote()._id}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks once for what was typed without a pause, and not for a single letter', async () => {
  const { user, field, server } = await openPalette({ server: found() });
  await user.type(field, 'J');
  expect(screen.getByRole('status')).not.toHaveTextContent('Searching');
  await user.type(field, 'ane');
  await screen.findByRole('group', { name: 'Orders' });
  expect(server.callsOf(orders.list).map(({ body }) => (body as { searchText: string }).searchText)).toEqual([
    'Jane',
  ]);
});

it('asks for a number of one digit', async () => {
  const { user, field, server } = await openPalette({ server: found() });
  await user.type(field, '7');
  await waitFor(() => expect(server.callsOf(orders.list)).toHaveLength(1));
});

it('asks for the portal viewed as', async () => {
  useViewAs.getState().viewAs(portalId);
  const { user, field, server } = await openPalette({ server: found(), role: 'MCAdmin' });
  await user.type(field, 'Jane');
  await screen.findByRole('group', { name: 'Orders' });
  for (const list of [orders.list, quotes.list]) {
    expect(server.callsOf(list)[0]?.body).toMatchObject({ portalId });
  }
});

it('shows a number that was typed in full first, and the way to all that were found', async () => {
  const others = [6, 5, 4, 3, 2].map((at) => anOrder({ _id: `${at}`, uniqueId: 201170 + at }));
  const server = new FakeServer()
    .answer(orders.list, listOf([...others, anOrder()], 37))
    .answer(quotes.list, listOf([]));
  const { user, field } = await openPalette({ server });
  await user.type(field, '#20117');
  const rows = within(await screen.findByRole('group', { name: 'Orders' })).getAllByRole('option');
  expect(rows).toHaveLength(6);
  expect(rows[0]).toHaveTextContent('#20117 Jane Doe');
  await user.click(screen.getByRole('option', { name: 'All 37 orders found' }));
  expect(address()).toBe('/orders?q=%2320117');
  expect(useRecentChoices.getState().choices).toEqual([]);
});

it('opens in a new tab with Ctrl and Enter', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, field } = await openPalette();
  await user.type(field, 'orders');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/orders', '_blank');
  expect(address()).toBe('/start');
  open.mockRestore();
});

it('closes with Escape and gives the focus back', async () => {
  const { user } = await openPalette();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

const withCommands: Page[] = [
  ...pages,
  {
    path: '/order/:orderId',
    title: 'Order',
    access: 'signedIn',
    commands: [
      { label: 'Mark paid', query: 'do=pay', roles: ['MCAdmin'], isShownFirst: true },
      { label: 'Send an email', query: 'do=email' },
      { label: 'Flag for attention', query: 'do=flagged', where: { sdStatus: ['new'] } },
    ],
  },
  { path: '/user/:userId', title: 'User', access: 'adminOrMCAdmin', shows: 'user' },
  { path: '/portal/:portalId', title: 'Portal', access: 'mcAdmin', shows: 'company' },
];
const bring = (brought: Page[]) =>
  useAreas.setState({ areas: [{ name: 'mfe', version: '1', entry: '/mfe.js', pages: brought }] });

it('offers what an area says can be done with an order, and leads there once its number is typed', async () => {
  bring(withCommands);
  const { user, field, server } = await openPalette({ server: found(), role: 'MCAdmin' });
  await user.type(field, 'mark pai{Enter}');
  expect(field).toHaveValue('Mark paid ');
  await user.type(field, '20117');
  await screen.findByRole('option', { name: /Mark paid: #20117/ });
  expect(server.callsOf(orders.list).at(-1)?.body).toMatchObject({ searchText: '20117' });
  const askedOfPeople = server.callsOf(users.listAll).map(({ query }) => query?.searchText);
  expect(askedOfPeople).not.toContain('mark paid 20117');
  await user.keyboard('{Enter}');
  expect(address()).toBe(`/order/${anOrder()._id}?do=pay`);
  expect(useRecentChoices.getState().choices).toEqual([]);
});

it('offers no step that the order cannot take now', async () => {
  bring(withCommands);
  const server = new FakeServer().answer(orders.list, listOf([anOrder({ sdStatus: 'flagged' })]));
  server.answer(quotes.list, listOf([]));
  const { user, field } = await openPalette({ server, role: 'MCAdmin' });
  await user.type(field, 'flag 20117');
  await screen.findByRole('option', { name: /#20117 Jane Doe/ });
  expect(screen.queryByRole('option', { name: /Flag for attention/ })).toBeNull();
});

it('offers nobody what their role cannot do, and neither people nor companies whose pages they may not open', async () => {
  bring(withCommands);
  const { user, field, server } = await openPalette({ server: found() });
  await user.type(field, 'mark');
  await screen.findByRole('group', { name: 'Orders' });
  expect(screen.queryByRole('option', { name: /Mark paid/ })).toBeNull();
  for (const list of [users.list, users.listAll, portals.list]) expect(server.callsOf(list)).toHaveLength(0);
});

it('finds people and companies for those who may open them', async () => {
  bring(withCommands);
  const person = {
    _id: 'u7',
    firstName: 'Kayla',
    lastName: 'Starr',
    email: 'kayla@star.example',
    companyName: 'Lone Star Motors',
  };
  const server = found().answer(users.listAll, { body: { rows: [person], total: 1, next: null } });
  const opened = await openPalette({
    server,
    role: 'MCAdmin',
    companies: [{ _id: portalId, companyName: 'Lone Star Motors' }],
  });
  await opened.user.type(opened.field, 'star');
  await screen.findByRole('option', { name: /Kayla Starr/ });
  screen.getByRole('option', { name: 'Lone Star Motors' });
  await opened.user.click(screen.getByRole('option', { name: 'View as Lone Star Motors' }));
  expect(useViewAs.getState().portalId).toBe(portalId);
});

it('changes the theme', async () => {
  const { user, field } = await openPalette({ server: found() });
  await user.type(field, 'dark{Enter}');
  expect(localStorage.getItem('overland-color-scheme')).toContain('dark');
  localStorage.removeItem('overland-color-scheme');
});

it('says that nothing was found', async () => {
  const server = new FakeServer().answer(orders.list, listOf([])).answer(quotes.list, listOf([]));
  const { user, field } = await openPalette({ server });
  await user.type(field, 'nobody');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “nobody”.'));
});

it('says what failed beside what was found, and tries again', async () => {
  const server = new FakeServer().answer(quotes.list, listOf([aQuote()]));
  server.answer(orders.list, { status: 400, body: { code: 'invalid', message: 'The list cannot be read.' } });
  const { user, field } = await openPalette({ server });
  await user.type(field, 'Jane');
  expect(await screen.findByRole('alert')).toHaveTextContent('The list cannot be read.');
  screen.getByRole('option', { name: /#10117/ });
  server.answer(orders.list, listOf([anOrder()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: /#20117/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers the last five choices of the view they were made in, before anything is typed', async () => {
  for (const at of [1, 2, 3, 4, 5, 6]) {
    useRecentChoices.getState().add({
      kind: 'order',
      to: `/order/${at}`,
      label: `#${at}`,
      userId: 'u1',
      viewedAs: at === 6 ? portalId : null,
    });
  }
  await openPalette();
  const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option');
  expect(recent.map(({ textContent }) => textContent)).toEqual(['#5', '#4', '#3', '#2']);
});

it('forgets the choices of whoever signs out', () => {
  const choice = { kind: 'order', to: '/order/1', label: '#1', userId: 'u1', viewedAs: null } as const;
  useRecentChoices.getState().add(choice);
  useSession.getState().clear();
  expect(useRecentChoices.getState().choices).toEqual([]);
});

it('offers nobody the choices of another person', async () => {
  const choice = { kind: 'order', to: '/order/1', label: '#1', userId: 'u2', viewedAs: null } as const;
  useRecentChoices.getState().add(choice);
  await openPalette();
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});
