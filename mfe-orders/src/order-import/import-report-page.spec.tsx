import {
  addresses,
  type OrderImport,
  type OrderImportRow,
  type OrderOffer,
  orderImports,
  settings,
} from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportReportPage } from './import-report-page';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const id = '11111111-1111-4111-8111-111111111111';
const days = { start: '2026-12-14', end: '2026-12-17' };
const offer = {
  price: 1090,
  miles: 920,
  pickup: 'Dallas, TX',
  delivery: 'Denver, CO',
  pickupDays: days,
  deliveryDays: days,
  vehicles: ['2003 Honda Accord, inoperable'],
  customerEmail: 'grace@home.example',
  transportType: 'OPEN',
  serviceLevel: 3,
  paymentType: 'COD',
} satisfies OrderOffer;
const aRow = (changes: Partial<OrderImportRow>): OrderImportRow => ({
  line: 2,
  status: 'waiting',
  message: null,
  cells: { VIN: '1HGCM82633A004352', Model: 'Accord' },
  more: [],
  offer,
  warnings: [],
  orderId: null,
  uniqueId: null,
  ...changes,
});
const refused = aRow({ line: 3, status: 'failed', offer: null, message: 'Year: This field is required.' });
const aList = (changes: Partial<OrderImport> = {}): OrderImport => ({
  _id: id,
  portalId: '22222222-2222-4222-8222-222222222222',
  companyName: 'Lone Star Motors',
  fileName: 'fleet.csv',
  createdAt: '2026-11-22T15:00:00.000Z',
  total: 2,
  done: 0,
  failed: 1,
  isFinished: false,
  stage: 'ready',
  rows: [aRow({ warnings: ['1HGCM82633A004352 is in order #10234, which is not delivered yet.'] }), refused],
  ...changes,
});

function openList(list: OrderImport) {
  const server = new FakeServer().answer(orderImports.get, { body: list });
  const page = openPage(<ImportReportPage />, {
    server,
    session,
    path: '/orders/import/:importId',
    at: `/orders/import/${id}`,
  });
  return { ...page, server };
}

// The window of rows needs a height that jsdom does not lay out.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(59);
});

describe('a checked list', () => {
  it('says what can be booked, what cannot and why, and what to look at', async () => {
    openList(aList());
    expect(await screen.findByText('1 order can be booked for $1,090')).toBeVisible();
    expect(screen.getByText('Year: This field is required.')).toBeVisible();
    expect(screen.getByText('2003 Honda Accord, inoperable')).toBeVisible();
    expect(screen.getByText(/920 mi · Open, within 3 business days, COD/)).toBeVisible();
    expect(screen.getByText(/is in order #10234/)).toBeVisible();
    expect(screen.getByText('Check')).toBeVisible();
    expect(screen.queryByText('Ready')).toBeNull();
    expect(
      screen.getByText('Where the list says nothing: Level 1 (within 1 business day) and Payment COD.'),
    ).toBeVisible();
  });

  it('names number, price and who is emailed before it books exactly that', async () => {
    const { server, user } = openList(aList());
    server.answer(orderImports.emails, {
      body: { emails: 3, recipients: [{ party: 'customer', address: 'grace@home.example', emails: 3 }] },
    });
    server.answer(orderImports.book, { body: aList({ stage: 'booking' }) });
    await user.click(await screen.findByRole('button', { name: 'Book 1 order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('grace@home.example (customer): 3 emails')).toBeVisible();
    expect(dialog.getByText(/1 order of Lone Star Motors for \$1,090 in all/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Book 1 order' }));
    expect(server.callsOf(orderImports.book)[0]?.body).toEqual({ orders: 1, price: 1090 });
  });
});

it('leads from a booked list to its orders', async () => {
  const booked = aRow({ status: 'done', orderId: id, uniqueId: 10_240 });
  openList(aList({ stage: 'booking', isFinished: true, done: 1, rows: [booked, refused] }));
  expect(await screen.findByRole('link', { name: 'Order #10240' })).toHaveAttribute('href', `/order/${id}`);
  expect(screen.getByRole('heading', { name: 'Booking of fleet.csv' })).toBeVisible();
  expect(screen.getByText(/1 order booked for \$1,090; 1 order could not be booked/)).toBeVisible();
});

it('offers nothing to book of a list in which nothing has a price', async () => {
  openList(aList({ isFinished: true, rows: [refused] }));
  expect(await screen.findByText(/This order cannot be booked yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Refused Rows' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Correct line 3' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Book \d/ })).toBeNull();
});

it('says each problem of a row by itself, and of every vehicle which it is', async () => {
  const wrong = aRow({
    line: 4,
    status: 'failed',
    offer: null,
    message: 'Year: This field is required.\nPickup: “Yard 7” is not in the address book.',
    cells: { VIN: 'ABC12', Model: 'Accord', Pickup: 'Yard 7', Delivery: '', Order: 'A' },
    more: [{ line: 5, cells: { VIN: 'DEF34', Model: 'Civic', Order: 'A' } }],
  });
  openList(aList({ rows: [aRow({}), wrong] }));
  expect(await screen.findByText('Year: This field is required.')).toBeVisible();
  expect(screen.getByText('Accord · Civic')).toBeVisible();
  expect(screen.getByText(/1 order cannot be booked yet: correct it below\./)).toBeVisible();
});

describe('a refused order', () => {
  const makes = [{ make: 'Honda', models: [{ model: 'Accord' }, { model: 'Civic' }] }];
  const wrong = aRow({
    line: 3,
    status: 'failed',
    offer: null,
    message: 'Model: Honda has no model “Civix” in the list.',
    problems: [
      { line: 3, column: 'Model', message: 'Honda has no model “Civix” in the list.' },
      { line: null, column: 'Pickup', message: '“Yard 7” is not in the address book.' },
    ],
    cells: {
      VIN: '2HGFC2F56KH512345',
      Model: 'Civix',
      Operable: 'no',
      Pickup: 'Yard 7',
      Delivery: '1 Elm St, Reno, NV 89501',
      'Pickup day': '12/14/2026',
    },
  });
  const customer = {
    customerFullName: 'Fleet Desk',
    customerEmail: 'desk@fleet.example',
    customerPrimaryPhone: '(555) 010-0133',
  };

  it('is corrected in its place, each problem at its field, and checked again', async () => {
    const { server, user } = openList(aList({ customer, rows: [aRow({}), wrong] }));
    server.answer(settings.makes, { body: makes });
    server.answer(addresses.suggest, { body: [] });
    await user.click(await screen.findByRole('button', { name: 'Correct line 3' }));
    const form = within(await screen.findByRole('form', { name: 'Correct line 3' }));
    expect(form.getByLabelText('Model')).toHaveAccessibleDescription(
      'Honda has no model “Civix” in the list.',
    );
    expect(form.getByLabelText('Model')).toHaveFocus();
    expect(form.getByLabelText('Pickup')).toHaveAccessibleDescription('“Yard 7” is not in the address book.');
    expect(form.getByLabelText('Customer email')).toHaveValue('desk@fleet.example');
    expect(form.getByLabelText('Make')).toHaveValue('Honda');
    expect(form.getByLabelText('Year')).toHaveValue('2019');
    expect(form.getByLabelText('Model')).toHaveValue('Civix');
    await user.clear(form.getByLabelText('Model'));
    await user.type(form.getByLabelText('Model'), 'Civic{Tab}');
    await user.clear(form.getByLabelText('Pickup'));
    await user.type(form.getByLabelText('Pickup'), '2 Oak St, Reno, NV 89501');
    const checking = aList({
      customer,
      stage: 'checking',
      rows: [aRow({}), { ...wrong, status: 'waiting' }],
    });
    server.answer(orderImports.correct, { body: checking });
    server.answer(orderImports.get, { body: checking });
    await user.click(form.getByRole('button', { name: 'Check Again' }));
    expect(await screen.findByText('Checking again…')).toBeVisible();
    expect(server.callsOf(orderImports.correct)[0]?.body).toMatchObject({
      line: 3,
      order: { Pickup: '2 Oak St, Reno, NV 89501', 'Pickup day': '12/14/2026', Customer: 'Fleet Desk' },
      vehicles: [{ line: 3, cells: { Make: 'Honda', Model: 'Civic', Operable: 'No', Year: '2019' } }],
    });
    server.answer(orderImports.get, { body: aList({ rows: [aRow({}), aRow({ line: 3 })] }) });
    expect(await screen.findByText(/2 orders can be booked/, {}, { timeout: 3000 })).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is opened from its row where it can be booked with a note, and goes back there when closed', async () => {
    const note = 'The character at position 9 of the VIN does not fit the others.';
    const noted = aRow({ line: 4, cells: wrong.cells, warnings: [note] });
    const { server, user } = openList(aList({ customer, rows: [aRow({}), noted] }));
    server.answer(settings.makes, { body: makes });
    server.answer(addresses.suggest, { body: [] });
    await user.click(await screen.findByRole('button', { name: 'Correct line 4' }));
    const form = within(await screen.findByRole('form', { name: 'Correct line 4' }));
    expect(screen.getByText(note)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Correct line 4' }));
    const again = within(await screen.findByRole('form', { name: 'Correct line 4' }));
    await user.clear(again.getByLabelText('VIN'));
    await user.type(again.getByLabelText('VIN'), '2HGFC2F56KH512345');
    await user.clear(again.getByLabelText('Model'));
    await user.type(again.getByLabelText('Model'), 'Civic{Tab}');
    await user.clear(again.getByLabelText('Pickup'));
    await user.type(again.getByLabelText('Pickup'), '2 Oak St, Reno, NV 89501');
    const corrected = aList({ customer, rows: [aRow({}), aRow({ line: 4, cells: wrong.cells })] });
    server.answer(orderImports.correct, { body: corrected });
    server.answer(orderImports.get, { body: corrected });
    await user.click(again.getByRole('button', { name: 'Check Again' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server.callsOf(orderImports.correct)[0]?.body).toMatchObject({ line: 4 });
    expect(screen.queryByText(note)).toBeNull();
  });

  it('asks for the location types where the company requires them', async () => {
    const message = 'Please choose Residence, Warehouse or Other: this company requires it.';
    const untyped = { ...wrong, problems: [{ line: null, column: 'Pickup location type', message }] };
    const { server, user } = openList(aList({ customer, rows: [untyped], locationTypeIsRequired: true }));
    server.answer(settings.makes, { body: makes });
    server.answer(addresses.suggest, { body: [] });
    await user.click(await screen.findByRole('button', { name: 'Correct line 3' }));
    const form = within(await screen.findByRole('form', { name: 'Correct line 3' }));
    expect(form.getByText(message)).toBeVisible();
    await user.click(form.getByRole('combobox', { name: 'Pickup location type' }));
    await user.click(await screen.findByRole('option', { name: 'Warehouse' }));
    expect(form.queryByText(message)).toBeNull();
    expect(form.getByRole('combobox', { name: 'Delivery location type' })).toBeVisible();
  });

  it('keeps a make as it is written, and takes one that comes near by a click', async () => {
    const message = 'The make “Hondda” is not in the list. Did you mean Honda?';
    const misspelled = {
      ...wrong,
      problems: [
        { line: 3, column: 'Make', message, suggestions: ['Honda'] },
        { line: 3, column: 'VIN', message: 'Every vehicle needs its VIN.' },
        { line: 3, column: 'Year', message: 'Please enter it, or a VIN that tells it.' },
      ],
      cells: { ...wrong.cells, VIN: '', Make: 'Hondda', Model: 'Civic' },
    };
    const { server, user } = openList(aList({ customer, rows: [misspelled] }));
    server.answer(settings.makes, { body: makes });
    server.answer(addresses.suggest, { body: [] });
    await user.click(await screen.findByRole('button', { name: 'Correct line 3' }));
    const form = within(await screen.findByRole('form', { name: 'Correct line 3' }));
    expect(form.getByLabelText('Make')).toHaveValue('Hondda');
    expect(form.getByLabelText('Model')).toHaveValue('Civic');
    await user.click(form.getByRole('button', { name: 'Use “Honda”' }));
    expect(form.getByLabelText('Make')).toHaveValue('Honda');
    expect(form.getByLabelText('Model')).toHaveValue('Civic');
    expect(form.queryByText(message)).toBeNull();
    expect(form.queryByRole('button', { name: 'Use “Honda”' })).toBeNull();
    await user.clear(form.getByLabelText('Make'));
    await user.type(form.getByLabelText('Make'), 'Hond');
    await user.click(await screen.findByRole('option', { name: 'Honda' }));
    expect(form.getByLabelText('Model')).toHaveValue('Civic');
    await user.type(form.getByLabelText('VIN'), '2HGFC2F56KH512345');
    expect(form.queryByText('Every vehicle needs its VIN.')).toBeNull();
    expect(form.queryByText('Please enter it, or a VIN that tells it.')).toBeNull();
  });
});
