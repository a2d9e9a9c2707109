import { requiredText } from '@overland/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form, SelectField, SelectInput } from './index';

const options = ['Residential', 'Business', 'Port'].map((label) => ({ value: label, label }));
const onSubmit = jest.fn();
const onPick = jest.fn();

function renderSelect() {
  render(
    <Form schema={z.object({ type: requiredText() })} defaultValues={{ type: '' }} onSubmit={onSubmit}>
      <SelectField
        name="type"
        label="Location type"
        placeholder="Select One"
        options={options}
        onPick={onPick}
      />
      <button type="submit">Send</button>
    </Form>,
  );
  return screen.getByRole('combobox', { name: 'Location type' });
}

beforeEach(() => jest.clearAllMocks());

describe('a select field', () => {
  it('is chosen from with the pointer', async () => {
    const field = renderSelect();
    expect(field).toHaveTextContent('Select One');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Port' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(field).toHaveTextContent('Port');
    expect(onPick).toHaveBeenCalledWith('Port');
  });

  it('is chosen from with the keyboard', async () => {
    const field = renderSelect();
    await userEvent.tab();
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox', { name: 'Location type' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveTextContent('Residential');
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('keeps its choice when Escape closes the list', async () => {
    const field = renderSelect();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(field).toHaveTextContent('Select One');
  });

  it('is focused and says what is wrong when it was left out', async () => {
    const field = renderSelect();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('This field is required.');
  });
});

it('a select input without a form shows nothing chosen for a value that is not offered', async () => {
  const onChange = jest.fn();
  render(
    <SelectInput
      label="Company"
      hidesLabel
      placeholder="All"
      value="gone"
      options={options}
      onChange={onChange}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Company' });
  expect(field).toHaveTextContent('All');
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'Business' }));
  expect(onChange).toHaveBeenCalledWith('Business');
});
