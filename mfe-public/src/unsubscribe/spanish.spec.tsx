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
    await screen.findByRole('heading', { level: 1, name: 'Informes por correo electrónico' }),
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

const openReminders = (server: FakeServer) =>
  openPage(<NoMoreRemindersPage />, {
    server,
    path: '/no-more-reminders/:token',
    at: '/no-more-reminders/a-token',
  });

it('reminders of quotes are ended in Spanish, and had again', async () => {
  let isEnded = false;
  const turn = (next: boolean) => () => {
    isEnded = next;
    return { body: { message: 'Done.' } };
  };
  const server = new FakeServer()
    .answer(calls.followUps.subscription, () => ({
      body: {
        isEnded,
        companyName: 'Lone Star Motors',
        isCustomerPortal: false,
        address: 'd•••@mail.example',
        companyLogo: null,
        portal: { displayMCLogo: true, accentColor: '' },
        contact: { email: '', phone: '(214) 555-0121' },
      },
    }))
    .answer(calls.followUps.unsubscribe, turn(true))
    .answer(calls.followUps.subscribe, turn(false));
  const { user } = openReminders(server);
  const button = await screen.findByRole('button', { name: 'No enviarme más' });
  expect(server.callsOf(calls.followUps.unsubscribe)).toEqual([]);
  expect(screen.getByText(/Lone Star Motors envía estos recordatorios a d•••@mail\.example\./)).toBeVisible();
  expect(englishOnPage()).toEqual([]);
  await user.click(button);
  expect(
    await screen.findByRole('heading', { name: 'Ya no le enviaremos recordatorios de cotizaciones.' }),
  ).toHaveFocus();
  expect(englishOnPage()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Volver a recibirlos' }));
  expect(await screen.findByRole('button', { name: 'No enviarme más' })).toBeVisible();
});

it('a part of a link to reminders says so before a press', async () => {
  openReminders(new FakeServer());
  expect(await screen.findByRole('heading', { name: 'Este enlace no funciona.' })).toBeVisible();
  expect(englishOnPage()).toEqual([]);
});
