import { type ChangeRequest, changeRequests, emails, type Order, orders } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useNotices } from '@overland/web';
import { screen, within } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { OrderDetailPage } from './order-detail-page';

const session = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
const aRequest = (changes: Partial<ChangeRequest> = {}): ChangeRequest => ({
  _id: '0197b1c0-0000-4000-8000-0000000000cc',
  kind: 'pickupDate',
  wishedDay: '2026-12-10',
  note: 'I am away until then.',
  state: 'open',
  askedAt: '2026-11-24T15:00:00.000Z',
  answer: '',
  answeredBy: '',
  answeredAt: null,
  ...changes,
});
const asking = (changes: Partial<Order> = {}) =>
  anOrder({ actions: ['edit', 'acceptRequest'], requests: [aRequest()], ...changes });

function open(order: Order) {
  const server = new FakeServer()
    .answer(orders.activities, { body: [] })
    .answer(emails.logs, { body: [] })
    .answer(orders.get, { body: order });
  const at = `/order/${order.orderId}`;
  return openPage(<OrderDetailPage />, { server, session, path: '/order/:orderId', at });
}
const card = async () => within(await screen.findByRole('region', { name: 'The customer asks' }));

beforeEach(() => useNotices.setState({ notices: [] }));

describe('what the customer asks for', () => {
  it('is accepted with a note, and the order shows what it became', async () => {
    const { user, server } = open(asking());
    const changed = asking({
      pickupScheduledAt: '2026-12-10',
      requests: [aRequest({ state: 'accepted', answeredBy: 'Dana Whitfield' })],
    });
    server.answer(changeRequests.answer, { body: changed });
    const shown = await card();
    expect(shown.getByText('First pickup day Dec 10, 2026')).toBeVisible();
    expect(shown.getByText('“I am away until then.”')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Accept the request: order #/ }));
    expect(dialog.getByText(/ and asked to accept the terms\.$/)).toBeVisible();
    await user.type(dialog.getByLabelText('Note to the customer (optional)'), 'Gladly.');
    await user.click(dialog.getByRole('button', { name: 'Change the Day' }));
    expect(await screen.findByText('The customer of order #10234 gets your answer by email.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'The customer asks' })).not.toBeInTheDocument();
    expect(server.callsOf(changeRequests.answer)).toMatchObject([
      { body: { requestId: aRequest()._id, state: 'accepted', note: 'Gladly.' } },
    ]);
  });

  it('is declined with a note alone; a refusal is said and nothing typed is lost', async () => {
    const { user, server } = open(asking({ requests: [aRequest({ kind: 'cancel', wishedDay: null })] }));
    const message = 'The customer has taken this request back.';
    server.answer(changeRequests.answer, { status: 409, body: { code: 'conflict', message } });
    await user.click((await card()).getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Decline the request: order #/ }));
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Please tell the customer why.')).toBeVisible();
    expect(server.callsOf(changeRequests.answer)).toEqual([]);
    await user.type(dialog.getByLabelText('Note to the customer'), 'A carrier is on its way.');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText('Note to the customer')).toHaveValue('A carrier is on its way.');
  });

  it('is not accepted once the server does not allow it', async () => {
    open(asking({ actions: [] }));
    const shown = await card();
    expect(shown.getByRole('button', { name: 'Decline' })).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('leaves the page once it is answered', async () => {
    open(asking({ requests: [aRequest({ state: 'declined', answer: 'No.' })] }));
    expect(await screen.findByText('ORDER: #10234')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'The customer asks' })).not.toBeInTheDocument();
  });
});
