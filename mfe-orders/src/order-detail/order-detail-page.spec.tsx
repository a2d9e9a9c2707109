import {
  type Activity,
  driverLocation,
  emails,
  type Order,
  orders,
  orderWork,
  places,
  quotes,
  reminders,
} from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { aStaffQuote } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useNotices } from '@overland/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { OrderDetailPage } from './order-detail-page';

const session = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
const activity = (changes: Partial<Activity>): Activity => ({
  kind: 'move',
  at: '2026-11-22T16:02:00.000Z',
  actor: 'Dana Whitfield',
  from: null,
  to: null,
  source: 'staff',
  note: '',
  changes: [],
  ...changes,
});

function openOrder(order: Order = anOrder(), activities: Activity[] = [], search = '') {
  const server = new FakeServer()
    .answer(orders.activities, { body: activities })
    .answer(emails.logs, { body: [] })
    .answer(reminders.list, { body: [] })
    .answer(emails.audience, {
      body: { recipients: [{ party: 'customer', address: 'marcus.bell@mail.example' }] },
    })
    .answer(quotes.get, { body: aStaffQuote() })
    .answer(orders.get, { body: order });
  return openPage(<OrderDetailPage />, {
    server,
    session,
    path: '/order/:orderId',
    at: `/order/${order.orderId}${search}`,
  });
}
/** Until when a move that was just made can be taken back. */
const soon = () => new Date(Date.now() + 60_000).toISOString();
const confirmMove = async (user: ReturnType<typeof openPage>['user'], name: string) =>
  user.click(
    within(await screen.findByRole('dialog', { name: `${name}: order #10234` })).getByRole('button', {
      name,
    }),
  );
const actions = async () => within(await screen.findByRole('region', { name: 'Actions' }));
const openMenu = async (user: ReturnType<typeof openPage>['user']) => {
  await user.click((await actions()).getByRole('button', { name: 'More' }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};
const undoable = () => ({ undoUntil: soon(), undoStep: { name: 'Pickup', tells: true } });
const accepted = anOrder({
  sdStatus: 'accepted',
  sdStatusLabel: 'Assigned Driver',
  moves: ['new', 'picked_up', 'flagged', 'order_canceled'],
});
const pickedUp = anOrder({
  status: 'Picked Up',
  sdStatus: 'picked_up',
  sdStatusLabel: 'Picked Up',
  moves: ['delivered', 'accepted', 'flagged'],
});

// The notices of an earlier test.
beforeEach(() => useNotices.setState({ notices: [] }));

describe('what can be done with an order', () => {
  it('is the next step as the main button, and everything else the server allows behind More', async () => {
    const { user } = openOrder(accepted);
    expect((await actions()).getByRole('button', { name: 'Mark Picked Up' })).toBeVisible();
    expect(await openMenu(user)).toEqual([
      'Back to New Booking',
      'Flag for attentionf',
      'Edit ordere',
      'Remind mew',
      'Hand over',
      'Book another like thisl',
      'Duplicate as new quote',
      'Printp',
      'Cancel orderc',
    ]);
  });
  it('is less for a portal’s user, and canceling says why it cannot be done any more', async () => {
    const { user } = openOrder(anOrder({ ...pickedUp, moves: [], actions: [] }));
    expect(await openMenu(user)).toEqual([
      'Remind mew',
      'Hand over',
      'Book another like thisl',
      'Duplicate as new quote',
      'Printp',
      'Cancel orderNot possible once picked up.',
    ]);
    expect(screen.getByRole('menuitem', { name: /Cancel order/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

it('moves the order once it was asked when that was, and takes it back', async () => {
  const { user, server } = openOrder(accepted);
  server
    .answer(orderWork.move, { body: { ...pickedUp, ...undoable() } })
    .answer(orderWork.undo, { body: accepted });
  await user.click((await actions()).getByRole('button', { name: 'Mark Picked Up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark Picked Up: order #10234' }));
  expect(await dialog.findByText('marcus.bell@mail.example (customer)')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Picked up at'), { target: { value: '2026-11-24T16:05' } });
  await user.click(dialog.getByRole('button', { name: 'Mark Picked Up' }));
  const notice = within(await screen.findByRole('region', { name: 'Notices' }));
  expect(await notice.findByText('Order #10234: Picked Up.')).toBeVisible();
  expect((await actions()).getByRole('button', { name: 'Mark Delivered' })).toBeVisible();
  expect(server.callsOf(orderWork.move).map(({ body }) => body)).toEqual([
    { sdStatus: 'picked_up', at: new Date('2026-11-24T16:05').toISOString(), tells: true },
  ]);
  // The page offers it, so the notice does not.
  expect(notice.queryByRole('button', { name: /^Undo/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo Pickup' }));
  expect(
    await notice.findByText('“Pickup” of order #10234 is taken back. The emails about it are not sent.'),
  ).toBeVisible();
  expect(await (await actions()).findByRole('button', { name: 'Mark Picked Up' })).toBeVisible();
  expect(server.callsOf(orderWork.undo).map(({ body }) => body)).toEqual([{ version: pickedUp.version }]);
});

it('moves the order without an email where that is chosen, at the present time', async () => {
  const { user, server } = openOrder(accepted);
  server.answer(orderWork.move, { body: pickedUp });
  await user.click((await actions()).getByRole('button', { name: 'Mark Picked Up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark Picked Up: order #10234' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Email people about it' }));
  expect(dialog.queryByText(/marcus\.bell/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Mark Picked Up' }));
  await waitFor(() =>
    expect(server.callsOf(orderWork.move)[0]?.body).toEqual({
      sdStatus: 'picked_up',
      at: null,
      tells: false,
    }),
  );
});

it('shows a time that is refused at its field, and keeps it', async () => {
  const { user, server } = openOrder(accepted);
  const errors = [{ path: 'at', message: 'This time is in the future.' }];
  server.answer(orderWork.move, {
    status: 400,
    body: { code: 'invalid', message: 'Please check the marked fields.', errors, requestId: 'r' },
  });
  await user.click((await actions()).getByRole('button', { name: 'Mark Picked Up' }));
  const field = await screen.findByLabelText('Picked up at');
  fireEvent.change(field, { target: { value: '2026-12-24T16:05' } });
  await confirmMove(user, 'Mark Picked Up');
  expect(await screen.findByText('This time is in the future.')).toBeVisible();
  expect(field).toHaveValue('2026-12-24T16:05');
});

it('says how long the last move can be taken back, also after a reload', async () => {
  const { user, server } = openOrder({ ...pickedUp, ...undoable() });
  server.answer(orderWork.undo, { body: accepted });
  expect(await screen.findByRole('timer')).toHaveTextContent(
    /^You can take “Pickup” back for \d+ seconds?\. Emails about it go out after that\.$/,
  );
  await user.click(screen.getByRole('button', { name: 'Undo Pickup' }));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect(server.callsOf(orderWork.undo)).toHaveLength(1);
});

it('offers the step before once the last one is taken back, and says whose emails still go', async () => {
  const delivered = { ...pickedUp, version: 9, sdStatus: 'delivered', ...undoable() } as const;
  const { user, server } = openOrder({ ...delivered, undoStep: { name: 'Delivery', tells: true } });
  server.answer(orderWork.undo, { body: { ...pickedUp, ...undoable() } });
  await user.click(await screen.findByRole('button', { name: 'Undo Delivery' }));
  expect(
    await screen.findByText(
      '“Delivery” of order #10234 is taken back. The emails about it are not sent. Emails about “Pickup” still wait, and go out.',
    ),
  ).toBeVisible();
  server.answer(orderWork.undo, { body: accepted });
  await user.click(screen.getByRole('button', { name: 'Undo Pickup' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  expect(server.callsOf(orderWork.undo).map(({ body }) => body)).toEqual([
    { version: 9 },
    { version: pickedUp.version },
  ]);
});

it('says nothing of emails where the step has none', async () => {
  const undoStep = { name: 'Invoicing', tells: false };
  openOrder({ ...pickedUp, ...undoable(), undoStep });
  expect(await screen.findByRole('timer')).toHaveTextContent(
    /^You can take “Invoicing” back for \d+ seconds?\.$/,
  );
});

it('offers no Undo where the server allows none', async () => {
  const { user, server } = openOrder(accepted);
  server.answer(orderWork.move, { body: pickedUp });
  await user.click((await actions()).getByRole('button', { name: 'Mark Picked Up' }));
  await confirmMove(user, 'Mark Picked Up');
  expect(await screen.findByText('Order #10234: Picked Up.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('asks before it goes back', async () => {
  const { user, server } = openOrder(accepted);
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Back to New Booking' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(server.callsOf(orderWork.move)).toHaveLength(0);
});

it('shows why a move was refused, and reads the order again', async () => {
  const { user, server } = openOrder(accepted);
  const message = 'This order is Canceled and cannot become Picked Up.';
  server
    .answer(orderWork.move, { status: 409, body: { code: 'conflict', message, requestId: 'r' } })
    .answer(orders.get, {
      body: anOrder({ sdStatus: 'order_canceled', sdStatusLabel: 'Canceled', moves: ['new'] }),
    });
  await user.click(await (await actions()).findByRole('button', { name: 'Mark Picked Up' }));
  await confirmMove(user, 'Mark Picked Up');
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await (await actions()).findByRole('button', { name: 'Reinstate' })).toBeVisible();
});

it('asks in its own words before a key flags an order, so that typing on changes nothing', async () => {
  const { user, server } = openOrder(anOrder({ moves: ['flagged', 'order_canceled'] }));
  server.answer(orderWork.move, { body: anOrder({ sdStatus: 'flagged', moves: ['new'] }) });
  await actions();
  await user.keyboard('f');
  const dialog = within(await screen.findByRole('dialog', { name: 'Flag for attention: order #10234' }));
  expect(dialog.getByLabelText('Reason')).toHaveFocus();
  await user.keyboard('Customer says car has no key');
  await user.click(dialog.getByRole('button', { name: 'Flag for attention' }));
  expect(await screen.findByText('Order #10234 is flagged for attention.')).toBeVisible();
  expect(server.callsOf(orderWork.move).map(({ body }) => body)).toEqual([
    { sdStatus: 'flagged', note: 'Customer says car has no key' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps a half-written note of an order, with whom it mentions', async () => {
  const { user, router } = openOrder(accepted);
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Ask about the');
  await act(() => router.navigate('/orders'));
  await act(() => router.navigate(`/order/${accepted.orderId}`));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Ask about the');
});

it('does not cancel without a reason', async () => {
  const { user, server } = openOrder(accepted);
  server.answer(orderWork.move, { body: anOrder({ sdStatus: 'order_canceled', moves: ['new'] }) });
  await actions();
  await user.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order #10234' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel order #10234' }));
  expect(await dialog.findByText('Please say why it is canceled.')).toBeVisible();
  expect(server.callsOf(orderWork.move)).toHaveLength(0);
  expect(await dialog.findByText('marcus.bell@mail.example (customer)')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'The customer sold the car.');
  await user.type(dialog.getByLabelText('Reason for the customer (optional)'), 'As you asked by phone.');
  await user.click(dialog.getByRole('button', { name: 'Cancel order #10234' }));
  expect(await screen.findByText('Order #10234 is canceled.')).toBeVisible();
  expect(server.callsOf(orderWork.move)[0]?.body).toEqual({
    sdStatus: 'order_canceled',
    note: 'The customer sold the car.',
    customerReason: 'As you asked by phone.',
  });
});

it('keeps the reason and says why when canceling fails', async () => {
  const { user, server } = openOrder(accepted);
  await actions();
  await user.keyboard('c');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order #10234' }));
  await user.type(dialog.getByLabelText('Reason'), 'The customer sold the car.');
  server.isReachable = false;
  await user.click(dialog.getByRole('button', { name: 'Cancel order #10234' }));
  expect(await dialog.findByText('There was an error deleting this order')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('The customer sold the car.');
});

it('still offers Undo when the page was left while the order moved', async () => {
  const { user, server, router } = openOrder(accepted);
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.answer(orderWork.move, async () => {
    await waiting;
    return { body: { ...pickedUp, ...undoable() } };
  });
  await user.click((await actions()).getByRole('button', { name: 'Mark Picked Up' }));
  await confirmMove(user, 'Mark Picked Up');
  await act(() => router.navigate('/orders'));
  answer();
  expect(await screen.findByText('Order #10234: Picked Up.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo Pickup' })).toBeVisible();
});

it.each([
  ['pay', 'Payment of order #10234'],
  ['email', 'Send an email about order #10234'],
  ['cancel', 'Cancel order #10234'],
])('asks what the address says is to be done: %s', async (name, title) => {
  openOrder(anOrder(), [], `?do=${name}`);
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
});

it.each([
  ['pay', { paid: true, actions: [] }, 'Mark Paid: It is paid already.'],
  ['pay', { actions: [] }, /^Mark Paid: /],
  ['delivered', {}, 'Mark Delivered: Not possible while the order is “New Booking”.'],
])('says what the order does not allow now: %s', async (name, change, text) => {
  openOrder(anOrder({ moves: [], ...change }), [], `?do=${name}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes the step that the address asks for', async () => {
  openOrder(pickedUp, [], '?do=delivered');
  expect(await screen.findByRole('dialog', { name: 'Mark Delivered: order #10234' })).toBeVisible();
});

it('has its next step as the first stop of Tab after the heading', async () => {
  const { user } = openOrder();
  await actions();
  screen.getByRole('heading', { level: 1 }).focus();
  await user.tab();
  expect((await actions()).getByRole('button', { name: 'Mark Posted' })).toHaveFocus();
});

it.each([
  ['h', { sdStatus: 'flagged', flaggedFrom: 'new', moves: ['new'] }, 'Hold: Remove the flag first.'],
  [
    'h',
    { sdStatus: 'flagged', flaggedFrom: 'on_hold', moves: ['on_hold'] },
    'Hold: Not possible while the order is “Flagged”.',
  ],
  [
    'u',
    { sdStatus: 'delivered', moves: ['flagged'] },
    'Mark Picked Up: Not possible while the order is “Delivered”.',
  ],
  ['c', { sdStatus: 'delivered', moves: ['flagged'] }, 'Cancel order: Not possible once picked up.'],
  ['$', { paid: true }, 'Mark Paid: It is paid already.'],
  ['z', {}, 'Undo: There is no step of yours that can still be undone.'],
] as [string, Partial<Order>, string][])(
  'says why the key %s does nothing now',
  async (key, change, text) => {
    const { user } = openOrder(anOrder(change));
    await actions();
    await user.keyboard(key);
    expect(await screen.findByText(text)).toBeVisible();
  },
);

it('asks before a key changes the order, and no key counts while a note is being written', async () => {
  const { user, server } = openOrder(pickedUp, []);
  server.answer(orderWork.move, {
    body: anOrder({ ...pickedUp, sdStatus: 'flagged', moves: ['picked_up'] }),
  });
  await user.type(await screen.findByLabelText('Note'), 'df');
  expect(server.callsOf(orderWork.move)).toHaveLength(0);
  await user.tab();
  await user.keyboard('d');
  const asked = within(await screen.findByRole('dialog', { name: 'Mark Delivered: order #10234' }));
  expect(asked.getByText(/^Your time, /)).toBeVisible();
  await user.click(asked.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('f');
  const question = within(await screen.findByRole('dialog', { name: 'Flag for attention: order #10234' }));
  expect(question.getByLabelText('Reason')).toHaveFocus();
  expect(server.callsOf(orderWork.move)).toHaveLength(0);
});

it('takes a step that has no dialog at once by its button', async () => {
  const delivered = anOrder({
    sdStatus: 'delivered',
    sdStatusLabel: 'Delivered',
    moves: ['invoiced'],
    paid: true,
  });
  const { user, server } = openOrder(delivered);
  server.answer(orderWork.move, { body: anOrder({ ...delivered, sdStatus: 'invoiced', moves: ['paid'] }) });
  await user.click((await actions()).getByRole('button', { name: 'Mark Invoiced' }));
  await waitFor(() => expect(server.callsOf(orderWork.move)).toHaveLength(1));
});

it('asks before a step that an address names, as anybody can send a link', async () => {
  const { server } = openOrder(anOrder({ sdStatus: 'delivered', moves: ['invoiced'] }), [], '?do=invoiced');
  const question = within(await screen.findByRole('dialog', { name: 'Mark Invoiced: order #10234' }));
  expect(question.getByText(/counts as invoiced.*Nobody is emailed about it/)).toBeVisible();
  await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  expect(server.callsOf(orderWork.move)).toHaveLength(0);
});

it('has the payment as the first step of a delivered order that is not paid, and the invoice as the second', async () => {
  const { user } = openOrder(
    anOrder({
      sdStatus: 'delivered',
      status: 'Delivered',
      moves: ['invoiced'],
      paidAmount: 500,
      price: 1325,
    }),
  );
  const [first, second] = (await actions()).getAllByRole('button').map(({ textContent }) => textContent);
  expect([first, second]).toEqual(['Record Payment', 'Mark Invoiced']);
  expect(await openMenu(user)).not.toContain('Mark Invoicedi');
  await user.keyboard('{Escape}$');
  expect(await screen.findByRole('dialog', { name: 'Payment of order #10234' })).toBeVisible();
});

it('is left without a complaint after a note was sent by Ctrl Enter', async () => {
  const { user, server } = openOrder();
  server.answer(orderWork.addNote, { body: activity({ kind: 'note', note: 'Gate code 4417.' }) });
  const note = await screen.findByLabelText('Note');
  expect(screen.getByText(/^People of .* and of Overland read it, customers do not\.$/)).toBeVisible();
  await user.type(note, 'Gate code 4417.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(note).toHaveValue(''));
  await user.tab();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByText('Please write a note.')).toBeNull();
  expect(note).toBeValid();
});

describe('the PDF', () => {
  it('is saved under the number of the order, also by a key', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:order';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user, server } = openOrder();
    server.answer(orders.pdf, { body: '%PDF-' });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: /Print/ }));
    await waitFor(() => expect(saved).toEqual(['Order 10234.pdf']));
    await user.keyboard('p');
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('that cannot be made says why', async () => {
    const { user, server } = openOrder();
    await openMenu(user);
    server.isReachable = false;
    await user.click(screen.getByRole('menuitem', { name: /Print/ }));
    expect(await screen.findByText('There was an error making the PDF')).toBeVisible();
  });
});

describe('the payment', () => {
  it.each<[Partial<Order>, string | null]>([
    [{ paymentType: 'COD', paid: false }, 'Unpaid'],
    [{ paymentType: 'COD', paid: true }, 'Paid'],
    [{ paymentType: 'COD', paid: true, status: 'Canceled' }, 'Paid'],
    [{ paymentType: 'COD', paid: false, status: 'Canceled' }, null],
    [{ paymentType: 'Billing', paid: false }, null],
  ])(
    'of %j is marked %s: nothing is due of a canceled order, and a billed one is not paid here',
    async (order, mark) => {
      openOrder(anOrder(order));
      const card = within(await screen.findByRole('region', { name: 'Payment' }));
      const marks = card.queryAllByText(/^(Paid|Unpaid)$/).map((element) => element.textContent);
      expect(marks).toEqual(mark === null ? [] : [mark]);
    },
  );
  const payment = {
    id: '0197b1c0-0000-4000-8000-0000000000dd',
    method: 'check',
    amount: 500,
    reference: '1042',
    paidOn: '2026-11-20',
    takenBy: 'Dana Whitfield',
    takenAt: '2026-11-24T15:00:00Z',
    voidedBy: null,
    voidedAt: null,
  } as const;
  const part = anOrder({ paidAmount: 500, price: 1049, payments: [payment] });

  it('is recorded with how it was paid, and shows who took it and what is due', async () => {
    const { user, server } = openOrder();
    server
      .answer(emails.audience, { body: { recipients: [] } })
      .answer(orderWork.recordPayment, { body: part });
    await user.click(await screen.findByRole('button', { name: 'Mark Paid' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Paid by' }));
    await user.click(await screen.findByRole('option', { name: 'Check' }));
    await user.click(dialog.getByRole('button', { name: 'Mark Paid' }));
    const card = within(screen.getByRole('region', { name: 'Payment' }));
    expect(await card.findByText('Paid $500 of $1,049, $549 due.')).toBeVisible();
    expect(card.getByText('Check 1042')).toBeVisible();
    expect(card.getByText(/taken by Dana Whitfield/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Record Payment' })).toBeVisible();
  });
  it('says what its button does with the amount that is typed, and refuses cents', async () => {
    const { user, server } = openOrder(part);
    await user.click(await screen.findByRole('button', { name: 'Record Payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Mark Paid' })).toBeVisible();
    const amount = dialog.getByLabelText('Amount');
    await user.clear(amount);
    expect(dialog.getByRole('button', { name: 'Record Payment' })).toBeVisible();
    await user.type(amount, '500');
    expect(dialog.getByRole('button', { name: 'Record $500' })).toBeVisible();
    await user.type(amount, '.75');
    expect(amount).toHaveValue('$500.75');
    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));
    expect(await dialog.findByText('Please enter whole dollars, without cents.')).toBeVisible();
    expect(server.callsOf(orderWork.recordPayment)).toHaveLength(0);
  });
  it('that is the only one is removed in one way, several also together', async () => {
    const { unmount } = openOrder({ ...part, paid: true });
    expect(await screen.findByRole('button', { name: 'Remove the payment of $500' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark Unpaid' })).toBeNull();
    unmount();
    openOrder({
      ...part,
      paid: true,
      payments: [payment, { ...payment, id: `${payment.id.slice(0, -1)}e` }],
    });
    expect(await screen.findByRole('button', { name: 'Mark Unpaid' })).toBeVisible();
  });
  it('is removed after a question, and stays as removed', async () => {
    const { user, server } = openOrder(part);
    const removed = { ...payment, voidedBy: 'Robin Lee', voidedAt: '2026-11-24T15:05:00Z' };
    server.answer(orderWork.removePayment, { body: anOrder({ price: 1049, payments: [removed] }) });
    await user.click(await screen.findByRole('button', { name: 'Remove the payment of $500' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/Removed by Robin Lee/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove the payment/ })).not.toBeInTheDocument();
  });
  it('is asked for, and a refusal is shown', async () => {
    const { user, server } = openOrder();
    const message = 'The customer has already been asked today.';
    const { orderId, uniqueId } = anOrder();
    server.answer(orderWork.requestPayments, {
      body: { done: [], refused: [{ orderId, uniqueId, message }] },
    });
    await user.click(await screen.findByRole('button', { name: 'Request Payment' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

it('is on hold since the hold, not since the end of a flag', async () => {
  const order = anOrder({ sdStatus: 'on_hold', status: 'New' });
  openOrder(order, [
    activity({ from: 'flagged', to: 'on_hold', at: '2026-11-28T18:14:00Z' }),
    activity({ from: 'on_hold', to: 'flagged', at: '2026-11-28T18:08:00Z' }),
    activity({ from: 'new', to: 'on_hold', at: '2026-11-27T15:00:00Z' }),
  ]);
  expect(await screen.findByText(/^On hold since Nov 27/)).toBeVisible();
});

describe('the activity', () => {
  const history = [
    activity({ kind: 'note', note: 'Call the mobile first.' }),
    activity({ kind: 'payment', note: 'Marked paid.' }),
    activity({
      kind: 'edit',
      changes: [{ field: 'Delivery phone', from: '(555) 010-0117', to: '(555) 010-0171' }],
    }),
    activity({ from: 'accepted', to: 'picked_up', source: 'driver', actor: 'Luis Ortega' }),
  ];
  it('shows what an edit changed, where a move came from and who made it', async () => {
    openOrder(anOrder(), history);
    expect(await screen.findByText('Delivery phone changed')).toBeVisible();
    expect(screen.getByText('(555) 010-0117').tagName).toBe('DEL');
    expect(screen.getByText(/Was Assigned Driver\. By driver Luis Ortega/)).toBeVisible();
  });
  it('shows notes alone', async () => {
    const { user } = openOrder(anOrder(), history);
    await user.click(await screen.findByRole('button', { name: 'Notes' }));
    expect(screen.getByText('Call the mobile first.')).toBeVisible();
    expect(screen.queryByText('Delivery phone changed')).not.toBeInTheDocument();
    expect(screen.queryByText('Marked paid.')).not.toBeInTheDocument();
  });
  it('shows what happened to the payment alone, and says where nothing did', async () => {
    const { user } = openOrder(anOrder(), history);
    await user.click(await screen.findByRole('button', { name: 'Payments' }));
    expect(screen.getByText('Marked paid.')).toBeVisible();
    expect(screen.queryByText('Call the mobile first.')).not.toBeInTheDocument();
  });
  it('says that no note was added yet', async () => {
    const { user } = openOrder(anOrder(), history.slice(1));
    await user.click(await screen.findByRole('button', { name: 'Notes' }));
    expect(screen.getByText('Nobody has added a note yet.')).toBeVisible();
  });
  it('does not carry a note that is being written to another order', async () => {
    const first = anOrder();
    const second = anOrder({ orderId: first.orderId.replace(/.$/, '9'), uniqueId: 10299 });
    const { user, server, router } = openOrder(second);
    server.answer(orders.get, ({ path }) => ({ body: path.includes(first.orderId) ? first : second }));
    await screen.findByText('ORDER: #10299');
    await act(() => router.navigate(`/order/${first.orderId}`));
    await screen.findByText('ORDER: #10234');
    await user.type(await screen.findByLabelText('Note'), 'For the first order.');
    // It has been read already and is shown at once.
    await act(() => router.navigate(-1));
    await screen.findByText('ORDER: #10299');
    expect(await screen.findByLabelText('Note')).toHaveValue('');
  });
  it('takes a note for the team', async () => {
    const { user, server } = openOrder();
    const note = 'Gate is open until 6 PM.';
    server.answer(orderWork.addNote, { body: activity({ note }) });
    await user.type(await screen.findByLabelText('Note'), note);
    server.answer(orders.activities, { body: [activity({ note })] });
    await user.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText(note, { selector: 'b' })).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('');
    expect(screen.getByLabelText('Note')).toHaveFocus();
  });

  it('takes one by keys alone: a key leads to the box, Ctrl with Enter adds it', async () => {
    const { user, server } = openOrder();
    server.answer(orderWork.addNote, { body: activity({ note: 'Call first.' }) });
    await screen.findByLabelText('Note');
    await user.keyboard('t');
    await user.keyboard('Call first.{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(server.callsOf(orderWork.addNote)[0]?.body).toMatchObject({ note: 'Call first.' }),
    );
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''));
    expect(screen.getByLabelText('Note')).toHaveFocus();
  });
});

describe('the driver', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();
  const driving = anOrder({
    ...pickedUp,
    driverPhone: '(555) 010-0158',
    driverName: 'Luis Ortega',
    actions: ['requestLocation'],
  });
  const seenNow = () => ({
    ...driving,
    driverLat: 44.7749,
    driverLong: -117.8344,
    driverUpdated: minutesAgo(12),
  });
  const bakerCity = {
    placeId: 'city:OR:baker-city',
    text: 'Baker City, OR',
    city: 'Baker City',
    state: 'OR',
  };
  const where = () => screen.findByRole('region', { name: 'Where it is' });

  it('is shown with a phone while the vehicle is on the road', async () => {
    openOrder(driving);
    expect(await where()).toHaveTextContent('Luis Ortega');
    expect(await where()).toHaveTextContent('The driver has not shared a position yet.');
    expect(screen.getByRole('link', { name: '(555) 010-0158' })).toHaveAttribute('href', 'tel:5550100158');
  });

  it('is not shown before pickup and after delivery', async () => {
    openOrder({ ...driving, sdStatus: 'delivered', actions: [] });
    await actions();
    expect(screen.queryByText('Luis Ortega')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Request Location' })).not.toBeInTheDocument();
  });

  it('is asked for the position once the number was shown, which the card keeps saying', async () => {
    const { user, server } = openOrder(driving);
    server.answer(driverLocation.request, { body: { ...driving, locationRequestedAt: minutesAgo(0) } });
    await user.click(await screen.findByRole('button', { name: 'Request Location' }));
    await user.click(await screen.findByRole('button', { name: 'Send Text' }));
    expect(await screen.findByText('A location request has been sent to your driver.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request Again' })).toBeVisible();
  });

  it('need not answer any more once the request is canceled', async () => {
    const { user, server } = openOrder({ ...driving, locationRequestedAt: minutesAgo(5) });
    server.answer(driverLocation.cancel, { body: driving });
    await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    expect(await screen.findByRole('button', { name: 'Request Location' })).toBeVisible();
    expect(screen.queryByText('A location request has been sent to your driver.')).not.toBeInTheDocument();
  });

  it('that cannot be asked is said as the server words it, and without an answer as the specification does', async () => {
    const { user, server } = openOrder(driving);
    const message = 'This driver was asked three times within an hour. Please call, or try again later.';
    server.answer(driverLocation.request, { status: 429, body: { code: 'tooManyRequests', message } });
    await user.click(await screen.findByRole('button', { name: 'Request Location' }));
    await user.click(await screen.findByRole('button', { name: 'Send Text' }));
    expect(await screen.findByText(message)).toBeVisible();
    server.isReachable = false;
    await user.click(await screen.findByRole('button', { name: 'Request Location' }));
    await user.click(await screen.findByRole('button', { name: 'Send Text' }));
    expect(await screen.findByText('Sorry! We were unable to send a request to the driver.')).toBeVisible();
  });

  it('has the nearest place and the age of the position in words', async () => {
    const { server } = openOrder(seenNow());
    server.answer(places.reverse, { body: bakerCity });
    await waitFor(async () => expect(await where()).toHaveTextContent('Near Baker City, OR, 12 minutes ago'));
  });

  it('is somewhere without a name where there is no place near, or no answer', async () => {
    openOrder(seenNow());
    expect(await where()).toHaveTextContent('Position of the driver, 12 minutes ago');
  });
});

it('warns of a VIN of another year than booked', async () => {
  const [vehicle] = anOrder().vehicles;
  openOrder(anOrder({ vehicles: vehicle ? [{ ...vehicle, year: 2019 }] : [] }));
  expect(await screen.findByText('This VIN is of model year 2003, not 2019.')).toBeVisible();
});
