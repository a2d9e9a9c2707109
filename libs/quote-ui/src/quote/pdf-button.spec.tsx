import { calls } from '@overland/contracts/calls';
import { setLanguage } from '@overland/i18n';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { aQuote } from '../testing/a-quote';
import { PdfButton, type PdfButtonProps } from './pdf-button';

afterEach(() => setLanguage('en'));

const failed = { status: 500, body: { code: 'internal', message: 'Not now.' } };

async function asked(endpoint: PdfButtonProps['endpoint']) {
  const server = new FakeServer().answer(endpoint, failed);
  const { user } = openPage(<PdfButton quote={aQuote()} endpoint={endpoint} />, { server });
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  return server.callsOf(endpoint).map(({ query }) => query);
}

it.each(['en', 'es'] as const)(
  'the PDF of a public quote is asked for in the language of the page: %s',
  async (language) => {
    setLanguage(language);
    expect(await asked(calls.quotes.publicPdf)).toEqual([{ language }]);
  },
);

it('staff get it in the language of the quote', async () => {
  expect(await asked(calls.quotes.pdf)).toEqual([{}]);
});
