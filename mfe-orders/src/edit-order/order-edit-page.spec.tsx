import { emails, messages, type Order, orderEdits, orders, quotes } from '@overland/contracts';
import { aStaffQuote } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { OrderEditPage } from './order-edit-page';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;

function openEdit(order: Order = anOrder()) {
  const server = new FakeServer()
    .answer(orders.get, { body: order })
    .answer(quotes.get, { body: aStaffQuote() })
    .answer(emails.audience, {
      body: { recipients: [{ party: 'customer', address: order.customerEmail }], dropped: [] },
    })
    .answer(orderEdits.update, { body: { ...order, version: order.version + 1 } });
  const path = '/order/:orderId/edit';
  return openPage(<OrderEditPage />, { server, session, path, at: `/order/${order.orderId}/edit` });
}
const notes = async () => (await screen.findAllByLabelText('Notes (optional)'))[0] as HTMLElement;
const save = () => screen.getAllByRole('button', { name: 'Save Order' })[0] as HTMLElement;

it('shows the order as it was booked, its city and state to be read only', async () => {
  openEdit();
  expect(await screen.findByLabelText('Full name')).toHaveValue('Marcus Bell');
  expect(screen.getAllByLabelText('City')[0]).toHaveAttribute('readonly');
  expect(screen.getByLabelText('VIN')).toHaveValue('1HGCM82633A004352');
  expect(screen.getByLabelText('Pickup start date')).toHaveValue('12/07/2026');
});

it('saves the whole form from the version that it was made from', async () => {
  const { user, server, router } = openEdit();
  await user.type(await notes(), 'Gate 4.');
  await user.click(save());
  expect(await screen.findByText('Order #10234 is saved.')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/order/${anOrder().orderId}`);
  expect(server.callsOf(orderEdits.update)[0]?.body).toMatchObject({ version: 4, pickupNotes: 'Gate 4.' });
});

it('says before and after saving that the customer is asked to accept the terms', async () => {
  const order = anOrder();
  const { user, server } = openEdit(order);
  const [vehicle] = order.vehicles;
  const saved = { ...order, version: 5, vehicles: vehicle ? [{ ...vehicle, year: 2004 }] : [] };
  server.answer(orderEdits.update, { body: saved });
  const year = await screen.findByLabelText('Year');
  expect(screen.getByText('Nobody is emailed about this.')).toBeVisible();
  await user.clear(year);
  await user.type(year, '2004');
  expect(
    screen.getByText(
      'The customer is asked to accept the terms, a minute after the last step with the order.',
    ),
  ).toBeVisible();
  expect(await screen.findByText('marcus.bell@mail.example (customer)')).toBeVisible();
  expect(screen.getByText('This VIN is of model year 2003, not 2004.')).toBeVisible();
  await user.click(save());
  expect(
    await screen.findByText(
      'Order #10234 is saved. The customer is asked to accept the terms, a minute after the last step with the order.',
    ),
  ).toBeVisible();
});

it('marks a field that is wrong, and sends nothing', async () => {
  const { user, server } = openEdit();
  await user.clear(await screen.findByLabelText('Full name'));
  await user.click(save());
  expect(await screen.findByText(messages.required)).toBeVisible();
  expect(server.callsOf(orderEdits.update)).toHaveLength(0);
});

it('keeps a first pickup day that could not be chosen any more', async () => {
  const { user, server } = openEdit(anOrder({ pickupScheduledAt: '2026-11-09' }));
  await user.type(await notes(), 'Gate 4.');
  await user.click(save());
  await screen.findByText('Order #10234 is saved.');
  expect(server.callsOf(orderEdits.update)[0]?.body).toMatchObject({ pickupStartDate: '2026-11-09' });
});

it('changes the language in which the customer is written to', async () => {
  const { user, server } = openEdit();
  await user.click(await screen.findByLabelText('Language of the emails'));
  await user.click(screen.getByRole('option', { name: 'Español' }));
  await user.click(save());
  await screen.findByText('Order #10234 is saved.');
  expect(server.callsOf(orderEdits.update)[0]?.body).toMatchObject({ language: 'es' });
});

describe('when somebody else changed the order meanwhile', () => {
  const stored = anOrder({ version: 5, pickupNotes: 'Ring twice.', customerFullName: 'Marcus Bell Jr' });
  const openConflict = async () => {
    const opened = openEdit();
    opened.server.answer(orderEdits.update, ({ body }) =>
      (body as { version: number }).version === 5
        ? { body: { ...stored, version: 6 } }
        : {
            status: 409,
            body: {
              code: 'conflict',
              message: 'Somebody else changed this order meanwhile. Your entries are kept.',
              details: { current: stored },
              requestId: 'r',
            },
          },
    );
    await opened.user.type(await notes(), 'Gate 4.');
    await opened.user.click(save());
    expect(await screen.findByText('Pickup notes is now: Ring twice.')).toBeVisible();
    return opened;
  };

  it('keeps what was typed, takes over what was not, and saves over it when asked again', async () => {
    const { user, server } = await openConflict();
    expect(await notes()).toHaveValue('Gate 4.');
    expect(screen.getByLabelText('Full name')).toHaveValue('Marcus Bell Jr');
    const name = screen.getByText('Customer full name is now: Marcus Bell Jr.');
    expect(name.closest('li')).toHaveTextContent('Taken over.');
    await user.click(save());
    await screen.findByText('Order #10234 is saved.');
    expect(server.callsOf(orderEdits.update)[1]?.body).toMatchObject({
      version: 5,
      pickupNotes: 'Gate 4.',
      customerFullName: 'Marcus Bell Jr',
    });
  });
  it('takes theirs field by field', async () => {
    const { user } = await openConflict();
    const theirs = screen.getByRole('button', { name: 'Use theirs for Pickup notes' });
    await user.click(theirs);
    expect(await notes()).toHaveValue('Ring twice.');
    expect(theirs).toHaveAttribute('aria-pressed', 'true');
  });
  it('reloads the order when asked to', async () => {
    const { user } = await openConflict();
    await user.click(screen.getByRole('button', { name: 'reload this order' }));
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    expect(await notes()).toHaveValue('Ring twice.');
    expect(screen.queryByText(/Somebody else changed/)).not.toBeInTheDocument();
  });
});

it('asks before typed changes are left', async () => {
  const { user } = openEdit();
  await user.type(await notes(), 'Gate 4.');
  await user.click(screen.getAllByRole('link', { name: 'Cancel' })[0] as HTMLElement);
  expect(within(await screen.findByRole('dialog')).getByText(/have not been saved/)).toBeVisible();
});

it('is not a form for an order that cannot be changed any more', async () => {
  openEdit(anOrder({ status: 'Delivered', actions: [] }));
  expect(await screen.findByText('Order #10234 is Delivered')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Order' })).not.toBeInTheDocument();
});
