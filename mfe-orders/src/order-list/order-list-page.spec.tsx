import { emails, type OrderRow, orderExports, orders, orderTables, orderWork } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useFollowedExport } from '@overland/web';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrderRow, idOf } from '../testing/order-rows';
import { OrderListPage } from './order-list-page';

const staff = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
const portalUser = { role: 'User', userId: 'u', portalId: 'p' } as const;
const rows = [
  anOrderRow({ uniqueId: 10241, price: 2250, paymentType: 'COD', status: 'Pending', sdStatus: 'new' }),
  anOrderRow({ uniqueId: 10238, price: 1915, customerFullName: 'Elena Petrova', sdStatus: 'requests' }),
  anOrderRow({ uniqueId: 10236, price: 3180, paymentType: 'COD', paid: true }),
];
const page = (some: readonly OrderRow[]) => ({ rows: some, total: 1286, totalPrice: 2190480, next: null });
const stepsLeft = (total: number) => ({ body: { items: [], total } });

function openList({
  at = '/orders',
  session = staff,
  shown = rows,
}: {
  at?: string;
  session?: typeof staff | typeof portalUser;
  shown?: readonly OrderRow[];
} = {}) {
  const server = new FakeServer()
    .answer(orders.list, { body: page(shown) })
    .answer(orderTables.workList, stepsLeft(0))
    .answer(orderWork.check, { body: check })
    .answer(emails.audiences, { body: [audience] });
  return openPage(<OrderListPage />, { server, session, path: '/orders', at });
}
/** Of the two that are chosen, one can be moved. */
const refusal = 'This order is Delivered and cannot become Canceled.';
const check = {
  possible: [{ orderId: idOf(10238), uniqueId: 10238 }],
  refused: [{ orderId: idOf(10241), uniqueId: 10241, message: refusal }],
};
const audience = {
  orderId: idOf(10238),
  uniqueId: 10238,
  customerFullName: 'Elena Petrova',
  recipients: [{ party: 'customer', address: 'elena@home.example' }],
};
const chooseTwo = async (user: ReturnType<typeof openList>['user']) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Select order #10241' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select order #10238' }));
  return within(await screen.findByRole('region', { name: 'Chosen orders' }));
};
const report = {
  done: [{ orderId: idOf(10238), uniqueId: 10238 }],
  refused: [
    { orderId: idOf(10241), uniqueId: 10241, message: 'This order is Delivered and cannot become Canceled.' },
  ],
};

// The window of rows needs a height that jsdom does not lay out.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(59);
});

describe('the orders list', () => {
  it('has the margin as a column for MCAdmin to choose, and for nobody else', async () => {
    rows.forEach((row, at) => {
      row.cost = at === 0 ? { offered: null, agreed: 2000, paid: 2300 } : null;
    });
    const { user, unmount } = openList();
    await screen.findByText('#10241');
    expect(screen.queryByRole('columnheader', { name: 'Margin' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Margin' }));
    expect(await screen.findByRole('columnheader', { name: 'Margin' })).toBeVisible();
    expect(screen.getByText('−$50')).toBeVisible();
    expect(screen.getByText('−2%')).toBeVisible();
    unmount();
    const { user: other } = openList({ session: portalUser });
    await other.click(await screen.findByRole('button', { name: /^Columns/ }));
    await screen.findByRole('checkbox', { name: 'Payment' });
    expect(screen.queryByRole('checkbox', { name: 'Margin' })).not.toBeInTheDocument();
  });

  it('has the carrier, the delivery and the balance due as columns to choose', async () => {
    const now = new Date(2026, 11, 8, 12);
    jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick'] });
    const delivered = { carrierName: 'Blue Movers', deliveredAt: '2026-12-06T18:00:00.000Z' };
    const server = new FakeServer().answer(orderTables.workList, stepsLeft(0)).answer(orders.list, {
      body: page([
        anOrderRow({ uniqueId: 10241, ...delivered }),
        anOrderRow({ uniqueId: 10242, paymentType: 'COD', price: 900, paidAmount: 300 }),
        anOrderRow({
          uniqueId: 10243,
          deliveryScheduledEndsAt: '2026-12-09',
          paymentType: 'COD',
          paid: true,
        }),
        anOrderRow({ uniqueId: 10244, status: 'Canceled', paymentType: 'COD' }),
      ]),
    });
    const { user } = openPage(<OrderListPage />, { server, session: { ...portalUser, userId: 'other' } });
    await user.click(await screen.findByRole('button', { name: /^Columns/ }));
    for (const name of ['Carrier', 'Delivery day', 'Balance due']) {
      await user.click(await screen.findByRole('checkbox', { name }));
    }
    const rowOf = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(rowOf(/#10241/)).toEqual(
      expect.arrayContaining(['Blue Movers', 'Delivered Dec 62 days late', '–']),
    );
    expect(rowOf(/#10242/)).toEqual(expect.arrayContaining(['Dec 44 days late', '$600']));
    expect(rowOf(/#10243/)).toContain('Dec 4 – Dec 9planned');
    expect(rowOf(/#10244/).filter((text) => text === '–')).toHaveLength(3);
    jest.useRealTimers();
  });

  it('has less used filters behind a button until they are used', async () => {
    const { user, server } = openList({ at: '/orders?carrier=Blue&paid=Unpaid&delivery=overdue' });
    await screen.findByRole('button', { name: 'Delivery: Overdue' });
    expect(server.callsOf(orders.list)[0]?.body).toMatchObject({
      ...{ carrier: 'Blue', paid: false, overdue: ['delivery'] },
    });
    expect(screen.queryByRole('button', { name: /^Created/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Paid: Unpaid' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Carrier: Blue' }));
    const text = await screen.findByRole('textbox', { name: 'Name or part of it' });
    await user.clear(text);
    await user.type(text, 'Red Lines{Enter}');
    await waitFor(() =>
      expect(server.callsOf(orders.list).at(-1)?.body).toMatchObject({ carrier: 'Red Lines' }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear Carrier' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Carrier/ })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    expect(await screen.findByRole('button', { name: 'Created' })).toBeVisible();
  });

  it('opens the only order that is found with Enter, and no order of several', async () => {
    const { server, user, router } = openList();
    const search = await screen.findByRole('searchbox');
    await screen.findByRole('link', { name: '#10241' });
    await user.type(search, 'dallas{Enter}');
    await waitFor(() =>
      expect(server.callsOf(orders.list).at(-1)?.body).toMatchObject({ searchText: 'dallas' }),
    );
    expect(screen.getByRole('table', { name: 'Orders' })).toBeVisible();
    server.answer(orders.list, { body: page(rows.slice(0, 1)) });
    await user.clear(search);
    await user.type(search, '10241{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${idOf(10241)}`));
  });

  it('filters by what an order waits for beside its status', async () => {
    const { server, user } = openList({ at: '/orders?attention=declined&attention=unknown' });
    await user.click(await screen.findByRole('button', { name: 'Attention: Declined' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Terms not accepted' }));
    await waitFor(() =>
      expect(server.callsOf(orders.list).at(-1)?.body).toMatchObject({ attention: ['declined', 'terms'] }),
    );
  });

  it('is the list of open claims where its address asks for these: the next to answer first', async () => {
    const claim = {
      ...({ state: 'inReview', asked: 450, agreed: null } as const),
      ...{ answerBy: '2020-12-04', daysLeft: -2 },
    };
    const { server } = openList({
      at: '/orders?claim=open',
      shown: [anOrderRow({ uniqueId: 10243, claim })],
    });
    const table = await screen.findByRole('table', { name: 'Open Claims' });
    expect(screen.getByRole('heading', { level: 1, name: 'Open Claims' })).toBeVisible();
    expect(server.callsOf(orders.list)[0]?.body).toMatchObject({
      openClaim: true,
      sortby: 'claimDue',
      sortorder: 1,
    });
    await within(table).findByRole('link', { name: '#10243' });
    const row = within(table).getByRole('row', { name: /#10243/ });
    for (const text of ['In review', '$450', 'Dec 4, 2020', 'Decision due 2 days ago'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('link', { name: '#10243' })).toHaveAttribute(
      'href',
      `/order/${idOf(10243)}#claims`,
    );
  });

  it('sums what is found at its foot, and nothing beyond 1,000', async () => {
    const { unmount } = openList();
    expect(await screen.findByRole('cell', { name: '1,286 orders in this view' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '$2,190,480' })).toBeVisible();
    unmount();
    const server = new FakeServer()
      .answer(orders.list, { body: { ...page(rows), total: null, totalPrice: null } })
      .answer(orderTables.workList, stepsLeft(0));
    openPage(<OrderListPage />, { server, session: staff });
    expect(await screen.findByRole('cell', { name: '1,000+ orders in this view' })).toBeVisible();
  });

  it.each<[Pick<OrderRow, 'paymentType' | 'paid'> & Partial<OrderRow>, string]>([
    [{ paymentType: 'COD', paid: false }, 'COD, unpaid'],
    [{ paymentType: 'COD', paid: false, paidAmount: 300, price: 900 }, 'Paid in part: $300 of $900'],
    [{ paymentType: 'COD', paid: true }, 'COD, paid'],
    [{ paymentType: 'COD', paid: true, status: 'Canceled' }, 'COD, paid'],
    [{ paymentType: 'COD', paid: false, status: 'Canceled' }, 'COD'],
    [{ paymentType: 'Billing', paid: false }, 'Billing'],
  ])('says how the payment of %j stands: %s', async (order, text) => {
    const server = new FakeServer()
      .answer(orders.list, { body: page([anOrderRow({ uniqueId: 10241, ...order })]) })
      .answer(orderTables.workList, stepsLeft(0));
    openPage(<OrderListPage />, { server, session: staff });
    expect(await screen.findByRole('cell', { name: text })).toBeVisible();
  });

  it('asks for what its address says, and keeps in the address what is chosen', async () => {
    const at =
      '/orders?status=Picked+Up&payment=COD&paid=Unpaid&pickup=2026-11-01&pickup=&q=bell&sort=-price';
    const { server, user } = openList({ at });
    await screen.findByRole('table', { name: 'Orders' });
    expect(server.callsOf(orders.list).at(-1)?.body).toMatchObject({
      status: ['Picked Up'],
      paymentType: ['COD'],
      paid: false,
      pickupStart: '2026-11-01',
      searchText: 'bell',
      sortby: 'price',
      sortorder: -1,
    });
    await user.click(screen.getByRole('button', { name: /^Payment: COD/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Billing' }));
    await waitFor(() =>
      expect(server.callsOf(orders.list).at(-1)?.body).toMatchObject({ paymentType: ['Billing', 'COD'] }),
    );
  });

  it('is filtered by paid or by unpaid, never by both', async () => {
    const { server, user } = openList({ at: '/orders?paid=Unpaid' });
    await user.click(await screen.findByRole('button', { name: /^Paid: Unpaid/ }));
    await user.click(await screen.findByRole('radio', { name: 'Paid' }));
    await waitFor(() => expect(server.callsOf(orders.list).at(-1)?.body).toMatchObject({ paid: true }));
  });

  it.each([
    ['Company', 'companyName', 1],
    ['Pickup', 'pickup', 1],
    ['Delivery', 'delivery', 1],
    ['Vehicles', 'vehicles', 1],
    ['Payment', 'paymentType', 1],
    ['First pickup', 'pickupScheduledAt', -1],
  ])('sorts the orders of all companies by %s', async (heading, sortby, sortorder) => {
    const { server, user } = openList();
    const table = within(await screen.findByRole('table', { name: 'Orders' }));
    await user.click(table.getByRole('button', { name: heading }));
    await waitFor(() =>
      expect(server.callsOf(orders.list).at(-1)?.body).toMatchObject({ sortby, sortorder }),
    );
  });
});

describe('chosen orders', () => {
  it('are counted and summed at the foot of the window until they are cleared', async () => {
    const { user } = openList();
    const bar = await chooseTwo(user);
    expect(bar.getByRole('status')).toHaveTextContent('2 orders selected$4,165');
    await user.click(bar.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Chosen orders' })).toBeNull();
  });

  it('are moved together where they can be, after it was shown who is emailed, and are taken back', async () => {
    const shown = rows.map((row) =>
      row.uniqueId === 10238 ? { ...row, sdStatus: 'accepted' as const } : row,
    );
    const { user, server } = openList({ shown });
    const until = new Date(Date.now() + 58_000).toISOString();
    const done = [{ ...check.possible[0], undo: { version: 5, until } }];
    const late = { orderId: idOf(10241), uniqueId: 10241, message: 'Someone else was faster.' };
    server.answer(orderWork.moveMany, { body: { done, refused: [late] } });
    server.answer(orderWork.undoMany, { body: { done: check.possible, refused: [] } });
    const bar = await chooseTwo(user);
    await user.click(bar.getByRole('button', { name: 'Change Status' }));
    expect(screen.queryByRole('menuitem', { name: /Carrier Paid/ })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Mark Delivered (1 of 2)' }));
    const title = 'Mark Delivered: 1 of 2 orders';
    const asked = within(await screen.findByRole('dialog', { name: title }));
    expect(asked.getByRole('list', { name: 'Recipients' })).toHaveTextContent(
      '#10238 Elena Petrovaelena@home.example (customer)',
    );
    expect(asked.getByText(`#10241: ${refusal}`)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Mark Delivered' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark Delivered' }));
    expect(server.callsOf(orderWork.moveMany)[0]?.body).toMatchObject({
      orderIds: [idOf(10238)],
      sdStatus: 'delivered',
      tells: true,
    });
    expect(dialog.getByText('Order #10238 is Delivered.')).toBeVisible();
    expect(dialog.getByRole('timer')).toHaveTextContent(
      /^You can take this back for 5\d seconds\. Emails about it go out after that\.$/,
    );
    await user.click(dialog.getByRole('button', { name: 'Undo Delivery' }));
    expect(
      await dialog.findByText(
        'Order #10238 is as it was before this step. The emails about it are not sent.',
      ),
    ).toBeVisible();
    expect(server.callsOf(orderWork.undoMany)[0]?.body).toEqual({
      orders: [{ orderId: idOf(10238), version: 5 }],
    });
    expect(dialog.getByRole('region', { name: 'Not done' })).toHaveTextContent(late.message);
  });

  it('are moved only after it was said who is left out of a step that asks for nothing', async () => {
    const { user, server } = openList();
    server.answer(orderWork.moveMany, { body: { ...report, refused: [] } });
    const bar = await chooseTwo(user);
    await user.click(bar.getByRole('button', { name: 'Change Status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Release or reinstate (1 of 2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Release or reinstate: 1 of 2 orders' }));
    expect(dialog.getByText(`#10241: ${refusal}`)).toBeVisible();
    expect(server.callsOf(orderWork.moveMany)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Release or reinstate' }));
    expect(await screen.findByText('Order #10238 is released or reinstated.')).toBeVisible();
    expect(server.callsOf(orderWork.moveMany)[0]?.body).toMatchObject({ orderIds: [idOf(10238)] });
  });

  it('are taken back by the key of the notice after the report was closed, and it is said which were not', async () => {
    const { user, server } = openList();
    const until = new Date(Date.now() + 58_000).toISOString();
    const done = [10238, 10236].map((uniqueId) => ({
      ...{ orderId: idOf(uniqueId), uniqueId },
      undo: { version: 5, until },
    }));
    const message = 'This order has changed since.';
    server.answer(orderWork.moveMany, { body: { done, refused: [] } });
    server.answer(orderWork.undoMany, {
      body: {
        done: [{ orderId: idOf(10238), uniqueId: 10238 }],
        refused: [{ orderId: idOf(10236), uniqueId: 10236, message }],
      },
    });
    const bar = await chooseTwo(user);
    await user.click(bar.getByRole('button', { name: 'Change Status' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark Posted' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText('2 orders are marked Posted.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo Posting' })).toBeVisible();
    await user.keyboard('z');
    expect(await screen.findByText(`Not taken back. #10236: ${message}`)).toBeVisible();
  });

  it('are left where none of them can be moved', async () => {
    const { user, server } = openList();
    server.answer(orderWork.check, { body: { possible: [], refused: check.refused } });
    const bar = await chooseTwo(user);
    await user.click(bar.getByRole('button', { name: 'Request Payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nobody can be asked to pay now' });
    expect(dialog).toHaveTextContent(refusal);
    expect(server.callsOf(orderWork.requestPayments)).toHaveLength(0);
  });

  it('are canceled only with a reason, and the report tells which were refused why', async () => {
    const { user, server } = openList({ session: portalUser });
    server.answer(orderWork.moveMany, { body: report });
    const bar = await chooseTwo(user);
    await user.click(bar.getByRole('button', { name: 'Cancel orders' }));
    const title = 'Cancel 1 of 2 orders';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: title }));
    expect(await dialog.findByText('Please say why it is canceled.')).toBeVisible();
    expect(server.callsOf(orderWork.moveMany)).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sold elsewhere');
    await user.click(dialog.getByRole('button', { name: title }));
    const refused = within(await screen.findByRole('region', { name: 'Not done' }));
    expect(refused.getByRole('listitem')).toHaveTextContent(`#10241${refusal}`);
    expect(screen.getByText('Order #10238 is canceled.')).toBeVisible();
    expect(server.callsOf(orderWork.moveMany)[0]?.body).toMatchObject({
      sdStatus: 'order_canceled',
      note: 'Sold elsewhere',
    });
  });

  it('are only canceled, asked for payment and exported by the users of a portal', async () => {
    const { user } = openList({ session: portalUser });
    const bar = await chooseTwo(user);
    expect(bar.queryByRole('button', { name: 'Change Status' })).toBeNull();
    expect(bar.getByRole('button', { name: 'Request Payment' })).toBeVisible();
  });

  it('are asked for payment together', async () => {
    const { user, server } = openList();
    server.answer(orderWork.requestPayments, { body: { ...report, refused: [] } });
    const bar = await chooseTwo(user);
    await user.click(bar.getByRole('button', { name: 'Request Payment' }));
    await user.click(await screen.findByRole('button', { name: 'Request 1 Payment' }));
    expect(await screen.findByText('The customer of order #10238 will be asked to pay.')).toBeVisible();
    expect(server.callsOf(orderWork.requestPayments)[0]?.body).toEqual({ orderIds: [idOf(10238)] });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Chosen orders' })).toBeNull();
  });

  it('stay chosen when the server does not answer', async () => {
    const { user, server } = openList();
    const bar = await chooseTwo(user);
    await user.click(bar.getByRole('button', { name: 'Request Payment' }));
    const request = await screen.findByRole('button', { name: 'Request 1 Payment' });
    server.isReachable = false;
    await user.click(request);
    expect(await screen.findByText('There was an error sending this email')).toBeVisible();
    expect(bar.getByRole('status', { hidden: true })).toHaveTextContent('2 orders selected');
  });
});

describe('the export', () => {
  beforeEach(() => {
    URL.createObjectURL = jest.fn(() => 'blob:orders');
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('is of the filter in force, in the format that is chosen', async () => {
    const { user, server } = openList({ at: '/orders?status=Delivered&q=bell' });
    server.answer(orders.export, { body: 'Number' });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
    const body = server.callsOf(orders.export)[0]?.body;
    expect(body).toMatchObject({ format: 'xlsx', status: ['Delivered'], searchText: 'bell' });
    expect(body).not.toHaveProperty('limit');
  });

  it('by an address is asked about, as anybody can send a link', async () => {
    const { user, server } = openList({ at: '/orders?status=Delivered&do=export' });
    server.answer(orders.export, { body: 'Number' });
    const question = within(await screen.findByRole('dialog', { name: 'Export orders as CSV' }));
    expect(server.callsOf(orders.export)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
    expect(server.callsOf(orders.export)[0]?.body).toMatchObject({ format: 'csv', status: ['Delivered'] });
  });

  it('is of the chosen orders', async () => {
    const { user, server } = openList();
    server.answer(orders.export, { body: 'Number' });
    const bar = await chooseTwo(user);
    await user.click(bar.getByRole('button', { name: 'Export 2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
    expect(server.callsOf(orders.export)[0]?.body).toMatchObject({
      format: 'csv',
      orderIds: [idOf(10241), idOf(10238)],
    });
  });

  it('of more than are sent at once goes on in the background, and a second one is refused', async () => {
    const { user, server } = openList();
    const message = 'Another export of yours is still running.';
    server
      .answer(orders.export, { status: 409, body: { code: 'tooManyRows', message: '', requestId: 'r' } })
      .answer(orderExports.start, { body: { _id: 'e1' } });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(useFollowedExport.getState().exportId).toBe('e1'));
    expect(server.callsOf(orderExports.start)[0]?.body).toMatchObject({ format: 'csv' });
    server.answer(orderExports.start, { status: 409, body: { code: 'conflict', message, requestId: 'r' } });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says when it fails', async () => {
    const { user, server } = openList();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    server.isReachable = false;
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    expect(await screen.findByText('There was an error exporting orders')).toBeVisible();
  });
});
