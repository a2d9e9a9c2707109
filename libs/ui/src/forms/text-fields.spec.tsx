import { email, requiredText } from '@overland/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { EmailField, Form, PasswordField, TextAreaField, TextField } from './index';

const onSubmit = jest.fn();

function renderFields() {
  render(
    <Form
      schema={z.object({ vin: z.string(), email: email(), password: requiredText(), notes: z.string() })}
      defaultValues={{ vin: '', email: '', password: '', notes: '' }}
      onSubmit={onSubmit}
    >
      <TextField
        name="vin"
        label="VIN"
        suggestions={['1HGCM82633A004352']}
        tidy={(text) => text.toUpperCase()}
      />
      <EmailField name="email" label="Email" />
      <PasswordField name="password" label="Password" />
      <TextAreaField name="notes" label="Notes" />
      <button type="submit">Send</button>
    </Form>,
  );
}

const field = (name: string) => screen.getByLabelText(name);

beforeEach(() => jest.clearAllMocks());

describe('the text fields', () => {
  it('send what was typed, tidied, on Enter', async () => {
    renderFields();
    await userEvent.type(field('VIN'), '1hg');
    expect(field('VIN')).toHaveValue('1HG');
    await userEvent.type(field('Notes'), 'Low branches');
    await userEvent.type(field('Password'), 'secret');
    await userEvent.type(field('Email'), 'a@mail.example{Enter}');
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      vin: '1HG',
      email: 'a@mail.example',
      password: 'secret',
      notes: 'Low branches',
    });
  });

  it('offer suggestions of the browser', () => {
    renderFields();
    const list = document.getElementById(field('VIN').getAttribute('list') ?? '');
    expect(list?.querySelector('option')).toHaveAttribute('value', '1HGCM82633A004352');
  });

  it('show a password when that is asked for', async () => {
    renderFields();
    const password = field('Password');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('tell the browser what goes into them', () => {
    renderFields();
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Email')).toHaveAttribute('inputmode', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  });
});
