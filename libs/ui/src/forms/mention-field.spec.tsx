import { requiredText } from '@overland/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form, MentionField } from './index';

const people = ['Ann Lee', 'Bo Ray', 'Rayna Cole'].map((name) => ({ name, _id: name }));
const onMention = jest.fn();

function renderNote(): HTMLElement {
  render(
    <Form schema={z.object({ note: requiredText() })} defaultValues={{ note: '' }} onSubmit={jest.fn()}>
      <MentionField name="note" label="Note" people={people} onMention={onMention} />
    </Form>,
  );
  return screen.getByRole('textbox', { name: 'Note' });
}
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => jest.clearAllMocks());

describe('a text that mentions people', () => {
  it('suggests them after @, and takes the one that is gone to', async () => {
    const field = renderNote();
    await userEvent.type(field, 'Hi @ra');
    expect(shown()).toEqual(['Bo Ray', 'Rayna Cole']);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'Rayna Cole' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}call');
    expect(field).toHaveValue('Hi @Rayna Cole call');
    expect(onMention).toHaveBeenCalledWith(people[2]);
    expect(shown()).toEqual([]);
  });

  it('leaves the keys to the text where nobody is suggested', async () => {
    const field = renderNote();
    await userEvent.type(field, 'one{Enter}two');
    expect(field).toHaveValue('one\ntwo');
  });

  it('takes by a click, and closes by Escape', async () => {
    const field = renderNote();
    await userEvent.type(field, '@');
    await userEvent.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    await userEvent.type(field, 'b');
    await userEvent.click(screen.getByRole('option', { name: 'Bo Ray' }));
    expect(field).toHaveValue('@Bo Ray ');
    expect(field).toHaveFocus();
  });
});
