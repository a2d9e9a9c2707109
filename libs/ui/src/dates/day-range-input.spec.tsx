import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayRangeInput } from './index';

const empty = { from: '', to: '' };

function Filter({ onRange }: { onRange: (range: typeof empty) => void }) {
  const [range, setRange] = useState(empty);
  const change = (next: typeof empty) => {
    setRange(next);
    onRange(next);
  };
  return (
    <>
      <DayRangeInput {...range} onRange={change} />
      <button type="button" onClick={() => change(empty)}>
        Clear
      </button>
    </>
  );
}

const day = (name: string) => screen.getByRole('textbox', { name });

it('takes either end of a range, and an end that is open', async () => {
  const onRange = jest.fn();
  render(<Filter onRange={onRange} />);
  await userEvent.type(day('From'), '11/02/2026');
  expect(onRange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '' });
  await userEvent.type(day('To'), '11/30/2026');
  expect(onRange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-30' });
  await userEvent.clear(day('From'));
  expect(onRange).toHaveBeenLastCalledWith({ from: '', to: '2026-11-30' });
});

it('takes a day from the calendar', async () => {
  const onRange = jest.fn();
  render(<Filter onRange={onRange} />);
  await userEvent.type(day('From'), '11/02/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Choose to from a calendar' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'To' }));
  await userEvent.click(calendar.getByRole('gridcell', { name: '20' }));
  await waitFor(() => expect(day('To')).toHaveValue('11/20/2026'));
  expect(onRange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-20' });
});

it('refuses an end before the beginning', async () => {
  const onRange = jest.fn();
  render(<Filter onRange={onRange} />);
  await userEvent.type(day('From'), '11/20/2026');
  await userEvent.type(day('To'), '11/02/2026');
  expect(day('To')).toHaveAccessibleDescription('The first possible day is Nov 20, 2026.');
  expect(onRange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '' });
});

it('is empty again when the page clears it', async () => {
  render(<Filter onRange={() => undefined} />);
  await userEvent.type(day('From'), '11/02/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(day('From')).toHaveValue('');
});
