import { dispatch, type OrderDispatch } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { DispatchLine } from './dispatch-line';

const session = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
const order = anOrder();

function open(shown: OrderDispatch, changes: Partial<typeof order> = {}) {
  const server = new FakeServer();
  return openPage(<DispatchLine order={{ ...order, ...changes }} dispatch={shown} />, { server, session });
}

it('says that an order waits for the TMS, and why', async () => {
  open({ state: 'waiting', error: 'Super Dispatch could not be reached.', sentAt: null });
  expect(
    await screen.findByText('Not with dispatch yet. Super Dispatch could not be reached. We will try again.'),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says when an order was sent', async () => {
  open({ state: 'sent', error: null, sentAt: '2026-11-20T15:00:00.000Z' });
  expect(await screen.findByText(/^Sent to dispatch Nov 20/)).toBeVisible();
});

it.each([
  [
    { state: 'waiting', error: null, sentAt: '2026-11-20T15:00:00.000Z' },
    'Dispatch is being told that it is canceled.',
  ],
  [{ state: 'sent', error: null, sentAt: '2026-11-20T15:00:00.000Z' }, 'Dispatch knows that it is canceled.'],
  [{ state: 'waiting', error: null, sentAt: null }, null],
] as const)('says of a canceled order only that dispatch is told of that: %#', async (shown, text) => {
  open(shown, { sdStatus: 'order_canceled' });
  if (text !== null) expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/sent to dispatch/i)).toBeNull();
});

it('says nothing of the sending once a driver is assigned', () => {
  open({ state: 'sent', error: null, sentAt: '2026-11-20T15:00:00.000Z' }, { sdStatus: 'picked_up' });
  expect(screen.queryByText(/dispatch/)).toBeNull();
});

it('sends an order again that was given up, and says so when that cannot be asked', async () => {
  const { server, user } = open({ state: 'failed', error: 'Unknown city.', sentAt: null });
  expect(
    await screen.findByText('Dispatch has an outdated version of this order. Unknown city.'),
  ).toBeVisible();
  server.answer(dispatch.sendAgain, { body: order });
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  expect(await screen.findByText(`Order #${order.uniqueId} is being sent again.`)).toBeVisible();
  server.isReachable = false;
  await user.click(screen.getByRole('button', { name: 'Send Again' }));
  expect(await screen.findByText('There was an error updating this order')).toBeVisible();
});
