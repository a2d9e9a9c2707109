import { type FollowUpState, followUps, quotes, type Role } from '@overland/contracts';
import { aStaffQuote } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { QuoteDetailPage } from './quote-detail-page';

const session = { userId: 'u', portalId: 'p' } as const;

const open: FollowUpState = {
  refusal: null,
  to: 'marcus.bell@mail.example',
  letters: [
    { name: 'reminder', subject: 'Your quote #10234', words: 'A short reminder.' },
    { name: 'questions', subject: 'Any questions?', words: 'Is anything open?' },
  ],
  last: null,
  waiting: null,
  answeredAt: null,
  isUnsubscribed: false,
  days: [],
  nextAt: null,
};

function openQuote(quote = aStaffQuote(), state: FollowUpState = open, role: Role = 'User') {
  const server = new FakeServer()
    .answer(quotes.get, { body: quote })
    .answer(followUps.get, { body: state })
    .answer(followUps.preview, ({ body }) => ({
      body: {
        to: [state.to],
        subject: (body as { subject: string }).subject,
        page: '/api/email-previews/token',
      },
    }))
    .answer(followUps.send, {
      body: {
        ...state,
        refusal: 'This quote was followed up in the last 24 hours.',
        letters: [],
        waiting: { followUpId: quote._id, undoUntil: new Date(Date.now() + 60_000).toISOString() },
      },
    })
    .answer(followUps.takeBack, { body: state })
    .answer(followUps.answered, { body: state })
    .answer(quotes.update, ({ body }) => ({
      body: { ...quote, ...(body as { status: 'Saved' }), version: 2 },
    }));
  return openPage(<QuoteDetailPage />, {
    server,
    session: { ...session, role },
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
  expect(names(card.getAllByRole('button'))).toEqual(['Saved', others[0], 'Remove']);
  expect(server.callsOf(quotes.pdf)).toHaveLength(0);
});

it('is saved by a key, and keys that its state does not have say so', async () => {
  const { user, server } = openQuote();
  const card = await actions();
  await user.keyboard('r');
  expect(await screen.findByText('Restore: Not possible while the quote is “Unsaved”.')).toBeVisible();
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
    const email = (await actions()).getByRole('link', { name: 'Email it yourself' });
    const { pathname, searchParams } = new URL((email as HTMLAnchorElement).href);
    expect(pathname).toBe('marcus.bell@mail.example');
    expect(searchParams.get('subject')).toBe('Quote #10234: Dallas, TX to Denver, CO');
    expect(searchParams.get('body')).toContain(link);
  });

  it('goes to a customer who reads Spanish in Spanish, and its link opens in it', async () => {
    openQuote({ ...shared, language: 'es' });
    const email = (await actions()).getByRole<HTMLAnchorElement>('link', { name: 'Email it yourself' });
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

describe('the follow-up of a quote', () => {
  const quote = aStaffQuote();
  const shared = { ...quote, status: 'Saved' as const, portal: { ...quote.portal, sharesQuotes: true } };
  const followUp = async () => (await actions()).findByRole('button', { name: 'Follow up by email' });

  it('is written from a template, and keeps the words that were changed', async () => {
    const { user, server } = openQuote(shared);
    await user.click(await followUp());
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow up quote #10234' }));
    expect(await dialog.findByText('marcus.bell@mail.example')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Any questions?' }));
    const words = dialog.getByRole('textbox', { name: 'Message' });
    expect(words).toHaveValue('Is anything open?');
    await user.type(words, ' Call us.');
    await user.click(dialog.getByRole('radio', { name: 'A short reminder' }));
    expect(words).toHaveValue('Is anything open? Call us.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('The email to marcus.bell@mail.example goes out in a minute.')).toBeVisible();
    expect(server.callsOf(followUps.send)).toMatchObject([
      { body: { quoteId: quote._id, subject: 'Any questions?', words: 'Is anything open? Call us.' } },
    ]);
  });

  it('says once why it cannot be sent any more, and is not sent again', async () => {
    const { user, server } = openQuote(shared);
    const refused = { status: 409, body: { code: 'conflict', message: 'Already booked.' } };
    server.answer(followUps.send, refused);
    await user.click(await followUp());
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow up quote #10234' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findAllByText('Already booked.')).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('can be taken back while it waits', async () => {
    const waiting = { followUpId: quote._id, undoUntil: new Date(Date.now() + 60_000).toISOString() };
    const { user, server } = openQuote(shared, { ...open, refusal: 'Today already.', waiting });
    await user.click(await (await actions()).findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The email was taken back. Nobody gets it.')).toBeVisible();
    expect(server.callsOf(followUps.takeBack)).toMatchObject([{ body: { followUpId: quote._id } }]);
  });

  it.each<[string, Partial<FollowUpState>, RegExp]>([
    [
      'a customer who wants none',
      { refusal: 'The customer does not want reminders, and was emailed the quote.', isUnsubscribed: true },
      /does not want reminders/,
    ],
    [
      'one that was sent today',
      { refusal: 'Today already.', last: { at: new Date().toISOString(), isByRule: true, by: '' } },
      /^Emailed just now, automatically\.$/,
    ],
    [
      'one that somebody sent, which says when the next can go out',
      {
        refusal: 'Today already.',
        last: { at: new Date().toISOString(), isByRule: false, by: 'Dana Whitfield' },
        nextAt: new Date(Date.now() + 86_000_000).toISOString(),
      },
      /^Emailed just now by Dana Whitfield; the next can go out (today|tomorrow) at \d+:\d\d [AP]M\.$/,
    ],
  ])('has no button for %s, and says so', async (_, changes, words) => {
    openQuote(shared, { ...open, ...changes });
    expect(await (await actions()).findByText(words)).toBeVisible();
    expect((await actions()).queryByRole('button', { name: 'Follow up by email' })).not.toBeInTheDocument();
  });

  it.each<[FollowUpState['days'], string]>([
    [[1], 'after 1 day,'],
    [[1, 3, 6], 'after 1, 3, and 6 days,'],
  ])('says of the company’s days %p: %s', async (days, words) => {
    openQuote(shared, { ...open, days });
    expect(
      await screen.findByText(`Followed up automatically ${words} until the customer answers.`),
    ).toBeVisible();
  });

  it('is the first email of a quote that its customer was not mailed', async () => {
    const offer = { name: 'offer', subject: 'Your quote #10234', words: 'This is your quote.' } as const;
    const { user } = openQuote(shared, { ...open, letters: [offer] });
    await user.click(await (await actions()).findByRole('button', { name: 'Email to customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email quote #10234' }));
    expect(dialog.getByRole('radio', { name: 'The quote' })).toBeChecked();
  });

  it.each([
    ['User', /Please ask \S+.* to turn that on\./],
    ['Admin', /Please ask (?!an Admin).* to turn that on\./],
    ['MCAdmin', /^This company does not share its quotes/],
  ] as const)(
    'is not there where no customer can open the quotes; a %s reads whom to ask',
    async (role, words) => {
      const { server } = openQuote({ ...quote, status: 'Saved' }, open, role);
      expect(await (await actions()).findByText(words)).toBeVisible();
      expect(server.callsOf(followUps.get)).toEqual([]);
    },
  );
});
