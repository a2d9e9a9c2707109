import { FollowUpRequest, followUps, type QuoteRow, quotes } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { QuoteListPage } from './quote-list-page';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const row = (changes: Partial<QuoteRow>): QuoteRow => ({
  _id: '0197b1c0-0000-4000-8000-000000000001',
  uniqueId: 10234,
  status: 'Saved',
  portalId: '0197b1c0-0000-4000-8000-0000000000aa',
  companyName: 'Lone Star Motors',
  customerFullName: 'Marcus Bell',
  pickup: 'Dallas, TX',
  delivery: 'Denver, CO',
  vehicles: ['Honda Accord'],
  transportType: 'OPEN',
  miles: 793,
  price: 947,
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2999-11-08T12:00:00.000Z',
  followedUpAt: null,
  mailedAt: null,
  answeredAt: null,
  ownerId: null,
  ownerName: '',
  emailDueAt: null,
  orderId: null,
  orderState: null,
  orderPrice: null,
  ...changes,
});

function openList(...rows: QuoteRow[]) {
  const server = new FakeServer().answer(quotes.list, { body: { rows, total: rows.length, next: null } });
  return openPage(<QuoteListPage />, { server, session, path: '/quotes' });
}

// The window of rows needs a height that jsdom does not lay out.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(45);
});

it.each([
  ['Price', 'price', -1],
  ['Created', 'createdAt', -1],
  ['Customer', 'customerFullName', 1],
  ['Pickup', 'pickup', 1],
  ['Delivery', 'delivery', 1],
])('sorts by %s with one click, the dearest and newest first, texts from A', async (heading, key, order) => {
  const { user, server } = openList(row({}));
  const table = within(await screen.findByRole('table', { name: 'Quotes' }));
  await user.click(table.getByRole('button', { name: heading }));
  expect(server.callsOf(quotes.list).at(-1)?.body).toMatchObject({ sortby: key, sortorder: order });
});

it('says of a booked quote how its order stands, and what it costs', async () => {
  const orderId = '0197b1c0-0000-4000-8000-000000000009';
  openList(
    row({ status: 'Booked', orderId, orderState: 'order_canceled', orderPrice: 1300 }),
    row({
      _id: orderId,
      uniqueId: 10235,
      status: 'Booked',
      orderId,
      orderState: 'delivered',
      orderPrice: 947,
    }),
    row({ _id: row({}).portalId, uniqueId: 10236, status: 'Booked', orderId }),
  );
  expect(await screen.findByText('Canceled')).toBeVisible();
  expect(screen.getByText('Delivered')).toBeVisible();
  expect(screen.getAllByText('Booked')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Order #10234' })).toHaveAttribute('href', `/order/${orderId}`);
  expect(screen.getAllByText(/^Booked \$/).map((each) => each.textContent)).toEqual(['Booked $1,300']);
});

it('marks expired prices', async () => {
  openList(
    row({ expiresAt: '2026-01-01T00:00:00.000Z' }),
    row({ _id: '0197b1c0-0000-4000-8000-000000000002', uniqueId: 10235 }),
    row({
      _id: '0197b1c0-0000-4000-8000-000000000003',
      status: 'Booked',
      expiresAt: '2026-01-01T00:00:00.000Z',
    }),
  );
  expect(await screen.findAllByText('Expired')).toHaveLength(1);
});

it('follows up several quotes: who gets what is seen before, one can be left out, and all are taken back', async () => {
  const [first, second, third] = [
    row({}),
    row({ _id: '0197b1c0-0000-4000-8000-000000000002', uniqueId: 10235 }),
    row({ _id: '0197b1c0-0000-4000-8000-000000000003', uniqueId: 10237 }),
  ];
  const { user, server } = openList(first, second, third);
  const of = ({ _id: quoteId, uniqueId }: QuoteRow) => ({ quoteId, uniqueId });
  const planned = (one: QuoteRow, letter: string) => ({
    ...of(one),
    customer: 'Rita',
    to: 'rita@mail.example',
    letter,
    subject: 'Your quote',
    words: 'Here it is.',
  });
  const refused = [{ ...of(row({ uniqueId: 10236 })), message: 'Already booked.' }];
  server
    .answer(followUps.plan, {
      body: {
        possible: [planned(first, 'reminder'), planned(second, 'offer')],
        refused,
        withoutAddress: [{ ...planned(third, 'offer'), customer: 'Ann', to: '' }],
      },
    })
    .answer(followUps.preview, ({ body }) => {
      const { to = '', subject } = FollowUpRequest.parse(body);
      return { body: { to: [to], subject, page: `/email/${to}` } };
    })
    .answer(followUps.sendMany, {
      body: {
        done: [
          { ...of(first), followUpId: second._id, undoUntil: new Date(Date.now() + 60_000).toISOString() },
        ],
        refused: [],
      },
    })
    .answer(followUps.takeBackMany, { body: { done: [of(first)], refused: [] } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select quote #10234' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select quote #10235' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select quote #10237' }));
  await user.click(await screen.findByRole('button', { name: 'Send Follow-up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Follow-up: 2 of 3 quotes' }));
  expect(await dialog.findByText(/#10236: Already booked\./)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /#10235 Rita.*The quote/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /#10234 Rita.*gets 2 emails/ })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: /#10235 Rita/ }));
  expect(await dialog.findByTitle('The email: Your quote')).toHaveAttribute(
    'src',
    '/email/rita@mail.example',
  );
  await user.type(dialog.getByLabelText('#10237 Ann: email'), 'ann@');
  await user.click(dialog.getByRole('button', { name: 'Send 1 Email' }));
  expect(await dialog.findByText('Please enter a valid email address.')).toBeVisible();
  await user.type(dialog.getByLabelText('#10237 Ann: email'), 'mail.example');
  await user.click(dialog.getByRole('button', { name: 'Send 2 Emails' }));
  expect(await screen.findByText('1 email goes out in a minute.')).toBeVisible();
  expect(server.callsOf(followUps.sendMany)).toMatchObject([
    {
      body: {
        quoteIds: [first._id, third._id],
        letter: 'reminder',
        addresses: [{ to: 'rita@mail.example' }, { quoteId: third._id, to: 'ann@mail.example' }],
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 email taken back. Nobody gets it.')).toBeVisible();
  expect(server.callsOf(followUps.takeBackMany)).toMatchObject([
    { body: { followUps: [{ quoteId: first._id, followUpId: second._id }] } },
  ]);
});

it('removes several quotes: what goes and what is left out is seen before, and all are kept by one click', async () => {
  const [unsaved, saved, booked] = [
    row({ status: 'Unsaved' }),
    row({ _id: '0197b1c0-0000-4000-8000-000000000002', uniqueId: 10235 }),
    row({ _id: '0197b1c0-0000-4000-8000-000000000003', uniqueId: 10236, status: 'Booked' }),
  ];
  const { user, server } = openList(unsaved, saved, booked);
  const done = [unsaved, saved].map(({ _id: quoteId, uniqueId }) => ({ quoteId, uniqueId }));
  server.answer(quotes.changeStatusOfMany, { body: { done, refused: [] } });
  for (const number of [10234, 10235, 10236])
    await user.click(await screen.findByRole('checkbox', { name: `Select quote #${number}` }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove 2 of 3 quotes' }));
  expect(dialog.getByText('#10234, Marcus Bell, Unsaved')).toBeVisible();
  expect(dialog.getByText('#10236: Already booked.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Price too high' }));
  await user.click(dialog.getByRole('button', { name: 'Remove 2 Quotes' }));
  expect(await screen.findByText('2 quotes are removed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo and Save All' }));
  expect(await screen.findByText('2 quotes are back among the saved ones.')).toBeVisible();
  const quoteIds = [unsaved._id, saved._id];
  expect(server.callsOf(quotes.changeStatusOfMany).map(({ body }) => body)).toEqual([
    { quoteIds, status: 'Archived', lostReason: 'price' },
    { quoteIds, status: 'Saved' },
  ]);
});

it('restores several removed quotes at once', async () => {
  const removed = row({ status: 'Archived' });
  const { user, server } = openList(removed);
  const done = [{ quoteId: removed._id, uniqueId: removed.uniqueId }];
  server.answer(quotes.changeStatusOfMany, { body: { done, refused: [] } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select quote #10234' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('1 quote is back among the saved ones.')).toBeVisible();
  expect(server.callsOf(quotes.changeStatusOfMany)[0]?.body).toEqual({
    quoteIds: [removed._id],
    status: 'Saved',
  });
});

it('says why nobody can be emailed', async () => {
  const { user, server } = openList(row({}));
  const refused = [
    { quoteId: row({})._id, uniqueId: 10234, message: 'There is no email address of the customer.' },
  ];
  server.answer(followUps.plan, { body: { possible: [], refused, withoutAddress: [] } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select quote #10234' }));
  await user.click(await screen.findByRole('button', { name: 'Send Follow-up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nobody can be emailed now' }));
  expect(dialog.getByText('#10234: There is no email address of the customer.')).toBeVisible();
});

it('says of open quotes that they were emailed, or answered', async () => {
  openList(
    row({ followedUpAt: '2026-11-20T12:00:00.000Z' }),
    row({
      _id: '0197b1c0-0000-4000-8000-000000000002',
      followedUpAt: '2026-11-20T12:00:00.000Z',
      answeredAt: '2026-11-21T12:00:00.000Z',
    }),
    row({
      _id: '0197b1c0-0000-4000-8000-000000000003',
      status: 'Booked',
      mailedAt: '2026-11-22T12:00:00.000Z',
    }),
  );
  expect(await screen.findByText(/^Emailed Nov 20/)).toBeVisible();
  expect(screen.getByText(/^Answered Nov 21/)).toBeVisible();
  expect(screen.queryByText(/Nov 22/)).toBeNull();
});
