import { type CodRow, type CodTable, emails, orderTables, orderWork } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { aCodRow, idOf } from '../testing/order-rows';
import { CodPage } from './cod-page';

const session = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
const due = aCodRow({ uniqueId: 10231, isDue: true, pickupScheduledAt: '2020-11-23' });
const pending = aCodRow({
  uniqueId: 10243,
  status: 'Pending',
  orderTableStatus: 'Pending',
  paymentRequestedAt: '2020-11-20T12:00:00.000Z',
});
const paid = aCodRow({
  uniqueId: 10211,
  paid: true,
  paidBy: 'Dana Whitfield',
  paidAt: '2020-11-13T15:00:00.000Z',
  orderTableStatus: 'Delivered',
});
const sums: CodTable['sums'] = {
  unpaid: { orders: 2, price: 2494 },
  due: { orders: 1, price: 1247 },
  paid: { orders: 1, price: 1247 },
  paidInPart: { orders: 0, price: 0 },
  all: { orders: 3, price: 3741 },
};

function openCod(rows: readonly CodRow[] = [due, pending, paid], at = '/cod') {
  const server = new FakeServer().answer(orderTables.cod, { body: { rows, sums } });
  return openPage(<CodPage />, { server, session, path: '/cod', at });
}
const row = async (number: number) => {
  await screen.findByRole('link', { name: `#${number}` });
  return screen.getByRole('row', { name: new RegExp(`#${number}`) });
};

// The window of rows needs a height that jsdom does not lay out.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(59);
});

describe('the COD table', () => {
  it('marks unpaid orders that are due, and says how far their pickup is away', async () => {
    openCod();
    const marked = await row(10231);
    expect(marked).toHaveAttribute('data-marked');
    expect(within(marked).getByText(/days ago$/)).toBeVisible();
    expect(await row(10243)).not.toHaveAttribute('data-marked');
    expect(screen.getByText(/^1 unpaid order is due now \(.*\): \$1,247\.$/)).toBeVisible();
  });

  it('sums what is unpaid, paid and all at its foot', async () => {
    openCod();
    const label = await screen.findByRole('cell', { name: 'Unpaid, 2 orders' });
    expect(label.closest('tr')).toHaveTextContent('$2,494$1,247 due now');
    expect(screen.getByRole('cell', { name: 'All, 3 orders' }).closest('tr')).toHaveTextContent('$3,741');
  });

  it('says who marked an order paid', async () => {
    openCod();
    expect(within(await row(10211)).getByText('Dana Whitfield, Nov 13, 2020')).toBeVisible();
  });

  it('asks for what its address says', async () => {
    const { server } = openCod([due], '/cod?status=Pending&paid=Unpaid&q=haddad');
    await row(10231);
    expect(server.callsOf(orderTables.cod)[0]?.body).toMatchObject({
      limit: 1000,
      cod: true,
      orderTableStatus: ['Pending'],
      paid: false,
      searchText: 'haddad',
    });
  });

  it('says that orders could not be read', async () => {
    const server = new FakeServer();
    server.isReachable = false;
    openPage(<CodPage />, { server, session });
    expect(
      await screen.findByText('There was an error getting orders', {}, { timeout: 10_000 }),
    ).toBeVisible();
  });
});

describe('a payment in dispute', () => {
  const paymentDispute = { by: 'Dana Whitfield', at: '2020-11-24T15:00:00.000Z', reason: 'The dealer pays.' };

  it('is noted with its reason', async () => {
    const { user, server } = openCod();
    server.answer(orderWork.disputePayment, { body: anOrder({ paymentDispute }) });
    await user.click(within(await row(10231)).getByRole('button', { name: /^Dispute/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment in dispute: order #10231' }));
    await user.click(dialog.getByRole('button', { name: 'Note Dispute' }));
    expect(await dialog.findByText('Please say what the customer disputes.')).toBeVisible();
    await user.type(dialog.getByLabelText('What the customer disputes'), 'The dealer pays.');
    await user.click(dialog.getByRole('button', { name: 'Note Dispute' }));
    expect(await screen.findByText('The payment of order #10231 is in dispute.')).toBeVisible();
    expect(server.callsOf(orderWork.disputePayment)[0]).toMatchObject({
      path: `/order/${idOf(10231)}/dispute`,
      body: { reason: 'The dealer pays.' },
    });
  });

  it('is said, settled from its row with how, taken back by the key z and left out of the request for all that is due', async () => {
    const { user, server } = openCod([{ ...due, paymentDispute }, pending]);
    const undoUntil = new Date(Date.now() + 58_000).toISOString();
    const settled = anOrder({ orderId: due._id, undoUntil, undoStep: { name: 'Settlement', tells: false } });
    server
      .answer(orderWork.disputePayment, { body: settled })
      .answer(orderWork.undo, { body: anOrder({ orderId: due._id, paymentDispute }) });
    const disputed = within(await row(10231));
    expect(disputed.getByText('In dispute')).toBeVisible();
    expect(
      disputed.getByTitle('In dispute since Nov 24, 2020, noted by Dana Whitfield: The dealer pays.'),
    ).toBeVisible();
    expect(disputed.getByText('Since Nov 24, 2020: The dealer pays.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Due Payment/ })).toBeNull();
    await user.click(disputed.getByRole('button', { name: 'Settle the dispute of order #10231' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settle dispute: order #10231' }));
    await user.type(dialog.getByLabelText('How it was settled (optional)'), 'He pays himself.');
    await user.click(dialog.getByRole('button', { name: 'Settle Dispute' }));
    expect(
      await screen.findByText('The dispute about the payment of order #10231 is settled.'),
    ).toBeVisible();
    expect(server.callsOf(orderWork.disputePayment)[0]?.body).toEqual({
      reason: null,
      settlement: 'He pays himself.',
    });
    await user.keyboard('z');
    expect(await screen.findByText(/^“Settlement” of order #\d+ is taken back\./)).toBeVisible();
    expect(server.callsOf(orderWork.undo)).toHaveLength(1);
    await user.keyboard('z');
    expect(server.callsOf(orderWork.undo)).toHaveLength(1);
  });

  it('is unticked among chosen orders', async () => {
    const { user, server } = openCod([{ ...due, paymentDispute }, pending]);
    const owing = { amount: 1247, daysLate: 5 };
    const possible = [
      { orderId: due._id, uniqueId: 10231, owed: owing, isDisputed: true },
      { orderId: pending._id, uniqueId: 10243, owed: owing, isDisputed: false },
    ];
    server
      .answer(orderWork.check, { body: { possible, refused: [] } })
      .answer(emails.audiences, { body: [] });
    await row(10231);
    for (const number of [10231, 10243]) {
      await user.click(screen.getByRole('checkbox', { name: `Select order #${number}` }));
    }
    await user.click(
      within(screen.getByRole('region', { name: 'Chosen orders' })).getByRole('button', {
        name: 'Request Payment',
      }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Payment' }));
    expect(await dialog.findByRole('checkbox', { name: /^#10231/ })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /^All 2 payments/ })).toBePartiallyChecked();
    expect(dialog.getByRole('button', { name: 'Request 1 Payment · $1,247' })).toBeVisible();
  });
});

describe('marking an order paid', () => {
  it('is done with how, how much and when it was paid, preset to what is owed', async () => {
    const part = { ...pending, paidAmount: 500 };
    const { user, server } = openCod([part]);
    server
      .answer(emails.audience, { body: { recipients: [] } })
      .answer(orderWork.recordPayment, { body: anOrder({ paid: true }) });
    expect(within(await row(10243)).getByText('Paid $500 of $1,247')).toBeVisible();
    await user.click(within(await row(10243)).getByRole('switch', { name: 'Order #10243 is paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment of order #10243' }));
    expect(dialog.getByLabelText('Amount')).toHaveValue('$747');
    expect(dialog.getByRole('textbox', { name: 'Day' })).toHaveValue('11/24/2026');
    expect(dialog.getByText(/the order is released for transport/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mark Paid' }));
    expect(await dialog.findByText('Please choose how it was paid.')).toBeVisible();
    expect(server.callsOf(orderWork.recordPayment)).toHaveLength(0);
    await user.click(dialog.getByRole('combobox', { name: 'Paid by' }));
    await user.click(await screen.findByRole('option', { name: 'Check' }));
    await user.type(dialog.getByLabelText('Reference (optional)'), '1042');
    await user.click(dialog.getByRole('button', { name: 'Mark Paid' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(orderWork.recordPayment)[0]).toMatchObject({
      path: expect.stringMatching(`^/order/${idOf(10243)}/payments/`),
      body: { method: 'check', amount: 747, paidOn: part.today, reference: '1042' },
    });
  });

  it('of more than is owed is confirmed first', async () => {
    const { user, server } = openCod();
    server
      .answer(emails.audience, { body: { recipients: [] } })
      .answer(orderWork.recordPayment, { body: anOrder({ paid: true }) });
    await user.click(within(await row(10243)).getByRole('switch'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Paid by' }));
    await user.click(await screen.findByRole('option', { name: 'Cash' }));
    await user.clear(dialog.getByLabelText('Amount'));
    await user.type(dialog.getByLabelText('Amount'), '1300');
    expect(await dialog.findByText('Only $1,247 is still owed: this is $53 more.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mark Paid' }));
    expect(await dialog.findByText('Please confirm that more was paid.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'More was paid than is owed' }));
    await user.click(dialog.getByRole('button', { name: 'Mark Paid' }));
    await waitFor(() => expect(server.callsOf(orderWork.recordPayment)).toHaveLength(1));
    expect(server.callsOf(orderWork.recordPayment)[0]?.body).toMatchObject({ amount: 1300, takesMore: true });
  });

  it('is taken back after a question, and not where that is declined', async () => {
    const { user, server } = openCod();
    server.answer(orderWork.markUnpaid, { body: anOrder() });
    await user.click(within(await row(10211)).getByRole('switch'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(server.callsOf(orderWork.markUnpaid)).toHaveLength(0);
    await user.click(within(await row(10211)).getByRole('switch'));
    await user.click(await screen.findByRole('button', { name: 'Mark Unpaid' }));
    await waitFor(() => expect(server.callsOf(orderWork.markUnpaid)).toHaveLength(1));
  });
});

describe('canceling', () => {
  it('is offered for Pending orders alone', async () => {
    openCod();
    expect(within(await row(10243)).getByRole('button', { name: 'Cancel order #10243' })).toBeVisible();
    expect(within(await row(10231)).queryByRole('button', { name: /^Cancel/ })).toBeNull();
    expect(within(await row(10211)).queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('asks why', async () => {
    const { user, server } = openCod();
    server
      .answer(emails.audience, { body: { recipients: [] } })
      .answer(orderWork.move, { body: anOrder({ sdStatus: 'order_canceled' }) });
    await user.click(await screen.findByRole('button', { name: 'Cancel order #10243' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order #10243' }));
    expect(await dialog.findByText('Nobody is emailed.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Never paid');
    await user.click(dialog.getByRole('button', { name: 'Cancel order #10243' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(orderWork.move)[0]?.body).toEqual({
      sdStatus: 'order_canceled',
      note: 'Never paid',
      customerReason: '',
    });
  });
});

describe('asking for payments', () => {
  it('is not offered of a customer who was asked today', async () => {
    const asked = { ...due, paymentRequestedAt: new Date().toISOString(), canRequest: false };
    openCod([asked]);
    expect(within(await row(10231)).getByText('Requested today')).toBeVisible();
    expect(within(await row(10231)).queryByRole('button', { name: /^Request/ })).toBeNull();
  });

  it('of one order names the amount before it is sent by Enter, and again where it was asked before', async () => {
    const { user, server } = openCod();
    const one = { orderId: due._id, uniqueId: 10231 };
    const possible = [{ ...one, owed: { amount: 1247, daysLate: 5 } }];
    server
      .answer(orderWork.check, { body: { possible, refused: [] } })
      .answer(emails.audiences, { body: [] })
      .answer(orderWork.requestPayments, { body: { done: [one], refused: [] } });
    expect(within(await row(10243)).getByText('Request Again')).toBeVisible();
    await user.click(within(await row(10231)).getByText('Request'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Payment: order #10231' }));
    expect(await dialog.findByRole('button', { name: 'Request 1 Payment · $1,247' })).toHaveFocus();
    expect(server.callsOf(orderWork.requestPayments)).toHaveLength(0);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The customer of order #10231 will be asked to pay.')).toBeVisible();
  });

  it('of all that are due lists who is asked for how much, leaves out who is unticked, and tells what was done', async () => {
    const other = aCodRow({ uniqueId: 10235, isDue: true, price: 900 });
    const { user, server } = openCod([due, other, pending]);
    const owed = { amount: 1247, daysLate: 5 };
    const possible = [
      { orderId: due._id, uniqueId: 10231, owed },
      { orderId: other._id, uniqueId: 10235, owed: { amount: 900, daysLate: -2 } },
    ];
    const recipients = [{ party: 'customer', address: 'samir@home.example' }];
    server
      .answer(orderWork.check, { body: { possible, refused: [] } })
      .answer(emails.audiences, {
        body: possible.map((one) => ({ ...one, customerFullName: 'Samir Haddad', recipients })),
      })
      .answer(orderWork.requestPayments, { body: { done: possible.slice(0, 1), refused: [] } });
    await user.click(await screen.findByRole('button', { name: 'Request 2 Due Payments' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Payment' }));
    const [first, second] = within(await dialog.findByRole('list', { name: 'Recipients' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('#10231 Samir Haddad$1,247samir@home.example5 days late');
    expect(second).toHaveTextContent('pickup in 2 days');
    expect(dialog.getByRole('checkbox', { name: 'All 2 payments $2,147' })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Request 2 Payments · $2,147' })).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /^#10235/ }));
    expect(server.callsOf(orderWork.requestPayments)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Request 1 Payment · $1,247' }));
    expect(await screen.findByText('The customer of order #10231 will be asked to pay.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Left out' })).toHaveTextContent('#10235Left out by you.');
    expect(server.callsOf(orderWork.requestPayments)[0]?.body).toEqual({ orderIds: [due._id] });
  });

  it('asks nobody while everybody is unticked', async () => {
    const { user, server } = openCod();
    const possible = [{ orderId: due._id, uniqueId: 10231, owed: { amount: 1247, daysLate: 5 } }];
    server
      .answer(orderWork.check, { body: { possible, refused: [] } })
      .answer(emails.audiences, { body: [] });
    await user.click(await screen.findByRole('button', { name: 'Request 1 Due Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Payment: order #10231' }));
    await user.click(await dialog.findByRole('checkbox', { name: /^#10231/ }));
    expect(dialog.getByRole('button', { name: 'Request Payment' })).toBeDisabled();
  });

  it('requests the payments of chosen orders only', async () => {
    const part = aCodRow({ uniqueId: 10244, isDue: true, price: 900, paidAmount: 500 });
    const { server, user } = openCod([due, part, paid]);
    const possible = [{ orderId: part._id, uniqueId: 10244 }];
    server
      .answer(orderWork.check, { body: { possible, refused: [] } })
      .answer(emails.audiences, { body: [] })
      .answer(orderWork.requestPayments, { body: { done: possible, refused: [] } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select order #10244' }));
    const bar = within(screen.getByRole('region', { name: 'Chosen orders' }));
    expect(bar.getByText('$400')).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Request Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request Payment: order #10244' }));
    await user.click(await dialog.findByRole('button', { name: 'Request 1 Payment' }));
    expect(await screen.findByText('The customer of order #10244 will be asked to pay.')).toBeVisible();
    expect(server.callsOf(orderWork.requestPayments)[0]?.body).toEqual({ orderIds: [part._id] });
  });
});
