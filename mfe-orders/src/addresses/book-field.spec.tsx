import { addresses } from '@overland/contracts';
import { Form } from '@overland/ui/forms';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { anAddress } from '../testing/an-address';
import { BookField } from './book-field';

const contacts = [{ name: 'Ann Reyes', email: '', phone: '', isMobile: false }];
const dallas = anAddress({ contacts });
const plano = anAddress({ _id: 'other', businessName: 'Plano Yard', city: 'Plano' });
const begins = { pickupBusinessName: '', pickupAddress: '', pickupZip: '', pickupContactName: '' };

function openField() {
  const server = new FakeServer().answer(addresses.suggest, { body: [dallas, plano] });
  return openPage(
    <Form schema={z.any()} defaultValues={begins} onSubmit={() => undefined}>
      {({ watch }) => (
        <>
          <BookField stop="pickup" portalId="p" place={dallas.place} onPicked={() => undefined} />
          <output>{Object.values(watch()).join('|')}</output>
        </>
      )}
    </Form>,
    { server, session: { role: 'User', userId: 'u', portalId: 'p' } },
  );
}
const field = () => screen.getByRole('combobox', { name: /^Business name/ });

describe('the business name with the address book', () => {
  it('fills the stop with the place that is picked, and takes it back', async () => {
    const { user } = openField();
    await user.type(field(), 'lone');
    await screen.findByRole('option', { name: /Lone Star Motors/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('Filled from the address book.')).toBeVisible();
    const values = screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT');
    expect(values).toHaveTextContent(/Lone Star Motors\|2100 Main St\|75201\|Ann Reyes/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(values).not.toHaveTextContent(/Main St/);
  });

  it('shows why a place of another city cannot be picked', async () => {
    const { user } = openField();
    await user.type(field(), 'plano');
    const option = await screen.findByRole('option', { name: /Plano Yard/ });
    expect(option).toHaveTextContent('In Plano, TX; this quote is for Dallas, TX.');
    expect(option).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes any other name: Tab picks nothing', async () => {
    const { user } = openField();
    await user.type(field(), 'Lone Star East');
    await screen.findByRole('option', { name: /Lone Star Motors/ });
    await user.tab();
    expect(field()).toHaveValue('Lone Star East');
  });
});
