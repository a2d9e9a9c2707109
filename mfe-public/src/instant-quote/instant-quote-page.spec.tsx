import { type Place, places, quotes, settings } from '@overland/contracts';
import { emptyMove } from '@overland/quote-ui/quote-form';
import { aQuote } from '@overland/quote-ui/testing';
import { keepForm } from '@overland/ui/forms';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { InstantQuotePage } from './instant-quote-page';
import { keepPlace, keptMove } from './kept-move';

const { pickup: dallas, delivery: denver } = aQuote();

function aServer() {
  return new FakeServer()
    .answer(settings.makes, {
      body: [{ make: 'Honda', models: [{ model: 'Accord', pricingClass: 'Sedan' }] }],
    })
    .answer(places.suggest, { body: [dallas, denver] })
    .answer(places.route, { body: { miles: 793, transitTime: [3, 5], line: [] } })
    .answer(quotes.pricePublic, { body: aQuote() });
}

async function choosePlace(user: UserEvent, label: string, place: Place) {
  await user.type(screen.getByRole('combobox', { name: label }), place.city);
  await user.click(await screen.findByRole('option', { name: place.text }));
}

async function chooseVehicle(user: UserEvent) {
  await user.type(screen.getByRole('combobox', { name: 'Make' }), 'Hon');
  await user.click(await screen.findByRole('option', { name: 'Honda' }));
  await user.type(screen.getByRole('combobox', { name: 'Model' }), 'Acc');
  await user.click(await screen.findByRole('option', { name: 'Accord' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
}

it('shows the price before it asks for name, email and phone', async () => {
  const { user } = openPage(<InstantQuotePage />, { server: aServer() });
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
  await choosePlace(user, 'Pickup', dallas);
  await choosePlace(user, 'Delivery', denver);
  await chooseVehicle(user);
  expect(await screen.findByText('Open, 1 vehicle')).toBeVisible();
  expect(await screen.findByLabelText('Full name')).toBeVisible();
});

/** The page with a move that was typed before, so that a test need not type it. */
function openFilled() {
  const began = { ...emptyMove, customerFullName: '', customerEmail: '', customerPhone: '' };
  const vehicleQuotes = [{ make: 'Honda', model: 'Accord', operableBool: true }];
  const values = { ...began, pickup: dallas.placeId, delivery: denver.placeId, vehicleQuotes };
  keepForm(keptMove.as, { began, values });
  keepPlace('pickup', dallas);
  keepPlace('delivery', denver);
  return openPage(<InstantQuotePage />, { server: aServer() });
}

it('shows the price of every level, the lowest first, and a button that keeps it', async () => {
  openFilled();
  expect(screen.getAllByRole('button', { name: 'Get Quote' })).not.toHaveLength(0);
  const card = within(screen.getByRole('region', { name: 'Your price' }));
  expect(await card.findByText('from $805')).toBeVisible();
  expect(card.getAllByRole('term').map((level) => level.textContent)).toEqual([
    '1 business day',
    '3 business days',
    '5 business days',
    '7 business days',
  ]);
  expect(card.getAllByRole('definition').map((price) => price.textContent)).toEqual([
    '$947',
    '$900',
    '$853',
    '$805',
  ]);
  expect(screen.queryByRole('button', { name: 'Get Quote' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Keep This Price' })).not.toHaveLength(0);
});

it('shows the one price of white glove', async () => {
  const { user } = openFilled();
  await user.click(screen.getByRole('radio', { name: 'Enclosed White Glove' }));
  expect((await screen.findAllByText('$2,096'))[0]).toBeVisible();
  expect(screen.queryByText(/^from/)).not.toBeInTheDocument();
});

it('explains why there is no price where no road leads', async () => {
  const message = 'There is no road between Dallas, TX and Denver, CO.';
  const server = aServer().answer(places.route, { status: 422, body: { code: 'noPrice', message } });
  const { user } = openPage(<InstantQuotePage />, { server });
  await choosePlace(user, 'Pickup', dallas);
  await choosePlace(user, 'Delivery', denver);
  await screen.findAllByText(message);
  expect(screen.getByRole('region', { name: 'Your price' })).toHaveTextContent(message);
});

it('says what happens next, and answers a question when it is asked', async () => {
  const { user } = openPage(<InstantQuotePage />, { server: aServer() });
  expect(await screen.findByRole('region', { name: 'What happens next' })).toBeVisible();
  expect(screen.queryByText(/^You pay .+ before the pickup/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'When do I pay?' }));
  expect(
    screen.getByText(/^You pay .+ before the pickup\. We assign a driver once it is paid\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Licensed and insured' })).not.toBeInTheDocument();
});

it('has everything again after a reload or the way back, and starts over when asked', async () => {
  const first = openPage(<InstantQuotePage />, { server: aServer() });
  await choosePlace(first.user, 'Pickup', dallas);
  await choosePlace(first.user, 'Delivery', denver);
  await chooseVehicle(first.user);
  await first.user.type(await screen.findByLabelText('Full name'), 'Grace Lindqvist');
  first.unmount();

  const { user } = openPage(<InstantQuotePage />, { server: aServer() });
  expect(screen.getByRole('combobox', { name: 'Pickup' })).toHaveValue(dallas.text);
  expect(screen.getByRole('combobox', { name: 'Delivery' })).toHaveValue(denver.text);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Model' })).toHaveValue('Accord'));
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  expect(await screen.findByLabelText('Full name')).toHaveValue('Grace Lindqvist');
  expect((await screen.findAllByText('from $805'))[0]).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Start Over' }));
  expect(screen.getByRole('combobox', { name: 'Pickup' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Pickup' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Start Over' })).not.toBeInTheDocument();
});

it('forgets a place whose text is changed', async () => {
  const first = openPage(<InstantQuotePage />, { server: aServer() });
  await choosePlace(first.user, 'Pickup', dallas);
  await choosePlace(first.user, 'Delivery', denver);
  await first.user.type(screen.getByRole('combobox', { name: 'Pickup' }), 'x');
  first.unmount();
  openPage(<InstantQuotePage />, { server: aServer() });
  expect(screen.getByRole('combobox', { name: 'Pickup' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Delivery' })).toHaveValue(denver.text);
});
