import { ApiError } from '@overland/web';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form, FormSection, SubmitButton, TextField } from './index';

const refusal = 'There is no road between these places.';

function renderForm(onSubmit: () => unknown, maxErrorLength?: number) {
  render(
    <Form schema={z.object({ name: z.string() })} defaultValues={{ name: '' }} onSubmit={onSubmit}>
      <FormSection number={1} title="Customer" note="Who the vehicles belong to.">
        <TextField name="name" label="Name" />
      </FormSection>
      <SubmitButton busyLabel="Sending..." {...(maxErrorLength !== undefined && { maxErrorLength })}>
        Send
      </SubmitButton>
    </Form>,
  );
}

const refuse = () => {
  throw new ApiError({ code: 'noPrice', status: 422, message: refusal });
};

it('is pressed by Enter in a field, says that it is busy, and is not pressed twice', async () => {
  let finish: (() => void) | undefined;
  const onSubmit = jest.fn(
    () =>
      new Promise<void>((done) => {
        finish = done;
      }),
  );
  renderForm(onSubmit);
  expect(screen.getByRole('region', { name: 'Customer' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Sending...' }));
  finish?.();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('shows what the server said above itself', async () => {
  renderForm(refuse);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
});

it('hides what is longer than the page wants', async () => {
  renderForm(refuse, 10);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
