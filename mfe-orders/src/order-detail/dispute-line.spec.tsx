import { orderWork } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { DisputeLine } from './dispute-line';

const paymentDispute = { by: 'Dana Whitfield', at: '2020-11-24T15:00:00.000Z', reason: 'The dealer pays.' };

it('is read alone by who cannot change it', () => {
  openPage(<DisputeLine order={anOrder({ paymentDispute, actions: [] })} />);
  expect(screen.getByText(/^In dispute since/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says since when, by whom and why a payment is in dispute, and asks how it was settled', async () => {
  const order = anOrder({ paymentDispute, actions: ['removePayment'] });
  const server = new FakeServer().answer(orderWork.disputePayment, { body: anOrder() });
  const { user } = openPage(<DisputeLine order={order} />, { server });
  expect(
    screen.getByText(/^In dispute since Nov 24, 2020, noted by Dana Whitfield: The dealer pays\./),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Settle Dispute' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Settle dispute: order #/ }));
  await user.click(dialog.getByRole('button', { name: 'Settle Dispute' }));
  expect(await screen.findByText(/^The dispute about the payment of order #\d+ is settled\.$/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(orderWork.disputePayment)[0]?.body).toEqual({ reason: null, settlement: '' });
});
