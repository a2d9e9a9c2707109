import { requiredText } from '@overland/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ComboField, Form } from './index';

const options = ['Honda', 'Toyota', 'BMW'].map((label) => ({ value: label.toLowerCase(), label }));
const onSubmit = jest.fn();
const onPick = jest.fn();

function renderMake(make = ''): HTMLElement {
  render(
    <Form schema={z.object({ make: requiredText() })} defaultValues={{ make }} onSubmit={onSubmit}>
      <ComboField name="make" label="Make" options={options} onPick={onPick} noMatch="No such make." />
      <button type="submit">Send</button>
    </Form>,
  );
  return screen.getByRole('combobox', { name: 'Make' });
}

const makeAndModel = z.object({ make: z.string(), model: z.string() });

function MakeAndModel() {
  const [make, setMake] = useState('');
  return (
    <Form schema={makeAndModel} defaultValues={{ make: '', model: '' }} onSubmit={onSubmit}>
      <ComboField name="make" label="Make" options={options} onPick={setMake} />
      <ComboField name="model" label="Model" options={options} disabled={make === ''} />
    </Form>
  );
}

async function sent(): Promise<unknown> {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return onSubmit.mock.lastCall?.[0];
}

beforeEach(() => jest.clearAllMocks());

describe('a field with a list to search', () => {
  it('keeps its value when Tab leaves it with the list open', async () => {
    const field = renderMake('toyota');
    await userEvent.click(field);
    expect(screen.getByRole('listbox', { name: 'Make choices' })).toHaveAttribute('tabindex', '-1');
    await userEvent.tab();
    expect(field).toHaveValue('Toyota');
    expect(onPick).not.toHaveBeenCalled();
    expect(await sent()).toEqual({ make: 'toyota' });
  });

  it('keeps its value when Tab leaves it after arrow keys moved the highlight', async () => {
    const field = renderMake('toyota');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(field).toHaveValue('Toyota');
  });

  it('stays empty when Tab leaves it with nothing typed', async () => {
    const field = renderMake();
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toHaveValue('');
  });

  it('takes the first match of what was typed when Tab leaves it', async () => {
    const field = renderMake('toyota');
    await userEvent.clear(field);
    await userEvent.type(field, 'hon');
    await userEvent.tab();
    expect(field).toHaveValue('Honda');
    expect(await sent()).toEqual({ make: 'honda' });
  });

  it('gives the focus to a next field that the choice by Tab enables', async () => {
    render(<MakeAndModel />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Make' }), 'hon');
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'Model' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('takes the highlighted option on Enter without sending the form', async () => {
    const field = renderMake();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Toyota');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('takes the option that is clicked', async () => {
    const field = renderMake();
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('option', { name: 'BMW' }));
    expect(field).toHaveValue('BMW');
    expect(onPick).toHaveBeenCalledWith('bmw');
  });

  it('keeps one input with its focus, before its list opens and after', async () => {
    const field = renderMake();
    act(() => field.focus());
    await userEvent.keyboard('hon');
    expect(screen.getByRole('option', { name: 'Honda' })).toBeVisible();
    await userEvent.keyboard('d');
    expect(screen.getByRole('combobox', { name: 'Make' })).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('hond');
  });

  it('closes the list on Escape and goes back to its value when left', async () => {
    const field = renderMake('toyota');
    await userEvent.type(field, 'x');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(field).toHaveValue('Toyota');
  });

  it('takes an option that was typed in full when another field is clicked', async () => {
    const field = renderMake('toyota');
    await userEvent.clear(field);
    await userEvent.type(field, 'bmw');
    await userEvent.keyboard('{Escape}');
    expect(await sent()).toEqual({ make: 'bmw' });
    expect(field).toHaveValue('BMW');
  });

  it('says when nothing in the list matches', async () => {
    const field = renderMake();
    await userEvent.type(field, 'zzz');
    expect(screen.getByText('No such make.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('No such make.');
  });
});
