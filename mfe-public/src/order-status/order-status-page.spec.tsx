import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { OrderStatusPage } from './order-status-page';
import { aCustomerOrder } from './testing';

const notFound = 'Sorry! We were unable to find the status of this order.';
const aServer = () => new FakeServer().answer(calls.customerOrders.status, { body: aCustomerOrder() });
const open = (server = aServer()) => openPage(<OrderStatusPage />, { server, path: '/order-status' });

describe('the form of order status', () => {
  it('leads to the order by keyboard alone, with the number as it is written in emails', async () => {
    const { user, server, router } = open();
    await user.tab();
    await user.keyboard('Jordan@Example.com');
    await user.tab();
    await user.keyboard('#10231{Enter}');
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(router.state.location.pathname).toBe('/order-status/a-token');
    expect(server.callsOf(calls.customerOrders.status)).toMatchObject([
      { path: '/order/10231/status', body: { email: 'jordan@example.com' } },
    ]);
  });

  it('asks for an email address and a number, and sends nothing without them', async () => {
    const { user, server } = open();
    await user.click(screen.getByRole('button', { name: 'See Order' }));
    expect(await screen.findByText('Please enter an email address.')).toBeVisible();
    expect(screen.getByText('Please enter your order number.')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'jordan');
    await user.type(screen.getByLabelText('Order number'), 'abc');
    await user.click(screen.getByRole('button', { name: 'See Order' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.getByText('Please enter a valid order number.')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it.each([true, false])(
    'shows above the fields that no order was found (server reachable: %s)',
    async (isReachable) => {
      const server = aServer().answer(calls.customerOrders.status, {
        status: 404,
        body: { code: 'notFound', message: notFound },
      });
      server.isReachable = isReachable;
      const { user } = open(server);
      await user.type(screen.getByLabelText('Email'), 'jordan@example.com');
      await user.type(screen.getByLabelText('Order number'), '10231{Enter}');
      const error = await screen.findByRole('alert');
      expect(error).toHaveTextContent(notFound);
      expect(error.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(screen.getByText(/Please try again/)).toBeVisible();
      expect(screen.getByLabelText('Order number')).toHaveValue('10231');
    },
  );
});

describe('the form of a link by email', () => {
  const answer = 'If an order has this number and email, we have sent the link.';
  const openForm = (
    server = new FakeServer().answer(calls.customerOrders.mailLink, { body: { message: answer } }),
  ) => openPage(<OrderStatusPage />, { server, path: '/order-status' });

  it('stands beside the lookup and says the same of every number and email', async () => {
    const { user, server } = openForm();
    await user.click(screen.getByRole('link', { name: 'Email me a link to the order' }));
    await user.type(screen.getByLabelText('Email'), 'jordan@example.com');
    await user.type(screen.getByLabelText('Order number'), '#10231{Enter}');
    expect(await screen.findByText(answer)).toBeVisible();
    expect(server.callsOf(calls.customerOrders.mailLink)).toMatchObject([
      { path: '/order/10231/link', body: { email: 'jordan@example.com' } },
    ]);
    expect(screen.getByRole('link', { name: 'See the order here' })).toBeVisible();
  });

  it('keeps what was typed when it was asked for too often', async () => {
    const message = 'This order was asked for too often.';
    const server = new FakeServer().answer(calls.customerOrders.mailLink, {
      status: 429,
      body: { code: 'tooManyRequests', message },
    });
    const { user } = openForm(server);
    await user.click(screen.getByRole('link', { name: 'Email me a link to the order' }));
    await user.click(screen.getByRole('button', { name: 'Email Me a Link' }));
    expect(await screen.findByText('Please enter your order number.')).toBeVisible();
    expect(server.calls).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'jordan@example.com');
    await user.type(screen.getByLabelText('Order number'), '10231{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Order number')).toHaveValue('10231');
  });
});
