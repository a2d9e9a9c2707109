import { carrierMessages, carriers } from '@overland/contracts';
import { texts as spanish } from '@overland/i18n/es';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { englishOnPage, inSpanish } from '../testing';
import { CarriersPage } from './carriers-page';

inSpanish();

it('says what is wrong with a field, and what the server refuses, in the language of the page', async () => {
  const server = new FakeServer().answer(carriers.apply, {
    status: 429,
    body: { code: 'tooManyRequests', message: carrierMessages.tooMany },
  });
  const { user } = openPage(<CarriersPage />, { server });
  const send = () => user.click(screen.getByRole('button', { name: spanish['Send Application'] }));
  await send();
  expect(await screen.findByText(spanish[carrierMessages.companyRequired])).toBeVisible();
  expect(englishOnPage()).toEqual([]);
  for (const [label, text] of [
    [spanish['First name'], 'Ana'],
    [spanish['Last name'], 'Ortiz'],
    [spanish.Company, 'Ortiz Hauling'],
    [spanish.Email, 'ana@trucks.example'],
    [spanish.Phone, '5550100123'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  await send();
  expect(await screen.findByText(spanish[carrierMessages.tooMany])).toBeVisible();
  expect(server.calls.at(-1)?.body).toMatchObject({ language: 'es' });
});
