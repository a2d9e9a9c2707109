import { messages, requiredText } from '@overland/contracts';
import { ApiError } from '@overland/web';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import * as z from 'zod/mini';
import { Form, type FormProps, SelectField, SubmitButton, TextField, useFieldArray } from './index';

const required = 'This field is required.';

interface Values {
  name: string;
  from: string;
  to: string;
  agents: { email: string }[];
}
const schema = z
  .object({
    name: requiredText(),
    from: z.string(),
    to: z.string(),
    agents: z.array(z.object({ email: requiredText() })),
  })
  .check(
    z.refine(({ from, to }) => to === '' || from <= to, {
      path: ['to'],
      message: 'The last day is before the first.',
    }),
  );
const empty: Values = { name: 'Ann', from: '', to: '', agents: [] };

function Agents() {
  const { fields, append, remove } = useFieldArray({ name: 'agents' });
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id}>
          <TextField name={`agents.${index}.email`} label={`Email ${index + 1}`} />
          <button type="button" onClick={() => remove(index)}>
            Remove {index + 1}
          </button>
        </div>
      ))}
      <button
        type="button"
        onClick={() => append({ email: '' }, { focusName: `agents.${fields.length}.email` })}
      >
        Add Agent
      </button>
    </>
  );
}

function renderForm(
  defaults: Partial<Values> = {},
  onSubmit: FormProps<Values, Values>['onSubmit'] = () => undefined,
) {
  render(
    <Form<Values, Values> schema={schema} defaultValues={{ ...empty, ...defaults }} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <TextField name="from" label="From" />
      <TextField name="to" label="To" />
      <Agents />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
    </Form>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Validation runs in promises: what it would show is there after they have run. */
const validated = () => waitFor(() => Promise.resolve());

describe('a form', () => {
  it('adds a row without errors', async () => {
    renderForm();
    await press('Add Agent');
    await validated();
    expect(field('Email 1')).toHaveFocus();
    expect(field('Email 1')).toBeValid();
    expect(screen.queryByText(required)).not.toBeInTheDocument();
  });

  it('adds a row without errors after it could not be sent', async () => {
    renderForm({ name: '' });
    await press('Send');
    expect(field('Name')).toBeInvalid();
    await press('Add Agent');
    await validated();
    expect(field('Email 1')).toBeValid();
  });

  it('says what is wrong when a field is left, and not while it is filled in', async () => {
    renderForm({ agents: [{ email: 'a@b.example' }] });
    await userEvent.clear(field('Email 1'));
    expect(field('Email 1')).toBeValid();
    await userEvent.tab();
    expect(await screen.findByText(required)).toBeVisible();
    expect(field('Email 1')).toHaveAccessibleDescription(required);
  });

  it('says nothing of a field that was empty and is left empty, until it is sent', async () => {
    renderForm({ name: '' });
    await userEvent.click(field('Name'));
    await userEvent.tab();
    await press('Add Agent');
    await userEvent.tab();
    await validated();
    expect(screen.queryByText(required)).not.toBeInTheDocument();
    await press('Send');
    expect(await screen.findAllByText(required)).toHaveLength(2);
  });

  it('takes an error away as soon as its field is answered', async () => {
    renderForm({ name: '' });
    await press('Send');
    await userEvent.type(field('Name'), 'A');
    await waitFor(() => expect(screen.queryByText(required)).not.toBeInTheDocument());
    expect(field('Name')).toBeValid();
  });

  it('takes an error away when the answer is given in another field', async () => {
    renderForm({ from: '5', to: '3' });
    await press('Send');
    expect(field('To')).toBeInvalid();
    await userEvent.clear(field('From'));
    await userEvent.type(field('From'), '2');
    await waitFor(() => expect(field('To')).toBeValid());
  });

  it('takes the errors of a row away with it', async () => {
    renderForm({ agents: [{ email: '' }, { email: 'b' }] });
    await press('Send');
    expect(field('Email 1')).toBeInvalid();
    await press('Remove 1');
    await validated();
    expect(field('Email 1')).toHaveValue('b');
    expect(field('Email 1')).toBeValid();
  });

  it('puts the focus on the first field that is wrong', async () => {
    renderForm({ name: '', agents: [{ email: '' }] });
    await press('Send');
    await waitFor(() => expect(field('Name')).toHaveFocus());
  });

  it('keeps what the server said of a field until that field is changed', async () => {
    renderForm({}, () => {
      throw new ApiError({
        code: 'invalid',
        status: 400,
        message: 'Please check the fields.',
        errors: [{ path: 'name', message: 'This name is taken.' }],
      });
    });
    await press('Send');
    expect(await screen.findByText('This name is taken.')).toBeVisible();
    await userEvent.type(field('From'), '1');
    await validated();
    expect(field('Name')).toBeInvalid();
    await userEvent.type(field('Name'), 'a');
    await waitFor(() => expect(field('Name')).toBeValid());
  });

  it('shows what the server said of no field above the button', async () => {
    renderForm({}, () => {
      throw new ApiError({ code: 'noPrice', status: 422, message: 'There is no road between these places.' });
    });
    await press('Send');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no road between these places.');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('disables its fields while it is sent', async () => {
    let finish: (() => void) | undefined;
    render(
      <Form<{ kind: string; name: string }, unknown>
        schema={z.object({ kind: z.string(), name: z.string() })}
        defaultValues={{ kind: 'a', name: '' }}
        onSubmit={() =>
          new Promise<void>((done) => {
            finish = done;
          })
        }
      >
        <TextField name="name" label="Name" />
        <SelectField name="kind" label="Kind" options={[{ value: 'a', label: 'A' }]} />
        <SubmitButton busyLabel="Sending...">Send</SubmitButton>
      </Form>,
    );
    await press('Send');
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(field('Name')).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveAttribute('aria-disabled', 'true');
    finish?.();
    await screen.findByRole('button', { name: 'Send' });
    expect(field('Name')).toBeEnabled();
  });
});

it('draws its fields once', () => {
  const drawn = jest.fn();
  render(
    <Form schema={schema} defaultValues={empty} onSubmit={jest.fn()}>
      <Profiler id="field" onRender={drawn}>
        <TextField name="from" label="From" />
      </Profiler>
    </Form>,
  );
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('says that it cannot be sent when what is refused is no field', async () => {
  const strict = z.strictObject({ name: requiredText() });
  const onSubmit = jest.fn();
  render(
    <Form schema={strict} defaultValues={Object.assign({ name: 'Ann' }, { tells: true })} onSubmit={onSubmit}>
      <SubmitButton busyLabel="Sending…">Send</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('a form that loads its schema', () => {
  const onSubmit = jest.fn();
  const renderWith = (load: () => Promise<typeof schema>) =>
    render(
      <Form<Values, Values> schema={load} defaultValues={{ ...empty, name: '' }} onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
        <SubmitButton busyLabel="Sending...">Send</SubmitButton>
      </Form>,
    );
  beforeEach(() => onSubmit.mockReset());

  it.each([
    ['a pointer', () => userEvent.click(field('Name'))],
    ['a key', () => userEvent.keyboard('A')],
  ])('does so at the first press of %s, not as a page focuses a field', async (_of, pressIt) => {
    const load = jest.fn(async () => schema);
    renderWith(load);
    act(() => field('Name').focus());
    expect(load).not.toHaveBeenCalled();
    await pressIt();
    expect(load).toHaveBeenCalled();
  });

  it('checks as others do', async () => {
    renderWith(async () => schema);
    await press('Send');
    expect(await screen.findByText(required)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field('Name'), 'Ann');
    await press('Send');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('sends nothing without it, says so, and loads it again the next time', async () => {
    const load = jest.fn<Promise<typeof schema>, []>().mockRejectedValue(new Error('Offline'));
    renderWith(load);
    await userEvent.type(field('Name'), 'Ann');
    await press('Send');
    expect(await screen.findByText(messages.unavailable)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    load.mockResolvedValue(schema);
    await press('Send');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});
