import { requiredText } from '@overland/contracts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { Form } from '../forms/index';
import { DayField } from './index';

const onSubmit = jest.fn();
const closed = 'Thanksgiving Day is a holiday.';

function renderDay(pickupOn = '') {
  render(
    <Form schema={z.object({ pickupOn: requiredText() })} defaultValues={{ pickupOn }} onSubmit={onSubmit}>
      <DayField
        name="pickupOn"
        label="First pickup day"
        hint="At least two business days ahead."
        min="2026-11-20"
        isBlocked={(day) => (day === '2026-11-26' ? closed : null)}
      />
      <button type="submit">Send</button>
    </Form>,
  );
  return screen.getByRole('textbox', { name: 'First pickup day' });
}

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose first pickup day from a calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'First pickup day' });
  await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
  return within(dialog);
};
const sent = async (): Promise<unknown> => {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return onSubmit.mock.lastCall?.[0];
};

beforeEach(() => jest.clearAllMocks());

describe('a day field', () => {
  it('takes a typed day', async () => {
    const field = renderDay();
    expect(field).toHaveAccessibleDescription('At least two business days ahead.');
    await userEvent.type(field, '11252026');
    expect(field).toHaveValue('11/25/2026');
    expect(await sent()).toEqual({ pickupOn: '2026-11-25' });
  });

  it('takes a pasted day', async () => {
    const field = renderDay();
    await userEvent.click(field);
    await userEvent.paste('11/25/2026');
    expect(await sent()).toEqual({ pickupOn: '2026-11-25' });
  });

  it.each([
    ['11/26/2026', closed],
    ['11/19/2026', 'The first possible day is Nov 20, 2026.'],
    ['2/30/2027', 'There is no Feb 30, 2027.'],
    ['12/72/6', 'Please write the day as 12/9/2026.'],
  ])('says why %s cannot be chosen, and does not send it', async (typed, reason) => {
    const field = renderDay('2026-11-25');
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(reason);
    expect(field).toBeInvalid();
    expect(await sent()).toBeUndefined();
    expect(field).toHaveAccessibleDescription(reason);
    expect(field).toHaveValue(typed);
  });

  it.each(['1/5/2027', '1/5/27', '2027-01-05', 'Jan 5, 2027'])('takes %s as it is written', async (typed) => {
    const field = renderDay();
    await userEvent.type(field, typed);
    expect(field).toHaveValue(typed);
    await userEvent.tab();
    expect(field).toHaveValue('01/05/2027');
    expect(await sent()).toEqual({ pickupOn: '2027-01-05' });
  });

  it('is sent with Enter from within', async () => {
    await userEvent.type(renderDay(), '1/5/27{Enter}');
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ pickupOn: '2027-01-05' });
  });

  it('is not wrong before a day is chosen: while it is empty, only sending asks for one', async () => {
    const field = renderDay();
    await userEvent.click(field);
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field).not.toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field).toBeInvalid();
  });

  it('takes a day that is clicked in the calendar, closes it, and gives the focus back', async () => {
    const field = renderDay('2026-11-25');
    const calendar = await openCalendar();
    await userEvent.click(calendar.getByRole('gridcell', { name: '27' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field).toHaveValue('11/27/2026');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Choose first pickup day from a calendar' })).toHaveFocus(),
    );
    expect(await sent()).toEqual({ pickupOn: '2026-11-27' });
  });

  it('is chosen from the calendar with the keyboard alone', async () => {
    const field = renderDay('2026-11-24');
    await openCalendar();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(field).toHaveValue('11/25/2026');
  });

  it('tells the reason of a blocked day that has the focus, and does not choose it', async () => {
    const field = renderDay('2026-11-25');
    const calendar = await openCalendar();
    await userEvent.keyboard('{ArrowRight}');
    expect(await calendar.findByText(closed)).toBeVisible();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(calendar.getByRole('gridcell', { name: '26' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(field).toHaveValue('11/25/2026');
  });

  it('keeps its day when Escape closes the calendar', async () => {
    const field = renderDay('2026-11-25');
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field).toHaveValue('11/25/2026');
  });
});
