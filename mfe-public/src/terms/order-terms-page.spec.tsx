import { messages, noTerms, type OrderTerms } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { OrderTermsPage } from './order-terms-page';
import { anOrdersTerms, changedTerms, spanishText } from './testing';

const { orderId } = anOrdersTerms();
const aServer = (terms: OrderTerms = anOrdersTerms()) =>
  new FakeServer().answer(calls.orderTerms.openByLink, { body: terms });
const address = `/terms/${orderId}/10219/a-token`;
const open = (server: FakeServer, at: string | { pathname: string; state: unknown } = address) =>
  openPage(<OrderTermsPage />, { server, path: '/terms/:orderId/:uniqueId/:token?', at });
const section = (name: string) => within(screen.getByRole('region', { name }));
type User = ReturnType<typeof open>['user'];

async function fillIn(user: User) {
  await user.type(await screen.findByLabelText('Your full name'), 'Ruth Adeyemi');
  await user.click(screen.getByRole('radio', { name: 'Type' }));
  await user.click(screen.getByRole('checkbox', { name: /I have read the terms and agree/ }));
}
const press = async (user: User) => {
  const [button] = await screen.findAllByRole('button', { name: 'Accept for $1,298' });
  if (!button) throw new Error('no button');
  await user.click(button);
};
const accepted = anOrdersTerms({
  accepted: { fullName: 'Ruth Adeyemi', at: '2026-11-23T17:00:00.000Z', version: 4, language: 'en' },
});

describe('the terms of an order', () => {
  it('show the order, the text and what is kept, with whom to call', async () => {
    const { user } = open(aServer());
    expect(await screen.findByText('ORDER: #10219')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dallas, TX to Raleigh, NC');
    expect(screen.getByText('Terms open')).toBeVisible();
    const facts = section('Your order');
    for (const text of [
      '2023 Mazda CX-5',
      'Nov 30, 2026',
      '3 business days, by Dec 3',
      'Dec 4 – Dec 9',
      '4120 Commerce St, Dallas, TX 75201',
      '$1,298',
    ])
      expect(facts.getByText(text)).toBeVisible();
    expect(section('Terms').getByText('Version 4')).toBeVisible();
    const readAll = section('Terms').getByRole('button', { name: 'Read all, 1 minute' });
    await user.click(readAll);
    expect(section('Terms').getByRole('button', { name: 'Show less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(await screen.findByText(/We keep your name, the time and the network address/)).toBeVisible();
    expect(screen.getByRole('link', { name: '(555) 010-0188' })).toHaveAttribute('href', 'tel:5550100188');
    expect(section('Payment').getByText('Billed to Northgate Relocation.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /also to the price of \$1,298/ })).not.toBeChecked();
  });

  it('show what has changed since they were accepted, and what stays', async () => {
    open(aServer(changedTerms()));
    const title = 'Three things have changed since you accepted on Nov 18, 2026';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const changes = section('What has changed');
    expect(changes.getByText('2022 Mazda Mazda3')).toBeVisible();
    expect(changes.getByText('2023 Mazda CX-5')).toBeVisible();
    expect(changes.getByText('$1,298')).toBeVisible();
    expect(changes.getByText('$100 more')).toBeVisible();
    const stays = section('What stays');
    expect(stays.getByText('Nov 30, 2026')).toBeVisible();
    for (const changed of ['$1,298', '2023 Mazda CX-5'])
      expect(stays.queryByText(changed)).not.toBeInTheDocument();
    expect(await screen.findByLabelText(/also to the changed price of \$1,298/)).toBeInTheDocument();
  });

  it('are said to be in Spanish where they are written in no other language', async () => {
    open(aServer(anOrdersTerms({ terms: { version: 4, texts: { ...noTerms, es: spanishText } } })));
    expect(await screen.findByText('These terms are in Spanish.')).toBeVisible();
    const text = screen.getByRole('heading', { name: '1. Qué hacemos' });
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'es');
  });

  it.each<[string, Partial<OrderTerms>]>([
    ['Billed to Northgate Relocation.', {}],
    ['Payment of $1,298 to Northgate Relocation is due before the pickup.', { paymentType: 'COD' }],
    [
      'You pay $1,298 to Northgate Relocation before the pickup. We assign a driver once it is paid.',
      { paymentType: 'COD', status: 'Pending', isHeld: true },
    ],
    ['Paid on Nov 20, 2026: $1,298. Thank you.', { paymentType: 'COD', paid: true, paidOn: '2026-11-20' }],
  ])('say who pays when: "%s"', async (words, overrides) => {
    open(aServer(anOrdersTerms(overrides)));
    await screen.findByText('ORDER: #10219');
    expect(section('Payment').getByText(words)).toBeVisible();
    const how = section('Payment').queryByRole('link', { name: '(555) 010-0188' });
    expect(how === null).toBe(!overrides.paymentType || overrides.paid === true);
  });
});

describe('accepting', () => {
  it('sends what was shown, with name and signature, and says thank you', async () => {
    const { user, server } = open(aServer().answer(calls.orderTerms.accept, { body: accepted }));
    await fillIn(user);
    await press(user);
    const thanks = await screen.findByRole('heading', { name: 'Thank you, Ruth' });
    expect(thanks).toHaveFocus();
    expect(screen.getByText(/accepted version 4 of the terms on Nov 23, 2026/)).toBeVisible();
    expect(screen.getByText('Terms accepted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      '/order-status/a-token',
    );
    expect(screen.queryByRole('region', { name: 'Sign' })).not.toBeInTheDocument();
    expect(server.callsOf(calls.orderTerms.accept).map(({ body }) => body)).toEqual([
      {
        orderId,
        uniqueId: 10_219,
        agreement: 'agreement-1',
        token: 'a-token',
        language: 'en',
        fullName: 'Ruth Adeyemi',
        signature: { kind: 'typed' },
      },
    ]);
  });

  it('says what is missing, and sends nothing', async () => {
    const { user, server } = open(aServer());
    await press(user);
    expect(await screen.findByText('This field is required.')).toBeVisible();
    expect(screen.getByText('Please sign, or choose Type.')).toBeVisible();
    expect(screen.getByText('Please tick this box to accept.')).toBeVisible();
    expect(screen.getByLabelText('Your full name')).toHaveFocus();
    expect(server.callsOf(calls.orderTerms.accept)).toEqual([]);
  });

  it('is busy while it is sent, and keeps the entries when it fails', async () => {
    let answer: (() => void) | undefined;
    const failed = { status: 503, body: { code: 'unavailable', message: 'Please try again in a moment.' } };
    const server = aServer().answer(
      calls.orderTerms.accept,
      () =>
        new Promise((done) => {
          answer = () => done(failed);
        }),
    );
    const { user } = open(server);
    await fillIn(user);
    await press(user);
    expect((await screen.findAllByRole('button', { name: 'Processing…' })).length).toBeGreaterThan(0);
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    expect(screen.getByLabelText('Your full name')).toHaveValue('Ruth Adeyemi');
    expect(screen.getByRole('radio', { name: 'Type' })).toBeChecked();
  });

  it('shows what changed meanwhile, keeps name and signature, and asks for the agreement anew', async () => {
    const conflict = { status: 409, body: { code: 'conflict', message: 'The order has changed.' } };
    const server = aServer();
    server.answer(calls.orderTerms.accept, () => {
      server.answer(calls.orderTerms.openByLink, { body: changedTerms({ agreement: 'agreement-2' }) });
      return conflict;
    });
    const { user } = open(server);
    await fillIn(user);
    await press(user);
    expect(await screen.findByText(/changed while you were reading/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'What has changed' })).toBeVisible();
    expect(screen.getByLabelText('Your full name')).toHaveValue('Ruth Adeyemi');
    expect(screen.getByRole('radio', { name: 'Type' })).toBeChecked();
    const agrees = screen.getByRole('checkbox', { name: /the changed price/ });
    expect(agrees).not.toBeChecked();
    server.answer(calls.orderTerms.accept, { body: accepted });
    await user.click(agrees);
    await press(user);
    expect(await screen.findByRole('heading', { name: 'Thank you, Ruth' })).toBeVisible();
    expect(server.callsOf(calls.orderTerms.accept).at(-1)?.body).toMatchObject({ agreement: 'agreement-2' });
  });
});

describe('terms that were not opened by the link of an email', () => {
  const read = () => aServer(anOrdersTerms({ token: null }));
  const at = `/terms/${orderId}/10219`;

  it('are read but not signed, and the link is emailed to the customer', async () => {
    const server = read().answer(calls.orderTerms.mailLink, { body: { to: 'r•••@h•••.example' } });
    const { user } = open(server, at);
    await user.click(await screen.findByRole('button', { name: 'Email Me the Link' }));
    expect(await screen.findByText(/We are emailing the link to r•••@h•••.example/)).toBeVisible();
    expect(server.callsOf(calls.orderTerms.openByLink)[0]?.body).toEqual({ token: '' });
    expect(section('Terms').getByText('Version 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept for/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Email Me the Link' })).not.toBeInTheDocument();
  });

  it('say why no link is sent', async () => {
    const message = messages.linkMailedOften;
    const server = read().answer(calls.orderTerms.mailLink, {
      status: 429,
      body: { code: 'tooManyRequests', message },
    });
    const { user } = open(server, at);
    await user.click(await screen.findByRole('button', { name: 'Email Me the Link' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('terms that cannot be accepted', () => {
  it('were accepted already: by whom, when, and the way to the order', async () => {
    const { unmount } = open(aServer({ ...accepted, token: null }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Ruth' })).not.toHaveFocus();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/order-status');
    expect(screen.queryByRole('button', { name: /Accept for/ })).not.toBeInTheDocument();
    unmount();
    open(aServer({ ...accepted, token: null }), {
      pathname: address,
      state: { orderPage: '/order-status/a-token' },
    });
    expect(await screen.findByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      '/order-status/a-token',
    );
  });

  it('are shown in the language in which they were accepted', async () => {
    const terms = { version: 4, texts: { ...anOrdersTerms().terms.texts, es: spanishText } };
    const inSpanish = { ...accepted.accepted, language: 'es' } as OrderTerms['accepted'];
    open(aServer(anOrdersTerms({ terms, accepted: inSpanish })));
    expect(await screen.findByRole('heading', { name: '1. Qué hacemos' })).toBeVisible();
    expect(screen.getByText('These terms are in Spanish.')).toBeVisible();
    expect(screen.queryByText('1. What we do')).not.toBeInTheDocument();
  });

  it('are those of an order that is canceled or delivered', async () => {
    open(aServer(anOrdersTerms({ canAccept: false })));
    expect(await screen.findByText(/can no longer be accepted/)).toBeVisible();
    expect(screen.getByText('Terms closed')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Sign' })).not.toBeInTheDocument();
  });

  it('are those of a link that leads to no order', async () => {
    open(new FakeServer());
    expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your order' })).toHaveAttribute('href', '/order-status');
  });
});

it('tells that the PDF could not be made', async () => {
  const failed = { status: 503, body: { code: 'unavailable', message: 'Not available right now.' } };
  const { user } = open(aServer().answer(calls.orderTerms.pdf, failed));
  await user.click(await screen.findByRole('button', { name: 'PDF' }));
  expect(await screen.findByText('Not available right now.')).toBeVisible();
});
