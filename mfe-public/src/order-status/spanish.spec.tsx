import type { CustomerOrder, CustomerRequest } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { englishOnPage, inSpanish } from '../testing';
import { CustomerOrderPage } from './customer-order-page';
import { formatSize } from './format-size';
import { newsOf } from './news-of';
import { OrderStatusPage } from './order-status-page';
import { aCustomerOrder, over } from './testing';

inSpanish();

const open = (server: FakeServer) =>
  openPage(<CustomerOrderPage />, { server, path: '/order-status/:token', at: '/order-status/a-token' });
const openOne = (overrides: Partial<CustomerOrder> = {}) =>
  open(new FakeServer().answer(calls.customerOrders.open, { body: aCustomerOrder(overrides) }));
const section = (name: string) => within(screen.getByRole('region', { name }));
const aRequest: CustomerRequest = {
  _id: '0197b1c0-0000-4000-8000-0000000000cc',
  kind: 'pickupDate',
  wishedDay: '2026-12-01',
  note: '',
  state: 'declined',
  askedAt: '2026-11-24T15:00:00.000Z',
  answer: 'We have no truck.',
  answeredAt: '2026-11-25T15:00:00.000Z',
};

describe('the customer’s page of an order, in Spanish', () => {
  it('says where it is, what it costs and whom to call', async () => {
    openOne({ files: [{ key: 'a', name: 'Bill of lading.pdf', size: 1_500_000 }] });
    expect(await screen.findByText('PEDIDO: #10231')).toBeVisible();
    const stations = section('Avance del pedido').getAllByRole('listitem');
    expect(stations.map((each) => each.querySelector('b')?.textContent)).toEqual(
      'Reservado,Confirmado,Conductor asignado,Recogido,Entregado'.split(','),
    );
    expect(stations[4]).toHaveTextContent('previsto: del 27 de nov. al 29 de nov.');
    expect(
      section('Llegada prevista a su puerta').getByText(/^Fecha estimada\. El conductor llama/),
    ).toBeVisible();
    expect(
      section('Recogida y entrega').getByText('Fecha estimada: del 27 de nov. al 29 de nov.'),
    ).toBeVisible();
    expect(section('Pago').getByText('Transporte, remolque cerrado')).toBeVisible();
    expect(section('Pago').getByText('RUSH (urgente), menos de 2 días hábiles')).toBeVisible();
    expect(section('Pago').getByText('$1,247')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar Bill of lading.pdf' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leer y aceptar los términos' })).toBeVisible();
    expect(englishOnPage()).toEqual([]);
  });

  it('tells what became of a request, and asks for another day', async () => {
    const order = aCustomerOrder({ status: 'New', position: null, mayAsk: true, requests: [aRequest] });
    const calendar = { today: '2026-11-20', firstPickupDay: '2026-11-27', blockedDays: [] };
    const server = new FakeServer()
      .answer(calls.customerOrders.open, { body: order })
      .answer(calls.changeRequests.days, { body: calendar });
    const { user } = open(server);
    const history = 'Solicitado el 24 de nov. de 2026, respondido el 25 de nov. de 2026: “We have no truck.”';
    expect(await screen.findByText(history)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cambiar mi fecha' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar mi fecha' }));
    expect(await dialog.findByText('Primer día posible: 27 de nov. de 2026')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Pedir este día' })).toBeVisible();
  });

  it('asks how it went after the delivery', async () => {
    openOne({ status: 'Delivered', position: null, survey: { token: 'how', isAnswered: false } });
    expect(await screen.findByRole('link', { name: 'Cuéntenos cómo le fue' })).toBeVisible();
    expect(englishOnPage()).toEqual([]);
  });

  it('lists what has changed since the terms were accepted', async () => {
    const changes = [{ field: 'pickupDay' as const, vehicle: '', from: '2026-11-23', to: '2026-11-25' }];
    openOne({ before: { at: '2026-11-18T18:00:00.000Z', version: 1, versionNow: 2, changes } });
    expect(
      await screen.findByText('Dos cosas han cambiado desde que usted aceptó el 18 de nov. de 2026'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Acepte los términos de nuevo' })).toBeVisible();
    expect(englishOnPage()).toEqual([]);
  });

  it('says that the link is over', async () => {
    open(new FakeServer().answer(calls.customerOrders.open, over));
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no es válido.' })).toBeVisible();
    expect(englishOnPage()).toEqual([]);
  });
});

it('a link by email is answered in Spanish', async () => {
  const message = 'If an order has this number and email, we have sent the link.';
  const server = new FakeServer().answer(calls.customerOrders.mailLink, { body: { message } });
  const { user } = openPage(<OrderStatusPage />, {
    server,
    path: '/order-status',
    at: '/order-status?by=email',
  });
  await user.type(screen.getByLabelText('Correo electrónico'), 'jordan@example.com');
  await user.type(screen.getByLabelText('Número de pedido'), '#10231{Enter}');
  expect(await screen.findByText(/le enviamos el enlace/)).toBeVisible();
  expect(englishOnPage()).toEqual([]);
});

it('news and sizes are told in Spanish', () => {
  const after = aCustomerOrder({ status: 'Delivered', sdStatusLabel: 'Delivered' });
  expect(newsOf(aCustomerOrder(), after)).toBe('Su pedido cambió. Ahora está: Entregado.');
  expect(formatSize(1_500_000)).toBe('1.4 MB');
});
