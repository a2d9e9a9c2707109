import { type BookingEmails, emails, orders, quotes } from '@overland/contracts';
import { aStaffQuote } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { confirmLeaving, useSession } from '@overland/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BookOrderPage } from './book-order-page';

const quote = aStaffQuote({ _id: 'q', status: 'Saved' });
const emailed: BookingEmails = {
  emails: 5,
  recipients: [
    {
      party: 'customer',
      address: 'marcus.bell@mail.example',
      emails: 3,
      templates: ['Order Transferee', 'Order Transferee Signature', 'Payment Request'],
    },
    {
      party: 'company',
      address: 'logistics@lonestar.example',
      emails: 2,
      templates: ['Order Client', 'Order OA'],
    },
  ],
};
const session = { role: 'User', userId: 'kayla', portalId: 'p' } as const;

function open(userId = 'kayla') {
  const server = new FakeServer()
    .answer(quotes.get, { body: quote })
    .answer(emails.ofBooking, { body: emailed })
    .answer(orders.book, { status: 503, body: { code: 'unavailable', message: 'Not now.' } });
  const path = '/orders/book/:quoteId';
  return openPage(<BookOrderPage />, { server, session: { ...session, userId }, path, at: '/orders/book/q' });
}

const address = async () => (await screen.findAllByLabelText('Address'))[0] as HTMLElement;
const question = () => screen.findByRole('dialog', { name: `Quote #${quote.uniqueId}` });

async function typeAddress(userId?: string) {
  const opened = open(userId);
  fireEvent.change(await address(), { target: { value: '4120 Commerce St' } });
  return opened;
}

afterEach(() => sessionStorage.clear());

it('asks before it is left; staying is the filled button and has the focus', async () => {
  const { router } = await typeAddress();
  act(() => void router.navigate('/orders'));
  const stay = within(await question()).getByRole('button', { name: 'Stay' });
  await waitFor(() => expect(stay).toHaveFocus());
  expect(await question()).toHaveTextContent('What you typed is kept in this tab until you sign out.');
});

it('stays by Escape and by Enter, with all that was typed', async () => {
  const { router, user } = await typeAddress();
  for (const key of ['{Escape}', '{Enter}']) {
    act(() => void router.navigate('/orders'));
    await question();
    await user.keyboard(key);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await address()).toHaveValue('4120 Commerce St');
  }
});

it('asks nothing where nothing was typed', async () => {
  const { router } = open();
  await address();
  act(() => void router.navigate('/orders'));
  expect(await screen.findByText('Another page')).toBeVisible();
});

it('says at Sign Out that what was typed is lost, and it is', async () => {
  const { user, unmount } = await typeAddress();
  let leaving: Promise<boolean> | undefined;
  act(() => {
    leaving = confirmLeaving('signOut');
  });
  expect(await question()).toHaveTextContent('What you typed is lost when you sign out.');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await leaving).toBe(true);
  act(() => useSession.getState().clear());
  unmount();
  open();
  expect(await address()).toHaveValue('');
});

describe('after a reload', () => {
  const reload = async (userId?: string) => {
    (await typeAddress()).unmount();
    return open(userId);
  };

  it('has what was typed, says so, and still asks before it is left', async () => {
    const { router } = await reload();
    expect(await address()).toHaveValue('4120 Commerce St');
    // In the summary beside the sections; on a narrow page above them.
    expect(screen.getAllByText('Your entries are as you left them.').at(-1)).toBeVisible();
    act(() => void router.navigate('/orders'));
    expect(await question()).toBeVisible();
  });

  it('starts over when asked to, and that can be undone', async () => {
    const { user } = await reload();
    await user.click(await screen.findByRole('button', { name: 'Start Over' }));
    expect(await address()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await address()).toHaveValue('4120 Commerce St');
    await user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(await address()).toHaveValue('');
  });

  it('has nothing of what another person typed', async () => {
    await reload('marcus');
    expect(await address()).toHaveValue('');
    expect(Object.keys(sessionStorage).filter((name) => name.includes('booking'))).toEqual([]);
  });
});

describe('before it is submitted', () => {
  it('says who is emailed what, as the form stands', async () => {
    const { server } = open();
    const recipients = await screen.findByRole('list', { name: 'Recipients' });
    expect(recipients).toHaveTextContent(
      'marcus.bell@mail.example (customer, Marcus Bell): order details, order terms, payment request' +
        'logistics@lonestar.example (company): order details, what to prepare',
    );
    expect(server.callsOf(emails.ofBooking)[0]?.body).toEqual({
      portalId: quote.portalId,
      customerEmail: quote.customerEmail,
      paymentType: 'COD',
      agents: [],
    });
  });

  it('says that the address of the customer is missing, and does not ask for half of one', async () => {
    const { server } = open();
    fireEvent.change((await screen.findAllByLabelText('Email'))[0] as HTMLElement, {
      target: { value: 'marcus@' },
    });
    expect(await screen.findByText('The customer, whose email address is missing.')).toBeVisible();
    await waitFor(() =>
      expect(server.callsOf(emails.ofBooking).at(-1)?.body).toMatchObject({ customerEmail: '' }),
    );
  });
});
