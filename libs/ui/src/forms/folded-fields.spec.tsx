import { optionalEmail } from '@overland/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { EmailField, FoldedFields, Form } from './index';

function renderFold(email = '') {
  render(
    <Form schema={z.object({ email: optionalEmail })} defaultValues={{ email }} onSubmit={() => undefined}>
      <FoldedFields title="Contact" names={['email']}>
        <EmailField name="email" label="Email" />
      </FoldedFields>
      <button type="submit">Send</button>
    </Form>,
  );
}
const fold = () => screen.getByRole('button', { name: 'Contact' });
const field = () => screen.getByLabelText('Email');

it('folds empty fields away, and keeps what was typed when it is closed again', async () => {
  renderFold();
  expect(field()).not.toBeVisible();
  await userEvent.click(fold());
  await userEvent.type(field(), 'jo@mail.example');
  await userEvent.click(fold());
  expect(field()).not.toBeVisible();
  await userEvent.click(fold());
  expect(field()).toHaveValue('jo@mail.example');
});

it('starts open where a field is filled', () => {
  renderFold('jo@mail.example');
  expect(field()).toBeVisible();
});

it('opens on a field that is wrong when the form is sent, which then has the focus', async () => {
  renderFold('jo@');
  await userEvent.click(fold());
  expect(field()).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field()).toBeVisible();
  expect(field()).toHaveFocus();
});
