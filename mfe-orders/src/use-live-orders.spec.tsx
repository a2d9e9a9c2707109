import { calls } from '@overland/contracts/calls';
import { QueryClientProvider, queryClient, useApiQuery } from '@overland/web';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useLiveOrders } from './use-live-orders';

const orderId = '3f2c8a52-5b0e-4a53-9d59-0a6b1c7d8e9f';
const encoder = new TextEncoder();

let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
let reads = 0;

beforeEach(() => {
  streams = [];
  reads = 0;
  globalThis.fetch = (async (input: string, init: RequestInit) => {
    if (!input.includes('/orders/live')) {
      reads += 1;
      return new Response(JSON.stringify({ uniqueId: 10_000 + reads }));
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        init.signal?.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }) as typeof fetch;
});

function Page() {
  useLiveOrders();
  const order = useApiQuery(
    calls.orders.get,
    { params: { orderId } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return <p>Order #{order.data?.uniqueId}</p>;
}

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
const send = (text: string) => act(async () => streams.at(-1)?.enqueue(encoder.encode(text)));
const change = (id: string) => `data: ${JSON.stringify({ orderId: id, portalId: orderId, version: 2 })}\n\n`;

afterEach(() => queryClient.clear());

test('an open order is read again when it changes, also when its event comes in two pieces', async () => {
  open();
  expect(await screen.findByText('Order #10001')).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(1));
  await send(`: open\n\n${change(orderId).slice(0, 20)}`);
  await send(change(orderId).slice(20));
  expect(await screen.findByText('Order #10002')).toBeVisible();
});

test('a change of another order leaves it as it is', async () => {
  open();
  expect(await screen.findByText('Order #10001')).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(1));
  await send(change('4f2c8a52-5b0e-4a53-9d59-0a6b1c7d8e9f'));
  await send(change(orderId));
  expect(await screen.findByText('Order #10002')).toBeVisible();
  expect(reads).toBe(2);
});

test('the page stops listening when it is left', async () => {
  const { unmount } = open();
  await waitFor(() => expect(streams).toHaveLength(1));
  unmount();
  expect(() => streams[0]?.enqueue(encoder.encode(change(orderId)))).toThrow();
});
