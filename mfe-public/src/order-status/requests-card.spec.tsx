import type { CustomerOrder, CustomerRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { CustomerOrderPage } from './customer-order-page';
import { aCustomerOrder } from './testing';

const aRequest = (changes: Partial<CustomerRequest> = {}): CustomerRequest => ({
  _id: '0197b1c0-0000-4000-8000-0000000000cc',
  kind: 'cancel',
  wishedDay: null,
  note: 'The car is sold.',
  state: 'open',
  askedAt: '2026-11-24T15:00:00.000Z',
  answer: '',
  answeredAt: null,
  ...changes,
});
const waiting = (overrides: Partial<CustomerOrder> = {}) =>
  aCustomerOrder({ status: 'New', position: null, mayAsk: true, ...overrides });
const calendar = {
  today: '2026-11-20',
  firstPickupDay: '2026-11-27',
  blockedDays: [{ date: '2026-11-26', name: 'Thanksgiving Day' }],
};
const open = (order: CustomerOrder, server = new FakeServer()) =>
  openPage(<CustomerOrderPage />, {
    server: server
      .answer(calls.customerOrders.open, { body: order })
      .answer(calls.changeRequests.days, { body: calendar }),
    path: '/order-status/:token',
    at: '/order-status/a-token',
  });
/** The answer to a call, which the page reads from then on. */
const changesTo = (server: FakeServer, order: CustomerOrder) => () => {
  server.answer(calls.customerOrders.open, { body: order });
  return { body: order };
};
const card = async () => within(await screen.findByRole('region', { name: 'Need a change?' }));

describe('what a customer can ask for', () => {
  it('is another day by the calendar, with a note', async () => {
    const asked = waiting({
      requests: [aRequest({ kind: 'pickupDate', wishedDay: '2026-12-01', note: 'Away.' })],
    });
    const { user, server } = open(waiting());
    server.answer(calls.changeRequests.askForDay, changesTo(server, asked));
    await user.click((await card()).getByRole('button', { name: 'Change My Date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change my date' }));
    expect(await dialog.findByText('First possible day: Nov 27, 2026')).toBeVisible();
    await user.type(dialog.getByLabelText('First pickup day'), '11/28/2026');
    await user.click(dialog.getByRole('button', { name: 'Ask for This Day' }));
    expect(await dialog.findByText(/this is a Saturday/)).toBeVisible();
    expect(server.callsOf(calls.changeRequests.askForDay)).toEqual([]);
    await user.clear(dialog.getByLabelText('First pickup day'));
    await user.type(dialog.getByLabelText('First pickup day'), '12/01/2026');
    await user.type(dialog.getByLabelText('Note (optional)'), 'Away.');
    await user.click(dialog.getByRole('button', { name: 'Ask for This Day' }));
    expect(await screen.findByText('First pickup day Dec 1, 2026')).toBeVisible();
    expect(server.callsOf(calls.changeRequests.askForDay)).toMatchObject([
      { body: { token: 'a-token', wishedDay: '2026-12-01', note: 'Away.' } },
    ]);
    expect((await card()).queryByRole('button', { name: 'Change My Date' })).not.toBeInTheDocument();
    expect((await card()).getByRole('button', { name: 'Cancel My Order' })).toBeVisible();
  });

  it('is to cancel, with a reason; what is refused is said and nothing typed is lost', async () => {
    const message = 'This order has been picked up and cannot be changed any more.';
    const server = new FakeServer().answer(calls.changeRequests.askToCancel, {
      status: 409,
      body: { code: 'conflict', message },
    });
    const { user } = open(waiting(), server);
    await user.click((await card()).getByRole('button', { name: 'Cancel My Order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel my order' }));
    await user.click(dialog.getByRole('button', { name: 'Ask to Cancel' }));
    expect(await dialog.findByText('Please tell us why you want to cancel.')).toBeVisible();
    expect(server.callsOf(calls.changeRequests.askToCancel)).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'The car is sold.');
    await user.click(dialog.getByRole('button', { name: 'Ask to Cancel' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('The car is sold.');
  });

  it('is taken back with one tap, and can be asked for again', async () => {
    const back = waiting({
      requests: [aRequest({ state: 'withdrawn', answeredAt: '2026-11-25T15:00:00.000Z' })],
    });
    const { user, server } = open(waiting({ requests: [aRequest()] }));
    server.answer(calls.changeRequests.withdraw, changesTo(server, back));
    await user.click((await card()).getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect((await card()).getByRole('button', { name: 'Cancel My Order' })).toBeVisible();
    expect(server.callsOf(calls.changeRequests.withdraw)).toMatchObject([
      { body: { token: 'a-token', requestId: aRequest()._id } },
    ]);
  });

  it('is shown with its answer, also once nothing can be asked for any more', async () => {
    const answered = {
      state: 'declined',
      answeredAt: '2026-11-25T15:00:00.000Z',
      answer: 'It is on its way.',
    } as const;
    open(aCustomerOrder({ requests: [aRequest(answered)] }));
    const shown = await card();
    expect(shown.getByText('Declined')).toBeVisible();
    expect(shown.getByText('Asked Nov 24, 2026, answered Nov 25, 2026: “It is on its way.”')).toBeVisible();
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is nothing after the pickup', async () => {
    open(aCustomerOrder());
    expect(await screen.findByText('ORDER: #10231')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Need a change?' })).not.toBeInTheDocument();
  });
});
