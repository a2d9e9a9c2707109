import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { englishOnPage, inSpanish } from '../testing';
import { OrderTermsPage } from './order-terms-page';
import { TermsPage } from './terms-page';
import { anOrdersTerms, changedTerms, spanishText } from './testing';

inSpanish();

const open = (server: FakeServer) =>
  openPage(<OrderTermsPage />, {
    server,
    path: '/terms/:orderId/:uniqueId/:token?',
    at: `/terms/${anOrdersTerms().orderId}/10219/a-token`,
  });
const accepted = {
  fullName: 'Ruth Adeyemi',
  at: '2026-11-23T17:00:00.000Z',
  version: 4,
  language: 'en',
} as const;
const bothTexts = { version: 4, texts: { ...anOrdersTerms().terms.texts, es: spanishText } };

describe('the terms of an order, in Spanish', () => {
  it('are signed in Spanish, and are said to be in English', async () => {
    const server = new FakeServer()
      .answer(calls.orderTerms.openByLink, { body: anOrdersTerms() })
      .answer(calls.orderTerms.accept, { body: anOrdersTerms({ accepted }) });
    const { user } = open(server);
    const terms = within(await screen.findByRole('region', { name: 'Términos' }));
    expect(terms.getByText('Estos términos están en inglés.')).toBeVisible();
    expect(terms.getByText('1. What we do').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('3 días hábiles, a más tardar el 3 de dic.')).toBeVisible();
    await user.type(await screen.findByLabelText('Su nombre completo'), 'Ruth Adeyemi');
    const [accept] = screen.getAllByRole('button', { name: 'Aceptar por $1,298' });
    if (accept) await user.click(accept);
    expect(await screen.findByText('Firme o elija Escribir.')).toBeVisible();
    expect(screen.getByText('Marque esta casilla para aceptar.')).toBeVisible();
    expect(englishOnPage()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Escribir' }));
    await user.click(
      screen.getByRole('checkbox', { name: /^He leído los términos .* el precio de \$1,298/ }),
    );
    if (accept) await user.click(accept);
    expect(await screen.findByRole('heading', { name: 'Gracias, Ruth' })).toHaveFocus();
    expect(screen.getByText(/aceptó la versión 4 de los términos el 23 de nov. de 2026/)).toBeVisible();
    expect(server.callsOf(calls.orderTerms.accept)[0]?.body).toMatchObject({ language: 'es' });
  });

  it('are read in Spanish where they are written in it, unless they were accepted in English', async () => {
    const server = new FakeServer().answer(calls.orderTerms.openByLink, {
      body: anOrdersTerms({ terms: bothTexts }),
    });
    const { unmount } = open(server);
    const heading = await screen.findByRole('heading', { name: '1. Qué hacemos' });
    expect(heading.closest('[lang]')).toHaveAttribute('lang', 'es');
    expect(screen.queryByText('Estos términos están en inglés.')).not.toBeInTheDocument();
    unmount();
    open(
      new FakeServer().answer(calls.orderTerms.openByLink, {
        body: anOrdersTerms({ terms: bothTexts, accepted }),
      }),
    );
    expect(await screen.findByText('1. What we do')).toBeVisible();
    expect(screen.getByText('Estos términos están en inglés.')).toBeVisible();
  });

  it('show what has changed', async () => {
    open(new FakeServer().answer(calls.orderTerms.openByLink, { body: changedTerms() }));
    const title = 'Tres cosas han cambiado desde que usted aceptó el 18 de nov. de 2026';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const changes = within(screen.getByRole('region', { name: 'Lo que cambió' }));
    expect(changes.getByText('$100 más')).toBeVisible();
    expect(changes.getByText('Antes: $1,198. Ahora: $1,298.')).toBeInTheDocument();
    expect(englishOnPage()).toEqual([]);
  });
});

it('the terms in force are in Spanish where they are written in it, else said to be in English', async () => {
  const body = {
    ...anOrdersTerms().terms,
    portalId: null,
    createdAt: '2026-11-20T18:00:00.000Z',
    createdBy: '',
  };
  const { unmount } = openPage(<TermsPage />, {
    server: new FakeServer().answer(calls.orderTerms.current, { body }),
  });
  expect(await screen.findByText('Estos términos están en inglés.')).toBeVisible();
  expect(screen.getByText('Versión 4, desde el 20 de nov. de 2026')).toBeVisible();
  expect(englishOnPage()).toEqual([]);
  unmount();
  const both = { ...body, texts: bothTexts.texts };
  openPage(<TermsPage />, { server: new FakeServer().answer(calls.orderTerms.current, { body: both }) });
  expect(await screen.findByRole('heading', { name: '1. Qué hacemos' })).toBeVisible();
  expect(screen.queryByText('Estos términos están en inglés.')).not.toBeInTheDocument();
});
