import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { aCustomerOrder } from '../order-status/testing';
import { TrackOrderPage } from './track-order-page';

const { token, uniqueId } = aCustomerOrder();
const aServer = () =>
  new FakeServer()
    .answer(calls.customerOrders.track, { body: { token, uniqueId } })
    .answer(calls.customerOrders.open, { body: aCustomerOrder() });

async function ask(server: FakeServer) {
  const opened = openPage(<TrackOrderPage />, { server, path: '/track-order' });
  await opened.user.type(screen.getByLabelText('Email'), 'jordan@example.com');
  await opened.user.type(screen.getByLabelText('Order number'), '10231{Enter}');
  return opened;
}

describe('tracking an order', () => {
  it('shows where it is, when it comes, and leads to the whole order', async () => {
    const { server } = await ask(aServer());
    expect(await screen.findByRole('heading', { name: 'Where it is' })).toBeVisible();
    expect(screen.getByText('Expected at your door')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the whole order' })).toHaveAttribute(
      'href',
      '/order-status/a-token',
    );
    expect(server.callsOf(calls.customerOrders.track)).toMatchObject([
      { path: '/order/10231/track', body: { email: 'jordan@example.com' } },
    ]);
  });

  it('shows what the server says, and what to do next', async () => {
    const message = 'Sorry! We were unable to find the status of this order.';
    await ask(
      aServer().answer(calls.customerOrders.track, { status: 404, body: { code: 'notFound', message } }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByText(/Please try again/)).toBeVisible();
  });

  it('says that the driver could not be asked where there is no answer', async () => {
    const server = aServer();
    server.isReachable = false;
    await ask(server);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sorry! We were unable to send a request to the driver.',
    );
  });
});
