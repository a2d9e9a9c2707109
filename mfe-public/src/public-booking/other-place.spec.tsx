import { type PublicQuote, quotes } from '@overland/contracts';
import { aQuote, someTotals } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { PublicBookingPage } from './public-booking-page';

const quote = aQuote({ expiresAt: '2099-11-28T04:59:59.000Z' });
const fortWorth = {
  ...quote.pickup,
  ...{ placeId: 'zip:76102', text: 'Fort Worth, TX 76102', city: 'Fort Worth', zip: '76102' },
};
const dearer = { ...someTotals, 1: { ...someTotals[1], totalOpenTransportPortal: 990 } };
const other = aQuote({
  ...quote,
  _id: '0197b1c0-0000-7000-8000-000000000002',
  uniqueId: 10_240,
  pickup: fortWorth,
  totalPricing: dearer,
});

const aServer = (of: PublicQuote = quote) =>
  new FakeServer()
    .answer(quotes.getPublic, { body: of })
    .answer(quotes.placeOfZip, { body: { belongs: false, place: fortWorth } })
    .answer(quotes.pricePublic, { body: { ...other } })
    .answer(quotes.createPublic, { body: other });
const open = (server: FakeServer) =>
  openPage(<PublicBookingPage />, {
    path: '/quote/public/:quoteId/book',
    at: `/quote/public/${quote._id}/book?level=1&type=OPEN`,
    server,
  });

async function typeZip(zip: string) {
  const [pickup] = await screen.findAllByLabelText('ZIP code');
  fireEvent.change(pickup as HTMLElement, { target: { value: zip } });
}

it('a ZIP code of another place gets the new price beside the old one, before anything else is filled in', async () => {
  const server = aServer();
  open(server);
  await typeZip('76102');
  const notice = await screen.findByText(/^76102 is in Fort Worth, TX, not in Dallas, TX\./);
  expect(await screen.findByText('With the pickup there the price is', { exact: false })).toBeVisible();
  expect(notice).toHaveTextContent('$947 → $990');
  expect(server.callsOf(quotes.createPublic)).toEqual([]);
});

it('who goes on with it books a quote of that route, and what was typed is kept', async () => {
  const server = aServer();
  const { user, router } = open(server);
  await typeZip('76102');
  const [address] = screen.getAllByLabelText('Address');
  if (address) await user.type(address, '500 Main St');
  await user.click(await screen.findByRole('button', { name: 'Go on with Fort Worth, TX' }));
  expect(await screen.findByText(/^The price is now for Fort Worth, TX to Denver, CO/)).toBeVisible();
  expect(router.state.location.pathname).toBe(`/quote/public/${other._id}/book`);
  expect(server.callsOf(quotes.createPublic)).toMatchObject([
    {
      body: {
        pickup: 'zip:76102',
        delivery: 'city:CO:denver',
        vehicleQuotes: [{ make: 'Honda', model: 'Accord', operableBool: true }],
        customerFullName: 'Marcus Bell',
        customerEmail: 'marcus.bell@mail.example',
        customerPhone: '(555) 010-0133',
      },
    },
  ]);
  const kept = JSON.parse(sessionStorage.getItem(`overland-kept-booking-${other._id}`) ?? '{}');
  expect(kept.values).toMatchObject({
    pickupAddress: '500 Main St',
    pickupCity: 'Fort Worth',
    pickupZip: '76102',
  });
  expect(sessionStorage.getItem(`overland-kept-booking-${quote._id}`)).toBeNull();
});

it('says nothing of a ZIP code in the quoted place, and that an unknown one is unknown', async () => {
  const { unmount } = open(
    aServer().answer(quotes.placeOfZip, { body: { belongs: true, place: fortWorth } }),
  );
  await typeZip('75201');
  await screen.findAllByLabelText('ZIP code');
  expect(screen.queryByText(/is in Fort Worth/)).not.toBeInTheDocument();
  unmount();
  open(aServer().answer(quotes.placeOfZip, { body: { belongs: false, place: null } }));
  await typeZip('00000');
  expect(await screen.findByText('We do not know this ZIP code. Please check it.')).toBeVisible();
});

it('leads to the company where another one than the provider has quoted', async () => {
  const shared = { ...quote, isCustomerPortal: false, companyName: 'Riverside Motors' };
  const server = aServer(shared);
  open(server);
  await typeZip('76102');
  expect(await screen.findByText(/Please ask Riverside Motors for a quote from there\./)).toBeVisible();
  expect(server.callsOf(quotes.pricePublic)).toEqual([]);
});

it('an expired quote shows the old and today’s price before the form, and is booked at today’s', async () => {
  const expired = { ...quote, isExpired: true };
  const server = aServer(expired).answer(quotes.todaysPrice, { body: { ...expired, totalPricing: dearer } });
  open(server);
  expect(await screen.findByText(/^This quote expired on .* Here is today's price\.$/)).toBeVisible();
  expect(screen.getByText('$947', { selector: 's' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Book at $990' })).not.toHaveLength(0);
});
