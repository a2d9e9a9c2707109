import { type Place, places, portals, quotes, settings } from '@overland/contracts';
import { aStaffQuote } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { GetQuotePage } from './get-quote-page';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const honolulu: Place = {
  placeId: 'city:HI:honolulu',
  text: 'Honolulu, HI',
  city: 'Honolulu',
  state: 'HI',
  zip: '',
  lat: 21.3,
  lng: -157.8,
};
const noRoad = 'There is no road between Honolulu, HI and Denver, CO.';

document.head.innerHTML = `<meta name="overland-config" content='{"supportEmail":"help@overland.example"}'>`;

function aServer() {
  const quote = aStaffQuote();
  return new FakeServer()
    .answer(portals.own, { body: quote.portal })
    .answer(settings.makes, {
      body: [{ make: 'Honda', models: [{ model: 'Accord', pricingClass: 'Sedan' }] }],
    })
    .answer(quotes.recent, { body: { routes: [], vehicles: [], customers: [] } })
    .answer(quotes.get, { body: quote })
    .answer(quotes.price, { body: quote })
    .answer(places.route, { body: { miles: 793, transitTime: [3, 5], line: [] } });
}
afterEach(() => sessionStorage.clear());

const openCopy = (server: FakeServer) =>
  openPage(<GetQuotePage />, { server, session, path: '/get-quote', at: '/get-quote?from=1' });

it('shows no map before pickup and delivery are chosen', async () => {
  openPage(<GetQuotePage />, { server: aServer(), session });
  expect(await screen.findByRole('heading', { name: 'Vehicles' })).toBeVisible();
  expect(screen.queryByText(/route/i)).not.toBeInTheDocument();
});

it('shows miles and days once', async () => {
  openCopy(aServer());
  expect(await screen.findByText(/picked up within 1 business day/)).toBeVisible();
  expect(screen.getAllByText(/793 mi/)).toHaveLength(1);
  expect(screen.getAllByText(/3 – 5 days/)).toHaveLength(1);
});

it.each([
  ['of its source', '/get-quote?from=1'],
  ['of the order that it is made from', '/get-quote?from=1&language=es'],
])('copies a quote in the language %s', async (_whose, at) => {
  const customerEmail = 'marcus@mail.example';
  const source = aStaffQuote({ customerEmail, language: at.includes('language') ? 'en' : 'es' });
  const server = aServer().answer(quotes.get, { body: source }).answer(quotes.create, { body: source });
  const { user } = openPage(<GetQuotePage />, { server, session, path: '/get-quote', at });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Make' })).toHaveValue('Honda'));
  await user.click(screen.getByRole('button', { name: 'Get Quote' }));
  await waitFor(() => expect(server.callsOf(quotes.create)).toHaveLength(1));
  expect(server.callsOf(quotes.create)[0]?.body).toMatchObject({ language: 'es', customerEmail });
});

it('explains why there is no price between places that no road joins', async () => {
  const quote = aStaffQuote({ pickup: honolulu });
  const server = aServer()
    .answer(quotes.get, { body: quote })
    .answer(places.route, { status: 422, body: { code: 'noPrice', message: noRoad } });
  openCopy(server);
  const price = await screen.findByRole('region', { name: 'Price' });
  await screen.findAllByText(noRoad);
  expect(price).toHaveTextContent(noRoad);
});

it('shows whom to call when the server does not answer, and keeps what was typed', async () => {
  const server = aServer();
  const { user } = openCopy(server);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Make' })).toHaveValue('Honda'));
  server.isReachable = false;
  await user.click(screen.getByRole('button', { name: 'Get Quote' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Whoops! We seem to be having an issue/);
  expect(screen.getByLabelText('Customer full name')).toHaveValue('Marcus Bell');
});

it('reads the route again once the connection is back', async () => {
  const server = aServer();
  server.isReachable = false;
  openCopy(server);
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  server.isReachable = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/793 mi/)).toBeVisible();
});

it('adds a vehicle without marking the empty row as wrong', async () => {
  const { user } = openPage(<GetQuotePage />, { server: aServer(), session });
  await user.click(screen.getByRole('button', { name: 'Get Quote' }));
  expect(await screen.findByText('Make cannot be empty.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Vehicle' }));
  const [first, second] = screen.getAllByRole('combobox', { name: 'Make' });
  expect(first).toBeInvalid();
  expect(second).not.toBeInvalid();
});

it('keeps the focus in the vehicles when one is added and removed', async () => {
  const { user } = openPage(<GetQuotePage />, { server: aServer(), session });
  const makes = () => screen.getAllByRole('combobox', { name: 'Make' });
  await user.click(await screen.findByRole('button', { name: 'Add Vehicle' }));
  await user.click(screen.getByRole('button', { name: 'Add Vehicle' }));
  await waitFor(() => expect(makes()[2]).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove vehicle 3' }));
  expect(makes()).toHaveLength(2);
  expect(makes()[1]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove vehicle 1' }));
  expect(makes()).toHaveLength(1);
  expect(makes()[0]).toHaveFocus();
});

it('fills make and year from a VIN, and sends both', async () => {
  const quote = aStaffQuote();
  const server = aServer().answer(quotes.create, { body: quote });
  const { user } = openPage(<GetQuotePage />, {
    server,
    session,
    path: '/get-quote',
    at: '/get-quote?from=1&like=2',
  });
  await user.click(await screen.findByRole('button', { name: 'VIN and year of vehicle 1' }));
  await user.type(screen.getByLabelText('VIN (optional)'), '1HGCM82633A004352');
  expect(await screen.findByText('From the VIN: 2003 Honda.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Make' })).toHaveValue('Honda');
  await user.clear(screen.getByLabelText('VIN (optional)'));
  expect(screen.getByRole('combobox', { name: 'Make' })).toHaveValue('');
  expect(screen.getByLabelText('Year')).toHaveValue('');
  await user.type(screen.getByLabelText('VIN (optional)'), '1HGCV1F37LA012345');
  expect(await screen.findByText('From the VIN: 2020 Honda.')).toBeVisible();
  await user.clear(screen.getByLabelText('VIN (optional)'));
  await user.type(screen.getByLabelText('VIN (optional)'), '1HGCM82633A004352');
  await user.type(screen.getByRole('combobox', { name: 'Model' }), 'acc');
  await user.click(await screen.findByRole('option', { name: 'Accord' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Continue to Booking' }));
  await waitFor(() => expect(server.callsOf(quotes.create)).toHaveLength(1));
  expect(server.callsOf(quotes.create)[0]?.body).toMatchObject({
    vehicleQuotes: [{ make: 'Honda', vin: '1HGCM82633A004352', year: 2003 }],
  });
});

it('has what was typed before, and starts over when asked to', async () => {
  const open = () => openPage(<GetQuotePage />, { server: aServer(), session });
  const name = () => screen.findByLabelText('Customer full name');
  const { user, unmount } = open();
  await user.type(await name(), 'Marcus Bell');
  unmount();
  const again = open();
  expect(await name()).toHaveValue('Marcus Bell');
  await again.user.click(screen.getByRole('button', { name: 'Start Over' }));
  expect(await name()).toHaveValue('');
});
