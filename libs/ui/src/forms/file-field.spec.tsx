import { requiredText } from '@overland/contracts';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { FileField, Form } from './index';

const onSubmit = jest.fn();

/** A file whose text can be read: jsdom's cannot. */
function csvFile(name: string, text: string): File {
  return Object.assign(new File([text], name, { type: 'text/csv' }), { text: async () => text });
}

function renderFile() {
  render(
    <Form
      schema={z.object({ csv: requiredText(), fileName: z.string() })}
      defaultValues={{ csv: '', fileName: '' }}
      onSubmit={onSubmit}
    >
      <FileField name="csv" fileNameField="fileName" label="CSV file" accept=".csv,text/csv" />
      <button type="submit">Send</button>
    </Form>,
  );
  return screen.getByLabelText('CSV file');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => jest.clearAllMocks());

describe('a file field', () => {
  it('takes the text and the name of a chosen file', async () => {
    const field = renderFile();
    await userEvent.upload(field, csvFile('moves.csv', 'a,b'));
    expect(await screen.findByText('moves.csv')).toBeVisible();
    await send();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ csv: 'a,b', fileName: 'moves.csv' });
  });

  it('takes a file that is dropped on it', async () => {
    renderFile();
    const zone = screen.getByText('No file chosen');
    const drop = createEvent.drop(zone);
    Object.assign(drop, { dataTransfer: { files: [csvFile('dropped.csv', 'c,d')] } });
    fireEvent(zone, drop);
    expect(await screen.findByText('dropped.csv')).toBeVisible();
    await send();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ csv: 'c,d', fileName: 'dropped.csv' });
  });

  it('is reached with the keyboard, and says what is wrong until there is a file', async () => {
    const field = renderFile();
    await send();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('This field is required.');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.upload(field, csvFile('moves.csv', 'a,b'));
    await waitFor(() => expect(field).toBeValid());
  });
});
