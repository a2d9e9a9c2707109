import { surveys } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { QuestionPage } from './question-page';
import { aQuestion } from './testing';

const session = { role: 'MCAdmin', userId: 'u', portalId: 'p' } as const;
const open = (server: FakeServer, at = '/survey/driver') =>
  openPage(<QuestionPage />, { server, session, path: '/survey/:id', at });

it('shows one question with its responses and whose they are', async () => {
  open(new FakeServer().answer(surveys.get, { body: aQuestion() }));
  expect(await screen.findByRole('region', { name: 'Your driver' })).toBeVisible();
  expect(screen.getByText('One call came late.')).toBeVisible();
  expect(screen.getByText(/, Grace, Riverside Motors, 4 of 5, /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/survey');
});

it('keeps to the company of the address', async () => {
  const { server } = open(
    new FakeServer().answer(surveys.get, { body: aQuestion() }),
    '/survey/driver?company=c',
  );
  await screen.findByRole('region', { name: 'Your driver' });
  expect(server.callsOf(surveys.get)).toMatchObject([{ query: { portalId: 'c' } }]);
});

it('says that there is no such question', async () => {
  const body = { code: 'notFound', message: 'We could not find what you asked for.' };
  open(new FakeServer().answer(surveys.get, { status: 404, body }));
  expect(await screen.findByText(body.message)).toBeVisible();
});
