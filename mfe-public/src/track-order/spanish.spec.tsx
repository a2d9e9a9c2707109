import { messages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { aCustomerOrder } from '../order-status/testing';
import { englishOnPage, inSpanish } from '../testing';
import { TrackOrderPage } from './track-order-page';

inSpanish();

const { token, uniqueId } = aCustomerOrder();
async function ask(server: FakeServer) {
  const opened = openPage(<TrackOrderPage />, { server, path: '/track-order' });
  await opened.user.type(screen.getByLabelText('Correo electrónico'), 'jordan@example.com');
  await opened.user.type(screen.getByLabelText('Número de pedido'), '10231{Enter}');
  return opened;
}

describe('tracking an order, in Spanish', () => {
  it('shows where it is, and leads to the whole order', async () => {
    const server = new FakeServer()
      .answer(calls.customerOrders.track, { body: { token, uniqueId } })
      .answer(calls.customerOrders.open, { body: aCustomerOrder() });
    await ask(server);
    expect(await screen.findByRole('heading', { name: 'Dónde está' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver el pedido completo' })).toBeVisible();
    expect(englishOnPage()).toEqual([]);
  });

  it.each([
    [404, messages.orderNotFound, /No pudimos encontrar/],
    [409, messages.locationNotRequested, /No pudimos enviar la solicitud al conductor/],
    [429, messages.tooManyLookups, /Se consultaron demasiados pedidos/],
  ])('says what the server refuses with %i, and what to do next', async (status, message, words) => {
    const server = new FakeServer().answer(calls.customerOrders.track, {
      status,
      body: { code: 'notFound', message },
    });
    await ask(server);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByText(/^Intente de nuevo/)).toBeVisible();
    expect(englishOnPage()).toEqual([]);
  });
});
