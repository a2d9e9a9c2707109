import { portalEdits, portalPrices, portals } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { aPortal, aPreview, portalId } from './a-portal';
import { NewPortalPage } from './new-portal-page';

function open() {
  const server = new FakeServer()
    .answer(portals.list, { body: { rows: [], total: 0, next: null } })
    .answer(portalPrices.preview, { body: aPreview() });
  return openPage(<NewPortalPage />, { path: '/portals/new', server, session: { role: 'MCAdmin' } });
}
const create = () => screen.getByRole('button', { name: 'Create Portal' });

it('asks for a name, creates the portal and shows it', async () => {
  const { user, server, router } = open();
  await user.click(create());
  expect(await screen.findByText('This field is required.')).toBeVisible();
  server.answer(portalEdits.create, { body: aPortal() });
  await user.type(screen.getByLabelText('Company name'), 'Lone Star Motors');
  await user.click(create());
  expect(await screen.findByText('Lone Star Motors has been created.')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/portal/${portalId}`);
});

it('keeps what was typed when the server cannot be reached', async () => {
  const { user, server } = open();
  await user.type(screen.getByLabelText('Company name'), 'Lone Star Motors');
  server.isReachable = false;
  await user.click(create());
  expect(await screen.findByText('There was an error creating this portal')).toBeVisible();
  expect(screen.getByLabelText('Company name')).toHaveValue('Lone Star Motors');
});

it('finds a time zone by the name of its city', async () => {
  const { user } = open();
  // The list is loaded with the first focus, and brings an input of its own.
  const zone = () => screen.getByRole('combobox', { name: 'Time zone' });
  await user.click(zone());
  await screen.findByRole('listbox', { name: 'Time zone choices' });
  await user.clear(zone());
  await user.type(zone(), 'new york');
  await user.click(await screen.findByRole('option', { name: 'America/New York' }));
  expect(zone()).toHaveValue('America/New York');
});

it('fills an emptied tariff in again when it is no longer shown', async () => {
  const { user, server } = open();
  server.answer(portalEdits.create, { body: aPortal() });
  await user.type(screen.getByLabelText('Company name'), 'A');
  await user.clear(screen.getByLabelText('Company tariff'));
  await user.click(screen.getByRole('switch', { name: 'Separate tariffs for open and enclosed' }));
  await user.click(create());
  await screen.findByText('Lone Star Motors has been created.');
  expect(server.callsOf(portalEdits.create)[0]?.body).toMatchObject({ companyTariff: 0 });
});
