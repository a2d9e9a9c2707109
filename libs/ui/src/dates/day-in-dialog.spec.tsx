import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SelectInput } from '../forms/index';
import { Dialog } from '../overlays/index';
import { DayInput } from './index';

const onClose = jest.fn();
const types = ['Sedan', 'Van'].map((value) => ({ value, label: value }));

function Holiday() {
  const [day, setDay] = useState('2026-11-25');
  const [type, setType] = useState('Sedan');
  return (
    <Dialog open onClose={onClose} title="Add holidays">
      <DayInput label="First day" day={day} onDay={setDay} />
      <SelectInput label="Type" value={type} options={types} onChange={setType} />
    </Dialog>
  );
}

const dialog = () => screen.getByRole('dialog', { name: 'Add holidays', hidden: true });

beforeEach(() => jest.clearAllMocks());

describe('in a dialog', () => {
  it('a day is chosen from its calendar', async () => {
    render(<Holiday />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose first day from a calendar' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'First day' }));
    await userEvent.click(calendar.getByRole('gridcell', { name: '27' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First day' })).toHaveValue('11/27/2026'));
  });

  it('Escape closes the calendar, then the dialog', async () => {
    render(<Holiday />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose first day from a calendar' }));
    await screen.findByRole('dialog', { name: 'First day' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'gridcell'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'First day' })).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog()).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });

  it('a list is chosen from, and Escape closes it alone', async () => {
    render(<Holiday />);
    const field = screen.getByRole('combobox', { name: 'Type' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Van' }));
    expect(field).toHaveTextContent('Van');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(field);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
  });
});
