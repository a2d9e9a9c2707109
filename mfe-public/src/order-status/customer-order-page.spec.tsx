import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { CustomerOrderPage } from './customer-order-page';
import { aCustomerOrder, over } from './testing';

const aServer = (overrides: Partial<CustomerOrder> = {}) =>
  new FakeServer().answer(calls.customerOrders.open, { body: aCustomerOrder(overrides) });
const open = (server: FakeServer) =>
  openPage(<CustomerOrderPage />, { server, path: '/order-status/:token', at: '/order-status/a-token' });
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the customer’s page of an order', () => {
  it('shows the way, the next day, whom to call, payment, stops and vehicles', async () => {
    const { server } = open(aServer());
    expect(await screen.findByText('ORDER: #10231')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Seattle, WA to Boise, ID');
    const stations = section('Progress of the order').getAllByRole('listitem');
    expect(stations.map((each) => each.querySelector('b')?.textContent)).toEqual(
      'Booked,Confirmed,Assigned Driver,Picked Up,Delivered'.split(','),
    );
    expect(stations[3]).toHaveAttribute('aria-current', 'step');
    expect(stations[4]).toHaveTextContent('expected Nov 27 – Nov 29');
    expect(section('Expected at your door').getByText('Nov 27 – Nov 29')).toBeVisible();
    expect(section('Who to call').getByRole('link', { name: '(555) 010-0177' })).toHaveAttribute(
      'href',
      expect.stringContaining('tel:'),
    );
    expect(section('Payment').getByText('Not paid yet')).toBeVisible();
    expect(section('Payment').getByText('$1,247')).toBeVisible();
    expect(section('Payment').getByText('Payment of $1,247 to Riverside Motors is due.')).toBeVisible();
    expect(section('Payment').getByText(/^To pay, call/)).toBeVisible();
    expect(section('Pickup and delivery').getByText('Picked up Nov 25, 2026')).toBeVisible();
    expect(section('Pickup and delivery').getByText('Planned Nov 25')).toBeVisible();
    expect(section('Pickup and delivery').getByText('Estimated Nov 27 – Nov 29')).toBeVisible();
    expect(section('Vehicle').getByText('2021 Subaru Outback')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read and accept the terms' })).toHaveAttribute(
      'href',
      `/terms/${aCustomerOrder().orderId}/10231/a-token`,
    );
    expect(server.calls.filter(({ path }) => path.includes('a-token'))).toEqual([]);
  });

  it('says where the driver is while the order is picked up, and that no position is known', async () => {
    const { unmount } = open(aServer());
    expect(await screen.findByText(/Position of the driver/)).toBeVisible();
    unmount();
    open(aServer({ position: null }));
    expect(await screen.findByText('The driver has not shared a position yet.')).toBeVisible();
  });

  it.each([
    ['New', 'Pickup planned', 'Nov 25'],
    ['Delivered', 'Delivered', 'Nov 30, 2026'],
    ['Canceled', 'Your order', 'Canceled'],
  ] as const)('says what comes next where the order is %s', async (status, title, lead) => {
    const actualOn = status === 'Delivered' ? '2026-11-30' : null;
    const delivery = { ...aCustomerOrder().delivery, actualOn };
    open(aServer({ status, delivery, hasDriver: false, position: null }));
    await screen.findByText('ORDER: #10231');
    expect(section(title).getByText(lead)).toBeVisible();
  });

  it('says that it is paid, and that the terms are accepted', async () => {
    open(aServer({ paid: true, paidOn: '2026-11-20', termsAcceptedAt: '2026-11-19T15:00:00.000Z' }));
    await screen.findByText('ORDER: #10231');
    expect(section('Payment').getByText('Paid')).toBeVisible();
    expect(section('Payment').getByText('Paid on Nov 20, 2026: $1,247. Thank you.')).toBeVisible();
    expect(screen.getByText('You accepted the terms on Nov 19, 2026.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Read and accept the terms' })).not.toBeInTheDocument();
  });

  it('offers the terms until the delivery, and then no more', async () => {
    open(aServer({ status: 'Delivered' }));
    await screen.findByText('ORDER: #10231');
    expect(section('Terms and papers').getByRole('button', { name: 'Order as a PDF' })).toBeVisible();
    expect(screen.queryByText('Not accepted yet')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Read and accept the terms' })).not.toBeInTheDocument();
  });

  it('does not call a canceled order paid that was paid in part', async () => {
    open(aServer({ status: 'Canceled', paidAmount: 300 }));
    await screen.findByText('ORDER: #10231');
    expect(section('Payment').getByText('Call us about your payment of $300.')).toBeVisible();
    expect(section('Payment').queryByText('Paid')).toBeNull();
  });

  it('lists what has changed since the terms were accepted', async () => {
    const changes = [{ field: 'price' as const, vehicle: '', from: 1198, to: 1298 }];
    open(aServer({ before: { at: '2026-11-18T18:00:00.000Z', version: 1, versionNow: 1, changes } }));
    await screen.findByText('One thing has changed since you accepted on Nov 18, 2026');
    expect(section('What has changed').getByText('It was $1,198 and is now $1,298.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Accept the terms again' })).toBeVisible();
  });

  it('asks how it went after the delivery, and thanks once that is told', async () => {
    const { unmount } = open(aServer());
    await screen.findByText('ORDER: #10231');
    expect(screen.queryByRole('region', { name: 'How did we do?' })).not.toBeInTheDocument();
    unmount();
    const asked = open(
      aServer({ status: 'Delivered', paid: true, survey: { token: 'how', isAnswered: false } }),
    );
    expect(await screen.findByRole('link', { name: 'Tell us how it went' })).toHaveAttribute(
      'href',
      '/customer-survey/how',
    );
    asked.unmount();
    open(aServer({ status: 'Delivered', survey: { token: 'how', isAnswered: true } }));
    expect(await screen.findByText(/^Thank you for telling us/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tell us how it went' })).not.toBeInTheDocument();
  });

  it('tells that the order could not be printed', async () => {
    const { user, server } = open(aServer().answer(calls.customerOrders.pdf, over));
    await user.click(await screen.findByRole('button', { name: 'Order as a PDF' }));
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
    expect(server.callsOf(calls.customerOrders.pdf)).toMatchObject([{ body: { token: 'a-token' } }]);
  });

  it('says the same of every link that does not work, and where to find the order', async () => {
    open(new FakeServer().answer(calls.customerOrders.open, over));
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', '/order-status');
    expect(screen.getByRole('link', { name: 'Email me a new link' })).toHaveAttribute(
      'href',
      '/order-status?by=email',
    );
  });

  it('can be tried again when the server cannot be reached', async () => {
    const server = aServer();
    server.isReachable = false;
    const { user } = open(server);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
    server.isReachable = true;
    await user.click(again);
    expect(await screen.findByText('ORDER: #10231')).toBeVisible();
  }, 20_000);
});
