import { ApiError } from '@overland/web';
import { screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod/mini';
import { Form, SubmitButton, TextField, useFormState } from '../forms/index';
import { FakeServer, openPage } from '../testing/index';
import { ConflictNotice, useVersionedForm } from './index';

const Schema = z.object({ name: z.string().check(z.minLength(1, 'Please enter a name.')), city: z.string() });
type Values = z.infer<typeof Schema>;
interface Company extends Values {
  version: number;
}
const loaded: Company = { name: 'Lone Star', city: 'Austin', version: 3 };
const conflictWith = (company: Company | null) =>
  new ApiError({ code: 'conflict', status: 409, message: 'It is archived.', details: { company } });

type Send = (values: Values, stored: Company) => Promise<Company>;

function Page({ send }: { send: Send }) {
  const edit = useVersionedForm<Company, Values, Values>({
    loaded,
    title: 'Lone Star',
    valuesOf: ({ name, city }) => ({ name, city }),
    fieldsOf: () => [{ name: 'name', label: 'Company name' }],
    send,
    newerOf: ({ company }) => company as Company | null,
  });
  return (
    <Form<Values, Values>
      schema={Schema}
      defaultValues={{ name: loaded.name, city: loaded.city }}
      onSubmit={(values, form) => edit.save(values, form)}
    >
      {(form) => (
        <>
          <ConflictNotice edit={edit} what="this company" />
          <TextField name="name" label="Name" />
          <TextField name="city" label="City" />
          <Changed />
          <button type="button" onClick={() => void edit.discard(form)}>
            Discard
          </button>
          <SubmitButton busyLabel="Saving…">Save</SubmitButton>
        </>
      )}
    </Form>
  );
}

function Changed() {
  const { isDirty } = useFormState();
  return <output>{isDirty ? 'not saved' : 'saved'}</output>;
}

/** A server that stores one company, and refuses what was made on an older version. */
function companyServer() {
  const sent: Company[] = [];
  let stored = loaded;
  const send: Send = async (values, { version }) => {
    sent.push({ ...values, version });
    if (version !== stored.version) throw conflictWith(stored);
    stored = { ...values, version: version + 1 };
    return stored;
  };
  const change = (values: Partial<Values>) => {
    stored = { ...stored, ...values, version: stored.version + 1 };
  };
  return { sent, send, change };
}

function open(send?: Send) {
  const server = companyServer();
  const { user } = openPage(<Page send={send ?? server.send} />, { server: new FakeServer() });
  const retype = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...server, user, retype, save, press };
}
const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const notice = () => screen.queryByText(/Somebody else changed this company/);

describe('a form of something that others change too', () => {
  it('shows what is stored, and knows what is not saved', async () => {
    const { retype } = open();
    expect([textIn('Name'), textIn('City')]).toEqual(['Lone Star', 'Austin']);
    expect(screen.getByText('saved')).toBeVisible();
    await retype('City', 'Dallas');
    expect(screen.getByText('not saved')).toBeVisible();
  });

  it('is saved on the version that it was made from, and again on the one that came of it', async () => {
    const { retype, save, sent } = open();
    await retype('City', 'Dallas');
    await save();
    expect(await screen.findByText('saved')).toBeVisible();
    await retype('City', 'Houston');
    await save();
    expect(await screen.findByText('saved')).toBeVisible();
    expect(sent).toEqual([
      { name: 'Lone Star', city: 'Dallas', version: 3 },
      { name: 'Lone Star', city: 'Houston', version: 4 },
    ]);
    expect(notice()).toBeNull();
  });

  it('takes over a field that it left alone, asks nothing about it, and is saved on top', async () => {
    const { retype, save, sent, change } = open();
    await retype('City', 'Dallas');
    change({ name: 'Lone Star Motors' });
    await save();
    const text = 'Company name is now: Lone Star Motors.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(text).closest('li')).toHaveTextContent('Taken over.');
    expect(screen.queryByRole('button', { name: /^Use theirs/ })).toBeNull();
    expect([textIn('Name'), textIn('City')]).toEqual(['Lone Star Motors', 'Dallas']);
    await save();
    expect(await screen.findByText('saved')).toBeVisible();
    expect(sent.at(-1)).toEqual({ name: 'Lone Star Motors', city: 'Dallas', version: 4 });
    expect(notice()).toBeNull();
  });

  it('shows both values of a field that both changed, and keeps mine', async () => {
    const { retype, save, sent, change } = open();
    await retype('Name', 'Star');
    change({ name: 'Lone Star Motors' });
    await save();
    const row = (await screen.findByText('Company name is now: Lone Star Motors.')).closest('li');
    expect(row).toHaveTextContent('You entered: Star.');
    await waitFor(() => expect(document.activeElement).toContainElement(row));
    expect(textIn('Name')).toBe('Star');
    expect(sent).toHaveLength(1);
    await save();
    expect(await screen.findByText('saved')).toBeVisible();
    expect(sent.at(-1)).toEqual({ name: 'Star', city: 'Austin', version: 4 });
  });

  it('takes theirs of that field when asked to, and mine again', async () => {
    const { retype, save, sent, change, press } = open();
    await retype('Name', 'Star');
    change({ name: 'Lone Star Motors' });
    await save();
    await screen.findByText('Company name is now: Lone Star Motors.');
    const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect(pressed('Keep mine for Company name')).toBe('true');
    await press('Use theirs for Company name');
    expect([textIn('Name'), pressed('Use theirs for Company name')]).toEqual(['Lone Star Motors', 'true']);
    expect(screen.getByText('saved')).toBeVisible();
    expect(screen.queryByText(/entries/)).toBeNull();
    await press('Keep mine for Company name');
    expect(screen.getByText(/Save again to keep your entries/)).toBeVisible();
    expect([textIn('Name'), pressed('Keep mine for Company name')]).toEqual(['Star', 'true']);
    await press('Use theirs for Company name');
    await retype('City', 'Dallas');
    await save();
    expect(await screen.findByText('saved')).toBeVisible();
    expect(sent.at(-1)).toEqual({ name: 'Lone Star Motors', city: 'Dallas', version: 4 });
  });

  it('is saved on the newer version without a word where that says the same', async () => {
    const { retype, save, sent, change } = open();
    await retype('City', 'Dallas');
    change({ city: 'Dallas' });
    await save();
    expect(await screen.findByText('saved')).toBeVisible();
    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
    expect(notice()).toBeNull();
  });

  it('shows the newest version where somebody was faster twice', async () => {
    const { retype, save, sent, change } = open();
    await retype('Name', 'Star');
    change({ name: 'Lone Star Motors' });
    await save();
    await screen.findByText('Company name is now: Lone Star Motors.');
    change({ city: 'Waco' });
    await save();
    expect(await screen.findByText('City is now: Waco.')).toBeVisible();
    expect([textIn('Name'), textIn('City')]).toEqual(['Star', 'Waco']);
    await save();
    expect(await screen.findByText('saved')).toBeVisible();
    expect(sent.at(-1)).toEqual({ name: 'Star', city: 'Waco', version: 5 });
  });

  it.each(['Discard', 'reload this company'])('asks before %s throws away what was typed', async (name) => {
    const { retype, save, change, press, user } = open();
    await retype('Name', 'Star');
    change({ name: 'Lone Star Motors' });
    await save();
    await screen.findByText('Company name is now: Lone Star Motors.');
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Lone Star' }));
    await press(name);
    await user.click((await dialog()).getByRole('button', { name: 'Keep Editing' }));
    expect(textIn('Name')).toBe('Star');
    await press(name);
    await user.click((await dialog()).getByRole('button', { name: 'Discard Changes' }));
    expect(textIn('Name')).toBe('Lone Star Motors');
    expect(screen.getByText('saved')).toBeVisible();
    expect(notice()).toBeNull();
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const message = 'There is a company of this name.';
    const errors = [{ path: 'name', message }];
    const { retype, save } = open(() =>
      Promise.reject(new ApiError({ code: 'invalid', status: 422, message, errors })),
    );
    await retype('Name', 'Star');
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(textIn('Name')).toBe('Star');
  });

  it('says why it was refused where nothing newer explains it', async () => {
    const { retype, save } = open(() => Promise.reject(conflictWith(null)));
    await retype('Name', 'Star');
    await save();
    expect(await screen.findByText('It is archived.')).toBeVisible();
    expect(notice()).toBeNull();
  });
});
