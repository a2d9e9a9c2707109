import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { UnsubscribePage } from './unsubscribe-page';

const token = 'g'.repeat(48);
const open = (server: FakeServer) =>
  openPage(<UnsubscribePage />, { server, path: '/unsubscribe/:token', at: `/unsubscribe/${token}` });

it('ends the report when one presses, and not by being opened', async () => {
  const { user, server } = open(
    new FakeServer().answer(calls.reportSchedules.unsubscribe, {
      body: { message: 'It is not sent any more.' },
    }),
  );
  const button = await screen.findByRole('button', { name: 'Stop Sending It' });
  expect(server.calls).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'This report is no longer sent to you.' })).toHaveFocus();
  expect(server.callsOf(calls.reportSchedules.unsubscribe)).toMatchObject([{ body: { token } }]);
});

it('says that a link does not work', async () => {
  const { user } = open(new FakeServer());
  await user.click(await screen.findByRole('button', { name: 'Stop Sending It' }));
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid.' })).toHaveFocus();
});
