import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { englishOnPage, inSpanish } from '../testing';
import { NoMoreRemindersPage } from './no-more-reminders-page';
import { UnsubscribePage } from './unsubscribe-page';

inSpanish();

const open = (server: FakeServer) =>
  openPage(<UnsubscribePage />, { server, path: '/unsubscribe/:token', at: '/unsubscribe/a-token' });
const stop = () => screen.findByRole('button', { name: 'Dejar de recibirlo' });

it('a report is ended in Spanish', async () => {
  const { user } = open(
    new FakeServer().answer(calls.reportSchedules.unsubscribe, {
      body: { message: 'It is not sent any more.' },
    }),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dejar de recibir este informe' }),
  ).toBeVisible();
  const button = await stop();
  expect(englishOnPage()).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Ya no le enviaremos este informe.' })).toBeVisible();
  expect(englishOnPage()).toEqual([]);
});

it('a link that does not work says so in Spanish', async () => {
  const { user } = open(new FakeServer());
  await user.click(await stop());
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no es válido.' })).toBeVisible();
  expect(englishOnPage()).toEqual([]);
});

it('reminders of quotes are ended in Spanish', async () => {
  const server = new FakeServer().answer(calls.followUps.unsubscribe, { body: { message: 'Ended.' } });
  const at = { path: '/no-more-reminders/:token', at: '/no-more-reminders/a-token' };
  const { user } = openPage(<NoMoreRemindersPage />, { server, ...at });
  const button = await screen.findByRole('button', { name: 'No enviarme más' });
  expect(server.calls).toEqual([]);
  expect(englishOnPage()).toEqual([]);
  await user.click(button);
  expect(
    await screen.findByRole('heading', { name: 'Ya no le enviaremos recordatorios de cotizaciones.' }),
  ).toBeVisible();
  expect(englishOnPage()).toEqual([]);
});
