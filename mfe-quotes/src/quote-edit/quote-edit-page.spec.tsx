import { type Place, places, portals, type Quote, quotes, settings } from '@overland/contracts';
import { aStaffQuote } from '@overland/quote-ui/testing';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { QuoteEditPage } from './quote-edit-page';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const omaha: Place = {
  placeId: 'city:NE:omaha',
  text: 'Omaha, NE',
  city: 'Omaha',
  state: 'NE',
  zip: '68102',
  lat: 41.26,
  lng: -95.93,
};

document.head.innerHTML = `<meta name="overland-config" content='{"supportEmail":"help@overland.example"}'>`;

async function openForm(quote: Quote) {
  const server = new FakeServer()
    .answer(portals.own, { body: quote.portal })
    .answer(settings.makes, {
      body: [{ make: 'Honda', models: [{ model: 'Accord', pricingClass: 'Sedan' }] }],
    })
    .answer(quotes.recent, { body: { routes: [], vehicles: [], customers: [] } })
    .answer(quotes.get, { body: quote })
    .answer(quotes.price, { body: quote })
    .answer(places.route, { body: { miles: 793, transitTime: [3, 5], line: [] } });
  const at = `/quote/${quote._id}/edit`;
  const opened = openPage(<QuoteEditPage />, { server, session, path: '/quote/:quoteId/edit', at });
  const customer = await screen.findByLabelText('Customer full name');
  await opened.user.clear(customer);
  await opened.user.type(customer, 'Marcus Bell-Lund');
  const submit = () => opened.user.click(screen.getByRole('button', { name: 'Update Quote' }));
  return { ...opened, customer, submit };
}

/** The first save meets this quote, later ones are saved. */
const meet = (server: FakeServer, stored: Quote) =>
  server.answer(quotes.update, ({ body }) =>
    (body as { version: number }).version === stored.version
      ? { body: { ...stored, version: stored.version + 1 } }
      : {
          status: 409,
          body: { code: 'conflict', message: 'Someone else changed it.', details: { quote: stored } },
        },
  );

describe('a quote that is edited', () => {
  it('is saved with the version that the form was filled from', async () => {
    const quote = aStaffQuote({ version: 4 });
    const { server, submit } = await openForm(quote);
    server.answer(quotes.update, { body: { ...quote, version: 5 } });
    await submit();
    await waitFor(() => expect(server.callsOf(quotes.update)).toHaveLength(1));
    expect(server.callsOf(quotes.update)[0]?.body).toMatchObject({
      customerFullName: 'Marcus Bell-Lund',
      version: 4,
    });
  });

  it('shows what somebody else changed meanwhile, takes over what was not touched and keeps the rest', async () => {
    const quote = aStaffQuote();
    const { server, submit, customer } = await openForm(quote);
    meet(server, { ...quote, customerFullName: 'Marc Bell', delivery: omaha, version: 2 });
    await submit();
    const name = await screen.findByText('Customer full name is now: Marc Bell.');
    expect(name.closest('li')).toHaveTextContent('You entered: Marcus Bell-Lund.');
    expect(screen.getByText('Delivery is now: Omaha, NE.').closest('li')).toHaveTextContent('Taken over.');
    expect(screen.getByRole('combobox', { name: 'Delivery' })).toHaveValue('Omaha, NE');
    expect(screen.getByRole('combobox', { name: 'Pickup' })).toHaveValue(quote.pickup.text);
    expect(customer).toHaveValue('Marcus Bell-Lund');

    await submit();
    await waitFor(() => expect(server.callsOf(quotes.update)).toHaveLength(2));
    expect(server.callsOf(quotes.update)[1]?.body).toMatchObject({
      customerFullName: 'Marcus Bell-Lund',
      delivery: omaha.placeId,
      version: 2,
    });
  });

  it('takes theirs for one field, or all of it', async () => {
    const quote = aStaffQuote();
    const { server, submit, customer, user } = await openForm(quote);
    meet(server, { ...quote, customerFullName: 'Marc Bell', version: 2 });
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Use theirs for Customer full name' }));
    expect(customer).toHaveValue('Marc Bell');
    await user.type(customer, ' Jr.');
    await user.click(screen.getByRole('button', { name: 'reload this quote' }));
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    expect(screen.getByLabelText('Customer full name')).toHaveValue('Marc Bell');
    expect(screen.queryByText(/Somebody else changed this quote/)).toBeNull();
  });

  it('shows both places of a conflict, in the notice and in the field', async () => {
    const quote = aStaffQuote();
    const { server, submit, user } = await openForm(quote);
    const reno = { ...omaha, placeId: 'city:NV:reno', text: 'Reno, NV', zip: '89501' };
    server.answer(places.suggest, { body: [reno] });
    const field = () => screen.getByRole('combobox', { name: 'Delivery' });
    await user.clear(field());
    await user.type(field(), 'Reno');
    await user.click(await screen.findByRole('option', { name: /Reno, NV/ }));
    meet(server, { ...quote, delivery: omaha, version: 2 });
    await submit();
    const row = (await screen.findByText('Delivery is now: Omaha, NE.')).closest('li');
    expect(row).toHaveTextContent('You entered: Reno, NV.');
    expect(field()).toHaveValue('Reno, NV');
    await user.click(screen.getByRole('button', { name: 'Use theirs for Delivery' }));
    expect(field()).toHaveValue('Omaha, NE');
    await user.click(screen.getByRole('button', { name: 'Keep mine for Delivery' }));
    expect(field()).toHaveValue('Reno, NV');
    await submit();
    await waitFor(() => expect(server.callsOf(quotes.update)).toHaveLength(2));
    expect(server.callsOf(quotes.update)[1]?.body).toMatchObject({ delivery: reno.placeId, version: 2 });
  });

  it('shows the place that was chosen here, whoever was faster twice', async () => {
    const quote = aStaffQuote();
    const { server, submit, user } = await openForm(quote);
    const reno = { ...omaha, placeId: 'city:NV:reno', text: 'Reno, NV', zip: '89501' };
    server.answer(places.suggest, { body: [reno] });
    const field = () => screen.getByRole('combobox', { name: 'Delivery' });
    await user.clear(field());
    await user.type(field(), 'Reno');
    await user.click(await screen.findByRole('option', { name: /Reno, NV/ }));
    meet(server, { ...quote, delivery: omaha, version: 2 });
    await submit();
    await screen.findByText('Delivery is now: Omaha, NE.');
    meet(server, { ...quote, delivery: omaha, commission: 333, version: 3 });
    await submit();
    await screen.findByText('Commission per vehicle is now: $333.');
    expect(field()).toHaveValue('Reno, NV');
    await submit();
    await waitFor(() => expect(server.callsOf(quotes.update)).toHaveLength(3));
    expect(server.callsOf(quotes.update)[2]?.body).toMatchObject({ delivery: reno.placeId, version: 3 });
  });

  it('keeps or takes vehicles, transport and commission as a whole, each told in words', async () => {
    const quote = aStaffQuote({ transportType: 'OPEN' });
    const { server, submit } = await openForm(quote);
    const [vehicle] = quote.vehicleQuotes;
    if (!vehicle) throw new Error('no vehicle');
    const vehicleQuotes = [{ ...vehicle, make: 'Honda', model: 'Accord', operableBool: false }];
    meet(server, { ...quote, vehicleQuotes, transportType: 'ENCLOSED', commission: 333, version: 2 });
    await submit();
    expect(await screen.findByText('Vehicles is now: Honda Accord (not operable).')).toBeVisible();
    expect(screen.getByText('Transport type is now: Enclosed.')).toBeVisible();
    expect(screen.getByText('Commission per vehicle is now: $333.')).toBeVisible();
  });

  it('is saved on the newer version without a word when that says the same', async () => {
    const quote = aStaffQuote();
    const { server, submit } = await openForm(quote);
    meet(server, { ...quote, status: 'Saved', version: 2 });
    await submit();
    await waitFor(() => expect(server.callsOf(quotes.update)).toHaveLength(2));
    expect(screen.queryByText(/Somebody else changed this quote/)).toBeNull();
  });

  it('says why it was refused when nothing newer explains it', async () => {
    const { server, submit } = await openForm(aStaffQuote());
    const message = 'This quote is archived and cannot be edited.';
    server.answer(quotes.update, { status: 409, body: { code: 'conflict', message } });
    await submit();
    expect(await screen.findByText(message)).toBeVisible();
  });
});
