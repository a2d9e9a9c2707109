import { ApiError } from '@overland/web';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { CheckboxField, Form, type KeptForm, SubmitButton, TextField } from './index';

const schema = z.object({ name: z.string(), level: z.string(), agrees: z.boolean() });
type Values = z.output<typeof schema>;

interface Shown {
  keep?: KeptForm;
  level?: string;
  onSubmit?: (values: Values) => unknown;
}

/** The form as a tab shows it now; a second one is the same after a reload. */
function openForm({ keep = { as: 'a-form' }, level = '1', onSubmit = () => undefined }: Shown = {}) {
  return render(
    <Form<Values, Values>
      schema={schema}
      defaultValues={{ name: '', level, agrees: false }}
      keep={keep}
      onSubmit={onSubmit}
    >
      <TextField name="name" label="Name" />
      <TextField name="level" label="Level" />
      <CheckboxField name="agrees" label="I agree" />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </Form>,
  );
}

async function typeAndReload(first: Shown = {}, second: Shown = first) {
  const { unmount } = openForm(first);
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await userEvent.clear(screen.getByLabelText('Level'));
  await userEvent.type(screen.getByLabelText('Level'), '7');
  await userEvent.click(screen.getByLabelText('I agree'));
  unmount();
  openForm(second);
}

async function sendAndReload(onSubmit: Shown['onSubmit'], keep?: KeptForm) {
  const { unmount } = openForm({ onSubmit, keep });
  await userEvent.type(screen.getByLabelText('Name'), 'Ruth');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  unmount();
  openForm({ keep });
}

const name = () => screen.getByLabelText('Name');

describe('a form that keeps what is typed', () => {
  it('has it again after a reload', async () => {
    await typeAndReload();
    expect(name()).toHaveValue('Ruth');
    expect(screen.getByLabelText('Level')).toHaveValue('7');
    expect(screen.getByLabelText('I agree')).toBeChecked();
  });

  it('asks anew for what has to be answered each time', async () => {
    await typeAndReload({ keep: { as: 'a-form', except: ['agrees'] } });
    expect(name()).toHaveValue('Ruth');
    expect(screen.getByLabelText('I agree')).not.toBeChecked();
  });

  it('begins a field anew that begins with something else by now', async () => {
    await typeAndReload({}, { level: '3' });
    expect(name()).toHaveValue('Ruth');
    expect(screen.getByLabelText('Level')).toHaveValue('3');
  });

  it('keeps nothing of a form about something else', async () => {
    await typeAndReload({}, { keep: { as: 'another-form' } });
    expect(name()).toHaveValue('');
  });

  it('forgets what was sent', async () => {
    await sendAndReload(() => undefined);
    expect(name()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps what was sent where people come back to change it', async () => {
    await sendAndReload(() => undefined, { as: 'a-form', afterSending: true });
    expect(name()).toHaveValue('Ruth');
  });

  it('keeps what could not be sent', async () => {
    await sendAndReload(() => {
      throw new ApiError({ code: 'unavailable', status: 503, message: 'Not now.' });
    });
    expect(name()).toHaveValue('Ruth');
  });

  it('keeps what was not sent because something else had to be agreed to first', async () => {
    await sendAndReload(() => false);
    expect(name()).toHaveValue('Ruth');
  });

  it('works where the browser stores nothing, or something that nobody can read', async () => {
    sessionStorage.setItem('overland-kept-a-form', '{');
    openForm();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await userEvent.type(name(), 'Ruth');
    expect(name()).toHaveValue('Ruth');
    full.mockRestore();
  });
});

it('a form without a name for it keeps nothing', async () => {
  render(
    <Form schema={schema} defaultValues={{ name: '', level: '1', agrees: false }} onSubmit={() => undefined}>
      <TextField name="name" label="Name" />
    </Form>,
  );
  await userEvent.type(name(), 'Ruth');
  expect(sessionStorage).toHaveLength(0);
});
