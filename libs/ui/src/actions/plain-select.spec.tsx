import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainSelect } from './plain-select';

const options = [
  { value: '', label: 'All' },
  { value: 'a', label: 'Lone Star Motors' },
];

it('is reached by keyboard, named by its label, and tells what was chosen', async () => {
  const onChange = jest.fn();
  render(
    <>
      <label htmlFor="company">Company</label>
      <PlainSelect id="company" value="" options={options} onChange={onChange} />
    </>,
  );
  await userEvent.tab();
  const select = screen.getByRole('combobox', { name: 'Company' });
  expect(select).toHaveFocus();
  await userEvent.selectOptions(select, 'Lone Star Motors');
  expect(onChange).toHaveBeenCalledWith('a');
});

it('is named without a label', () => {
  render(<PlainSelect aria-label="Company" value="a" options={options} onChange={() => undefined} />);
  expect(screen.getByRole('combobox', { name: 'Company' })).toHaveDisplayValue('Lone Star Motors');
});
