import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { aCustomerOrder } from '../order-status/testing';
import { AfterBooking } from './after-booking';

const request = { params: { orderId: '10231' }, body: { email: 'ruth@home.example' } };
const open = (server: FakeServer) =>
  openPage(<AfterBooking uniqueId={10_231} email="ruth@home.example" />, { server });

it('says where the link went, and has it emailed again', async () => {
  const server = new FakeServer().answer(calls.customerOrders.mailLink, {
    body: { message: messages.linkMailed },
  });
  const { user } = open(server);
  expect(screen.getByText(/goes to ruth@home.example, and to nobody else/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Email It Again' }));
  expect(await screen.findByText(messages.linkMailed)).toBeVisible();
  expect(server.callsOf(calls.customerOrders.mailLink)).toMatchObject([{ body: request.body }]);
  expect(screen.queryByRole('button', { name: 'Email It Again' })).not.toBeInTheDocument();
});

it('leads to the order by what was typed', async () => {
  const server = new FakeServer().answer(calls.customerOrders.status, {
    body: aCustomerOrder({ token: 'found' }),
  });
  const { user, router } = open(server);
  await user.click(screen.getByRole('button', { name: 'See your order' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-status/found'));
});

it('says what went wrong', async () => {
  const message = messages.tooManyLookups;
  const server = new FakeServer().answer(calls.customerOrders.status, {
    status: 429,
    body: { code: 'tooManyRequests', message },
  });
  const { user } = open(server);
  await user.click(screen.getByRole('button', { name: 'See your order' }));
  expect(await screen.findByText(message)).toBeVisible();
});
