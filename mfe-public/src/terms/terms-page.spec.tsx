import { noTerms } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { TermsPage } from './terms-page';
import { anOrdersTerms, spanishText } from './testing';

const terms = {
  ...anOrdersTerms().terms,
  portalId: null,
  createdAt: '2026-11-20T18:00:00.000Z',
  createdBy: '',
};

it('shows the terms in force, with version and day', async () => {
  openPage(<TermsPage />, { server: new FakeServer().answer(calls.orderTerms.current, { body: terms }) });
  expect(await screen.findByRole('heading', { level: 2, name: '1. What we do' })).toBeVisible();
  expect(screen.getByText('Someone of age signs at both ends.')).toBeVisible();
  expect(screen.getByText('Version 4, since Nov 20, 2026')).toBeVisible();
  expect(screen.queryByText(/^These terms are in/)).not.toBeInTheDocument();
});

it('shows terms that are in Spanish alone, and says so', async () => {
  const body = { ...terms, texts: { ...noTerms, es: spanishText } };
  openPage(<TermsPage />, { server: new FakeServer().answer(calls.orderTerms.current, { body }) });
  const heading = await screen.findByRole('heading', { level: 2, name: '1. Qué hacemos' });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(screen.getByText('These terms are in Spanish.')).toBeVisible();
});

it('can be tried again when the terms cannot be read', async () => {
  const failed = { status: 500, body: { code: 'internal', message: 'Something went wrong on our side.' } };
  const { user, server } = openPage(<TermsPage />, {
    server: new FakeServer().answer(calls.orderTerms.current, failed),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(calls.orderTerms.current, { body: terms });
  await user.click(again);
  expect(await screen.findByRole('heading', { name: '2. What you do' })).toBeVisible();
});
