import { addresses, places } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { anAddress } from '../testing/an-address';
import { AddressesPage } from './addresses-page';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const place = anAddress();

function openBook(rows = [place]) {
  const server = new FakeServer().answer(addresses.list, { body: { rows, total: rows.length, next: null } });
  return openPage(<AddressesPage />, { server, session, path: '/addresses' });
}

// The window of rows needs a height that jsdom does not lay out.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(59);
});

describe('the address book', () => {
  it('says what it is for while it is empty', async () => {
    openBook([]);
    expect(await screen.findByText('No places yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add the first place' })).toBeVisible();
  });

  it('archives a place at once, and takes it back by the notice', async () => {
    const { server, user } = openBook();
    server.answer(addresses.setStatus, { body: { ...place, status: 'Archived' } });
    await user.click(await screen.findByRole('button', { name: 'Archive Lone Star Motors' }));
    expect(await screen.findByText('Lone Star Motors is archived.')).toBeVisible();
    server.answer(addresses.setStatus, { body: place });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Lone Star Motors is in the address book again.')).toBeVisible();
    expect(server.callsOf(addresses.setStatus).map(({ body }) => body)).toEqual([
      { status: 'Archived' },
      { status: 'Active' },
    ]);
  });

  it('adds a place with the city of a chosen suggestion', async () => {
    const { server, user } = openBook([]);
    server.answer(places.suggest, { body: [place.place] }).answer(addresses.add, { body: place });
    await user.click(await screen.findByRole('button', { name: 'Add Place' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Lone Star Motors');
    await user.type(dialog.getByLabelText('Address'), '2100 Main St');
    await user.type(dialog.getByRole('combobox', { name: 'City' }), '752');
    await user.click(await screen.findByRole('option', { name: 'Dallas, TX 75201' }));
    expect(dialog.getByLabelText('ZIP code')).toHaveValue('75201');
    await user.click(dialog.getByRole('button', { name: 'Add Place' }));
    expect(await screen.findByText('Lone Star Motors is in the address book.')).toBeVisible();
    expect(server.callsOf(addresses.add)[0]?.body).toMatchObject({ placeId: 'zip:75201', contacts: [] });
  });

  it('shows what somebody else changed, and keeps what was typed', async () => {
    const { server, user } = openBook();
    const current = { ...place, version: 2, gate: 'North' };
    server.answer(addresses.update, {
      status: 409,
      body: { code: 'conflict', message: 'Changed.', requestId: 'r', details: { current } },
    });
    await user.click(await screen.findByText('Lone Star Motors'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Gate (optional)'), 'South');
    await user.click(dialog.getByRole('button', { name: 'Save Place' }));
    expect(await dialog.findByText(/Somebody else changed this place/)).toBeVisible();
    expect(dialog.getByLabelText('Gate (optional)')).toHaveValue('South');
  });

  it('asks before typed entries are dropped', async () => {
    const { user } = openBook();
    await user.click(await screen.findByText('Lone Star Motors'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Gate (optional)'), 'South');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Discard Changes' })).toBeVisible();
  });
});
