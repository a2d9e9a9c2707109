import { quotes } from '@overland/contracts';
import { aStaffQuote } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { QuoteDetailPage } from './quote-detail-page';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;

function openQuote(quote = aStaffQuote()) {
  const server = new FakeServer().answer(quotes.get, { body: quote }).answer(quotes.update, ({ body }) => ({
    body: { ...quote, ...(body as { status: 'Saved' }), version: 2 },
  }));
  return openPage(<QuoteDetailPage />, {
    server,
    session,
    path: '/quote/:quoteId',
    at: `/quote/${quote._id}`,
  });
}
const actions = async () => within(await screen.findByRole('region', { name: 'Actions' }));
const names = (buttons: HTMLElement[]) => buttons.map((button) => button.textContent);

it('keeps every button in its place when the quote is saved, so that a second click does nothing else', async () => {
  const { user, server } = openQuote();
  const card = await actions();
  const [, ...others] = names(card.getAllByRole('button'));
  await user.click(card.getByRole('button', { name: 'Save' }));
  expect(await card.findByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(names(card.getAllByRole('button'))).toEqual(['Saved', others[0], 'Delete']);
  expect(server.callsOf(quotes.pdf)).toHaveLength(0);
});

it('is saved by a key, and keys that its state does not have do nothing', async () => {
  const { user, server } = openQuote();
  const card = await actions();
  await user.keyboard('r');
  expect(server.callsOf(quotes.update)).toHaveLength(0);
  await user.keyboard('s');
  expect(await card.findByRole('button', { name: 'Saved' })).toBeVisible();
  await user.keyboard('s');
  expect(server.callsOf(quotes.update)).toHaveLength(1);
});

describe('a quote of a company that shares its quotes', () => {
  const quote = aStaffQuote();
  const shared = { ...quote, status: 'Saved' as const, portal: { ...quote.portal, sharesQuotes: true } };
  const link = `http://localhost/quote/public/${quote._id}`;

  it('has a link to copy for its customer', async () => {
    const { user } = openQuote(shared);
    await user.click((await actions()).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it('is put into an email to its customer', async () => {
    openQuote(shared);
    const email = (await actions()).getByRole('link', { name: 'Email this quote' });
    const { pathname, searchParams } = new URL((email as HTMLAnchorElement).href);
    expect(pathname).toBe('marcus.bell@mail.example');
    expect(searchParams.get('subject')).toBe('Quote #10234: Dallas, TX to Denver, CO');
    expect(searchParams.get('body')).toContain(link);
  });

  it('goes to a customer who reads Spanish in Spanish, and its link opens in it', async () => {
    openQuote({ ...shared, language: 'es' });
    const email = (await actions()).getByRole<HTMLAnchorElement>('link', { name: 'Email this quote' });
    const read = (name: string) => new URL(email.href).searchParams.get(name);
    await waitFor(() => expect(read('subject')).toBe('Cotización #10234: Dallas, TX a Denver, CO'));
    expect(read('body')).toContain(`${link}?lang=es`);
    expect(read('body')).toContain('Válido hasta el ');
  });
});

it('offers no link where the company shares no quotes', async () => {
  openQuote();
  expect((await actions()).queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});
