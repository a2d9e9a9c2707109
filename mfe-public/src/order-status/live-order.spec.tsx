import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CustomerOrderPage } from './customer-order-page';
import { aCustomerOrder, over } from './testing';

const encoder = new TextEncoder();
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
beforeEach(() => {
  streams = [];
});

/** Answers like the gateway, and keeps streams open. */
function aServer(): FakeServer {
  const server = new FakeServer().answer(calls.customerOrders.open, { body: aCustomerOrder() });
  const { fetch } = server;
  return Object.assign(server, {
    fetch: async (input: string, init: RequestInit) => {
      if (!input.endsWith(calls.customerOrders.live.path)) return fetch(input, init);
      void fetch(input, init);
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
  });
}
const open = (server: FakeServer) =>
  openPage(<CustomerOrderPage />, { server, path: '/order-status/:token', at: '/order-status/a-token' });
const answer = (server: FakeServer, change: Partial<CustomerOrder>) =>
  server.answer(calls.customerOrders.open, { body: aCustomerOrder(change) });
const isFollowing = () => waitFor(() => expect(streams).toHaveLength(1));
const changed = () => act(async () => streams.at(-1)?.enqueue(encoder.encode('data: "changed"\n\n')));

describe('the customer’s open page', () => {
  it('reads the order again when it changes, and says politely what has', async () => {
    const { server } = open(aServer());
    await screen.findByText('ORDER: #10231');
    await isFollowing();
    answer(server, { status: 'Delivered', sdStatusLabel: 'Delivered', position: null });
    await changed();
    expect(await screen.findByText('Your order has changed. It is now: Delivered.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getByRole('region', { name: 'Delivered' })).toBeVisible();
    expect(server.callsOf(calls.customerOrders.live)).toMatchObject([{ body: { token: 'a-token' } }]);
    expect(server.calls.filter(({ path }) => path.includes('a-token'))).toEqual([]);
  });

  it('reads it once more when the stream ends, and says where the link has ended', async () => {
    const { server } = open(aServer());
    await screen.findByText('ORDER: #10231');
    await isFollowing();
    server.answer(calls.customerOrders.open, over);
    await act(async () => streams.at(-1)?.close());
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible();
  });
});
