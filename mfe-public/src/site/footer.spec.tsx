import { addTexts, setLanguage } from '@overland/i18n';
import { texts as spanish } from '@overland/i18n/es';
import { openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { Footer } from './footer';

const show = () => openPage(<Footer />, { path: '/quote/public/:quoteId', at: '/quote/public/1?level=3' });

beforeAll(() => addTexts('es', spanish));
afterEach(() => setLanguage('en'));

it('leads to the same page in Spanish, in the words of its readers', () => {
  show();
  const link = screen.getByRole('link', { name: 'Español' });
  expect(link).toHaveAttribute('href', '/quote/public/1?level=3&lang=es');
  expect(link).toHaveAttribute('lang', 'es');
});

it('leads back to English from Spanish', () => {
  setLanguage('es');
  show();
  expect(screen.getByRole('link', { name: 'Rastrear su pedido' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/quote/public/1?level=3&lang=en',
  );
});
