import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { CodeField, Form } from './index';

const onSubmit = jest.fn();

function renderCode() {
  render(
    <Form schema={z.object({ code: z.string() })} defaultValues={{ code: '' }} onSubmit={onSubmit}>
      <CodeField name="code" label="Code" />
    </Form>,
  );
  return screen.getByRole('textbox', { name: 'Code' });
}

beforeEach(() => jest.clearAllMocks());

describe('the code field', () => {
  it('sends the form once the sixth digit is typed', async () => {
    const field = renderCode();
    await userEvent.type(field, '12345');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ code: '123456' });
  });

  it('takes a paste with spaces and words, and sends it once', async () => {
    const field = renderCode();
    await userEvent.click(field);
    await userEvent.paste('Your code: 123 456');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(field).toHaveValue('123456');
  });
});
