import type { VehicleMake } from '@overland/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasteDialog } from './paste-dialog';

const makes: VehicleMake[] = [
  { make: 'Honda', models: [{ model: 'Civic', pricingClass: 'Sedan' }] },
  { make: 'BMW', models: [{ model: 'X5', pricingClass: 'SUV' }] },
];

it('adds as many as the quote takes, with their years, and names those that are left out', async () => {
  const onAdd = jest.fn();
  render(<PasteDialog makes={makes} room={1} onAdd={onAdd} onClose={jest.fn()} />);
  await userEvent.type(
    screen.getByLabelText('One vehicle per line'),
    '2019 Honda Civic{Enter}BMW X5, inoperable',
  );
  expect(screen.getByText('2019 Honda Civic')).toBeVisible();
  expect(screen.getByText(/Left out: BMW X5, inoperable/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 of 2 Vehicles' }));
  expect(onAdd).toHaveBeenCalledWith([{ make: 'Honda', model: 'Civic', operableBool: true, year: '2019' }]);
});
