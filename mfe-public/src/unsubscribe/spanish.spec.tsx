import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { englishOnPage, inSpanish } from '../testing';
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
