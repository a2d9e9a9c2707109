import type { BookedOrder } from '@overland/contracts';
import { openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuote, someTotals } from '../testing/a-quote';
import { aStaffQuote } from '../testing/a-staff-quote';
import { BookingForm, type BookingFormProps } from './booking-form';

const quote = aQuote({
  booking: { today: '2026-11-20', firstPickupDay: '2026-11-25', blockedDays: [], serviceLevels: [] },
});
const booked: BookedOrder = {
  orderId: '0197b1c0-0000-4000-8000-0000000000bb',
  uniqueId: 10234,
  isCustomerPortal: true,
  status: 'Pending',
  price: 947,
  message: 'Your order has been booked, pending customer payment.',
};

const openForm = (props: Partial<BookingFormProps> = {}) =>
  openPage(
    <BookingForm
      quote={quote}
      isPublic
      initialLevel={1}
      initialType="OPEN"
      onSubmit={async () => booked}
      {...props}
    />,
  );

it('asks for the ZIP code of a place that was chosen by city', () => {
  openForm();
  const [pickup, delivery] = screen.getAllByLabelText('ZIP code');
  expect(pickup).toHaveValue('');
  expect(delivery).toHaveValue('80202');
});

describe('the form of a customer', () => {
  const openFields = () =>
    (['textbox', 'combobox', 'checkbox', 'radiogroup'] as const).flatMap((role) =>
      screen.queryAllByRole(role),
    );

  it('has at most 20 fields open for one vehicle, the optional ones folded away', () => {
    openForm();
    expect(openFields().length).toBeLessThanOrEqual(20);
    expect(screen.getAllByLabelText('Contact name (optional)')[0]).not.toBeVisible();
  });

  it('is filled by the browser, each address as one of its own', () => {
    openForm();
    const tokensOf = (label: string) =>
      screen.getAllByLabelText(label).map((field) => field.getAttribute('autocomplete'));
    expect(tokensOf('Address')).toEqual(['section-pickup address-line1', 'section-delivery address-line1']);
    expect(tokensOf('ZIP code')).toEqual(['section-pickup postal-code', 'section-delivery postal-code']);
    expect(tokensOf('Contact name (optional)')).toEqual(['section-pickup name', 'section-delivery name']);
    expect(tokensOf('Full name')).toEqual(['name']);
  });

  it('is not filled with what the browser knows of staff, and folds nothing for them', () => {
    openForm({ isPublic: false, quote: aStaffQuote() });
    for (const field of screen.getAllByLabelText('Address'))
      expect(field).toHaveAttribute('autocomplete', 'off');
    expect(screen.getAllByLabelText('Contact name (optional)')[0]).toBeVisible();
  });

  it('opens a contact that is wrong', async () => {
    const { user } = openForm();
    const [fold] = screen.getAllByRole('button', { name: 'Contact, business and notes (optional)' });
    if (fold) await user.click(fold);
    const [email] = screen.getAllByLabelText('Email (optional)');
    if (email) await user.type(email, 'jo@');
    if (fold) await user.click(fold);
    await user.click(screen.getAllByRole('button', { name: 'Submit Order' })[0] as HTMLElement);
    expect(email).toBeVisible();
    expect(email).toBeInvalid();
  });

  it('shows the old and today’s price of an expired quote before anything is filled in', () => {
    const now = { ...someTotals, 1: { ...someTotals[1], totalOpenTransportPortal: 990 } };
    openForm({ quote: { ...quote, isExpired: true }, todaysTotals: now });
    expect(screen.getByText(/^This quote expired on Nov 27, 2026. Here is today's price/)).toBeVisible();
    expect(screen.getByText('$947')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Book at $990' })).not.toHaveLength(0);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('asks staff alone for the language of the customer, which is that of the quote', () => {
  openForm({ isPublic: false, quote: aStaffQuote({ language: 'es' }) });
  expect(screen.getByLabelText('Language of the emails')).toHaveTextContent('Español');
});

it('does not ask customers for the language, as they read the page in theirs', () => {
  openForm();
  expect(screen.queryByLabelText('Language of the emails')).not.toBeInTheDocument();
});

it('says how many fields are wrong, and begins at the first', async () => {
  const { user } = openForm({ quote: aQuote({ ...quote, customerFullName: '' }) });
  await user.click(screen.getByRole('button', { name: 'Submit Order' }));
  const said = () => screen.getByText(/fields need your attention\.$/).textContent;
  const before = Number.parseInt(said() ?? '', 10);
  expect(before).toBe(document.querySelectorAll('[aria-invalid=true]:not([aria-hidden])').length);
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
  await user.type(screen.getByLabelText('Full name'), 'Marcus Bell');
  await waitFor(() => expect(said()).toBe(`${before - 1} fields need your attention.`));
});

it('adds an agent without marking the empty row as wrong', async () => {
  const { user } = openForm();
  await user.click(screen.getByRole('button', { name: 'Submit Order' }));
  await user.click(screen.getByRole('button', { name: 'Add Person' }));
  const emails = screen.getAllByLabelText('Email', { exact: true });
  expect(emails.at(-1)).not.toBeInvalid();
});

it('keeps the focus in the agents when one is removed', async () => {
  const { user } = openForm();
  await user.click(screen.getByRole('button', { name: 'Add Person' }));
  await user.click(screen.getByRole('button', { name: 'Add Person' }));
  await user.click(screen.getByRole('button', { name: 'Remove person 2' }));
  expect(screen.getByLabelText('Name (optional)')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove person 1' }));
  expect(screen.getByRole('button', { name: 'Add Person' })).toHaveFocus();
});

it('says in the form who pays what and when, at the chosen level', async () => {
  openForm();
  expect(screen.getByText(/^You pay \$947 to .+ before the pickup\. We assign a driver/)).toBeVisible();
});

it('thanks the customer with the order number first, then what happens next, without repetition', async () => {
  openForm({ quote: aQuote({ status: 'Booked' }) });
  await screen.findByRole('heading', { level: 2, name: 'Order #10234' });
  const thanks = screen.getByRole('status');
  expect(thanks).toHaveTextContent('Your order has been booked successfully.');
  expect(thanks).toHaveTextContent(
    'Thank you for your order! Please check your email for an order confirmation.',
  );
  const next = within(thanks).getByRole('region', { name: 'What happens next' });
  expect(next).toHaveTextContent('Accept the terms by the link in our email.');
  expect(next.textContent?.match(/You pay .+ before the pickup/)).toHaveLength(1);
  expect(within(next).queryByRole('link', { name: /terms/ })).not.toBeInTheDocument();
});

describe('a contact that is the same as the customer', () => {
  const pickup = () => within(screen.getByRole('region', { name: /Pickup Details/ }));
  const name = () => pickup().getByLabelText('Contact name (optional)');
  const checkbox = () => pickup().getByRole('checkbox', { name: 'Same as customer' });
  const unfold = () => pickup().getByRole('button', { name: 'Contact, business and notes (optional)' });

  it('follows the customer’s details', async () => {
    const { user } = openForm();
    await user.click(unfold());
    await user.click(checkbox());
    expect(name()).toHaveValue('Marcus Bell');
    await user.type(screen.getByLabelText('Full name'), ' Jr.');
    expect(name()).toHaveValue('Marcus Bell Jr.');
    await user.click(checkbox());
    expect(name()).toHaveValue('');
  });
  it('keeps what was typed over it', async () => {
    const { user } = openForm();
    await user.click(unfold());
    await user.click(checkbox());
    await user.clear(name());
    await user.type(name(), 'Rosa Bell');
    await user.type(screen.getByLabelText('Full name'), ' Jr.');
    expect(name()).toHaveValue('Rosa Bell');
    await user.click(checkbox());
    expect(name()).toHaveValue('Rosa Bell');
    expect(pickup().getByLabelText('Email (optional)')).toHaveValue('');
  });
});

describe('a pickup under the notice', () => {
  const total = () => screen.getByRole('region', { name: 'Summary of the booking' });

  it('charges the RUSH fee in the shown total unless it is waived', async () => {
    const { user } = openForm({ isPublic: false, mayRush: true });
    await user.type(screen.getByLabelText('Pickup start date'), '11242026');
    expect(total()).toHaveTextContent('$1,147');
    await user.click(screen.getByRole('checkbox', { name: 'Charge the $200 RUSH fee' }));
    expect(total()).toHaveTextContent('$947');
  });
  it('is not offered to others, and charges nothing', async () => {
    openForm({ isPublic: false });
    expect(screen.queryByRole('checkbox', { name: /RUSH/ })).not.toBeInTheDocument();
    expect(total()).toHaveTextContent('$947');
  });
  it('is asked for by phone: of the company by its customers', () => {
    const { unmount } = openForm({ quote: { ...quote, contact: { email: '', phone: '(555) 010-0142' } } });
    expect(screen.getByText(/To ask for a rush, call/)).toHaveTextContent(
      'To ask for a rush, call (555) 010-0142 before you book.',
    );
    unmount();
    openForm({ isPublic: false, mayRush: true });
    expect(screen.queryByText(/To ask for a rush/)).toBeNull();
  });
});

it('hints at a VIN of another make than quoted, and does not refuse it', async () => {
  const { user } = openForm();
  await user.type(screen.getByLabelText('VIN'), '4S4BTACC1M3164207');
  expect(await screen.findByText('This VIN is of a Subaru, not a Honda.')).toBeVisible();
  expect(screen.getByLabelText('VIN')).not.toBeInvalid();
});

describe('a VIN that is right', () => {
  it('fills an empty year, and says so', async () => {
    const { user } = openForm();
    await user.type(screen.getByLabelText('VIN'), '1HGCM82633A004352');
    expect(await screen.findByText('The year 2003 is from the VIN.')).toBeVisible();
    expect(screen.getByLabelText('Year')).toHaveValue('2003');
  });
  it('leaves a year that was typed, and hints at the other', async () => {
    const { user } = openForm();
    await user.type(screen.getByLabelText('Year'), '2021');
    await user.type(screen.getByLabelText('VIN'), '1HGCM82633A004352');
    expect(await screen.findByText('This VIN is of model year 2003, not 2021.')).toBeVisible();
    expect(screen.getByLabelText('Year')).toHaveValue('2021');
  });
});

describe('"Same as customer" for staff', () => {
  const found = { uniqueId: 10_198, address: '12 Elm St', zip: '75201', locationType: 'Residence' } as const;
  const openStaff = (address: typeof found | null) =>
    openForm({
      isPublic: false,
      book: { nameField: () => null, saving: () => null, addressOf: async () => address },
    });
  const pickup = () => within(screen.getByRole('region', { name: 'Pickup Details' }));
  const check = () => pickup().getByRole('checkbox', { name: 'Same as customer' });

  it('fills the address of an earlier order, names the order, and Undo takes it back', async () => {
    const { user } = openStaff(found);
    await user.click(check());
    expect(await pickup().findByText('Address as in order #10198.')).toBeVisible();
    expect(pickup().getByLabelText('Address')).toHaveValue('12 Elm St');
    await user.click(pickup().getByRole('button', { name: 'Undo the copied contact and address' }));
    expect(pickup().getByLabelText('Address')).toHaveValue('');
    expect(pickup().getByLabelText('ZIP code')).toHaveValue('');
  });

  it('says that it knows no address, and that its Undo is of the contact', async () => {
    const { user } = openStaff(null);
    await user.click(check());
    const note = /^No address of this customer is known here yet/;
    expect(await pickup().findByText(note)).toBeVisible();
    expect(pickup().getByRole('button', { name: 'Undo the copied contact' })).toBeVisible();
    await user.type(pickup().getByLabelText('Address'), '9');
    expect(pickup().queryByText(note)).toBeNull();
  });

  it('leaves an address that was typed', async () => {
    const { user } = openStaff(found);
    await user.type(pickup().getByLabelText('Address'), '99 Oak St');
    await user.click(check());
    expect(pickup().getByLabelText('Address')).toHaveValue('99 Oak St');
  });
});
