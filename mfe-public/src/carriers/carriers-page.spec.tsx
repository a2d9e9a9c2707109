import { carrierMessages, carriers } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CarriersPage } from './carriers-page';

async function fillIn(user: UserEvent) {
  await user.type(screen.getByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Ortiz');
  await user.type(screen.getByLabelText('Company'), 'Ortiz Hauling');
  await user.type(screen.getByLabelText('Email'), 'ana@trucks.example');
  await user.type(screen.getByLabelText('Phone'), '5550100123');
}
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send Application' }));

it('sends what was typed, and nothing in the field that people do not see', async () => {
  const server = new FakeServer().answer(carriers.apply, { body: { message: carrierMessages.sent } });
  const { user } = openPage(<CarriersPage />, { server });
  expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
  await fillIn(user);
  await send(user);
  expect(await screen.findByText(carrierMessages.sent)).toBeVisible();
  expect(server.calls.at(-1)?.body).toEqual({
    firstName: 'Ana',
    lastName: 'Ortiz',
    company: 'Ortiz Hauling',
    email: 'ana@trucks.example',
    phone: '(555) 010-0123',
    language: 'en',
    templateId: 'Carriers',
    website: '',
  });
});

it('says which fields are missing', async () => {
  const { user } = openPage(<CarriersPage />, { server: new FakeServer() });
  await send(user);
  expect(await screen.findByText(carrierMessages.emailRequired)).toBeVisible();
  expect(screen.getByText(carrierMessages.companyRequired)).toBeVisible();
});

it('shows the error of the email and keeps what was typed', async () => {
  const server = new FakeServer().answer(carriers.apply, {
    status: 429,
    body: { code: 'tooManyRequests', message: carrierMessages.tooMany },
  });
  const { user } = openPage(<CarriersPage />, { server });
  await fillIn(user);
  await send(user);
  expect(await screen.findByText(carrierMessages.tooMany)).toBeVisible();
  expect(screen.getByLabelText('Company')).toHaveValue('Ortiz Hauling');
});
