import { messages } from '@overland/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { CheckboxField, ChoiceField, Form, InfoTip, YesNoField } from './index';

const onSubmit = jest.fn();
const onPick = jest.fn();

function renderChoices() {
  render(
    <Form
      schema={z.object({
        level: z.number(),
        operable: z.boolean(messages.operableRequired),
        mobile: z.boolean(),
      })}
      defaultValues={{ level: 1, mobile: false }}
      onSubmit={onSubmit}
    >
      <ChoiceField
        name="level"
        label="Level"
        onPick={onPick}
        options={[
          { value: 1, label: '1 day' },
          { value: 3, label: '3 days' },
          { value: 5, label: '5 days' },
        ]}
      />
      <YesNoField name="operable" label="Operable" hint="It drives." />
      <CheckboxField name="mobile" label="This is a mobile phone" />
      <button type="submit">Send</button>
    </Form>,
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const radio = (name: string) => screen.getByRole('radio', { name });

beforeEach(() => jest.clearAllMocks());

describe('a choice', () => {
  it('is made with the pointer, and keeps the type of its values', async () => {
    renderChoices();
    expect(radio('1 day')).toBeChecked();
    await userEvent.click(screen.getByText('5 days'));
    await userEvent.click(screen.getByText('No'));
    await userEvent.click(screen.getByText('This is a mobile phone'));
    await send();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ level: 5, operable: false, mobile: true });
    expect(onPick).toHaveBeenCalledWith(5);
  });

  it('is made with the keyboard', async () => {
    renderChoices();
    await userEvent.tab();
    expect(radio('1 day')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('3 days')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(radio('Yes')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'This is a mobile phone' })).toBeChecked();
  });

  it('is named as a group, and says what is wrong until it is made', async () => {
    renderChoices();
    const group = screen.getByRole('radiogroup', { name: 'Operable' });
    expect(group).toHaveAccessibleDescription('It drives.');
    await send();
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription(messages.operableRequired);
    await waitFor(() => expect(radio('Yes')).toHaveFocus());
    await userEvent.click(radio('Yes'));
    await waitFor(() => expect(group).toBeValid());
  });
});

it('is the next stop of Tab after the field before, with its note behind it', async () => {
  render(
    <Form schema={z.object({ operable: z.boolean() })} defaultValues={{}} onSubmit={onSubmit}>
      <YesNoField name="operable" label="Operable" aside={<InfoTip about="operable">It drives.</InfoTip>} />
    </Form>,
  );
  await userEvent.tab();
  expect(radio('Yes')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'About operable' })).toHaveFocus();
});
