import { type Order, orderEdits } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { anOrder } from '../testing/an-order';
import { CustomerCard } from './customer-card';
import { OrderFacts } from './order-facts';
import { StopCard } from './stop-card';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const order = anOrder({ actions: ['edit'], reg: 'NR-1', version: 3, pickupNotes: '' });

function open(shown: Order = order, server = new FakeServer()) {
  const cards = (
    <>
      <CustomerCard order={shown} />
      <OrderFacts order={shown} />
      <StopCard order={shown} stop="pickup" />
    </>
  );
  return openPage(cards, { server, session });
}

it('saves a reference with Enter, made from the version that is shown, and gives the focus back', async () => {
  const server = new FakeServer().answer(orderEdits.update, { body: { ...order, reg: 'NR-2', version: 4 } });
  const { user } = open(order, server);
  await user.click(screen.getByRole('button', { name: 'Edit Registration' }));
  const field = await screen.findByRole('textbox', { name: 'Registration' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.clear(field);
  await user.type(field, 'NR-2{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Registration' })).toHaveFocus());
  expect(server.callsOf(orderEdits.update)[0]?.body).toMatchObject({ reg: 'NR-2', version: 3 });
});

it('leaves a field as it was with Escape, and notes are saved by Enter', async () => {
  const server = new FakeServer().answer(orderEdits.update, { body: { ...order, version: 4 } });
  const { user } = open(order, server);
  await user.click(screen.getByRole('button', { name: 'Edit Pickup phone' }));
  await user.type(await screen.findByRole('textbox', { name: 'Pickup phone' }), '5{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Edit Pickup notes' }));
  await user.type(await screen.findByRole('textbox', { name: 'Pickup notes' }), 'Gate 4{Enter}');
  await waitFor(() =>
    expect(server.callsOf(orderEdits.update)[0]?.body).toMatchObject({ pickupNotes: 'Gate 4' }),
  );
});

it('shows what somebody else made of it before it is replaced, and saves over another’s other change', async () => {
  const conflict = (current: Order) => ({
    status: 409,
    body: {
      code: 'conflict',
      message: 'Somebody else changed this order.',
      details: { current, changes: [] },
    },
  });
  const server = new FakeServer().answer(orderEdits.update, conflict({ ...order, reg: 'NR-9', version: 4 }));
  const { user } = open(order, server);
  await user.click(screen.getByRole('button', { name: 'Edit Registration' }));
  await user.type(await screen.findByRole('textbox', { name: 'Registration' }), '0{Enter}');
  expect(
    await screen.findByText('Somebody else changed this to “NR-9” meanwhile. Save again to replace it.'),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Registration' })).toHaveValue('NR-10');
});

it('says next to the field what is wrong', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Edit Customer phone' }));
  const field = await screen.findByRole('textbox', { name: 'Customer phone' });
  await user.clear(field);
  await user.type(field, '555{Enter}');
  await waitFor(() => expect(field).toBeInvalid());
});

it('edits nothing in place of an order that may not be edited', () => {
  open({ ...order, actions: [] });
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});
