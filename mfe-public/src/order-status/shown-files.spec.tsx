import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ShownFiles } from './shown-files';
import { aCustomerOrder, over } from './testing';

const files = [
  { key: 'orders/1/1.pdf', name: 'Bill of lading.pdf', size: 2000 },
  { key: 'orders/1/2.jpg', name: 'Pickup photo.jpg', size: 1_500_000 },
];
const url = 'http://localhost:8081/api/files/orders/1/1.pdf?name=Bill+of+lading.pdf';
const open = (server = new FakeServer(), overrides: Partial<CustomerOrder> = { files }) =>
  openPage(<ShownFiles order={aCustomerOrder(overrides)} />, { server });

let followed: string[] = [];
beforeEach(() => {
  followed = [];
  // jsdom follows no links.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.href);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('the files for the customer', () => {
  it('are listed with their sizes, and downloaded by a fresh link', async () => {
    const { user, server } = open(new FakeServer().answer(calls.customerOrders.file, { body: { url } }));
    const items = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Bill of lading.pdf2 KBDownload',
      'Pickup photo.jpg1.4 MBDownload',
    ]);
    await user.click(screen.getByRole('button', { name: 'Download Bill of lading.pdf' }));
    await waitFor(() => expect(followed).toEqual([url]));
    expect(server.callsOf(calls.customerOrders.file)).toMatchObject([
      { body: { token: 'a-token', key: 'orders/1/1.pdf' } },
    ]);
  });

  it('are no list when there is none', () => {
    open(new FakeServer(), {});
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('are not downloaded once the link of the order is over, and the page says so', async () => {
    const { user } = open(new FakeServer().answer(calls.customerOrders.file, over));
    await user.click(screen.getByRole('button', { name: 'Download Bill of lading.pdf' }));
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
    expect(followed).toEqual([]);
  });

  it('can be asked for again when the server could not be reached', async () => {
    const server = new FakeServer().answer(calls.customerOrders.file, { body: { url } });
    server.isReachable = false;
    const { user } = open(server);
    const download = screen.getByRole('button', { name: 'Download Bill of lading.pdf' });
    await user.click(download);
    expect(await screen.findByText('There was an error downloading this file')).toBeVisible();
    server.isReachable = true;
    await user.click(download);
    await waitFor(() => expect(followed).toEqual([url]));
  });
});
