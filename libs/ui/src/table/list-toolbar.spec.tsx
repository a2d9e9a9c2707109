import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListState } from './list-state';
import { ListToolbar } from './list-toolbar';

const Address = () => <output>{useLocation().search}</output>;

function Toolbar() {
  const state = useListState({ sort: { key: 'createdAt', order: -1 } });
  return (
    <ListToolbar
      state={state}
      searchHint="Search number or customer"
      filters={[
        {
          key: 'status',
          label: 'Status',
          options: [
            { value: 'Saved', label: 'Saved' },
            { value: 'Booked', label: 'Booked' },
          ],
        },
        { key: 'created', label: 'Created', kind: 'days' },
      ]}
    />
  );
}

const opened = jest.fn();

const show = () =>
  render(
    <MemoryRouter>
      <Toolbar />
      <Address />
      <p>Beside it</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a row of a list, which a click opens */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div onClick={opened}>A row</div>
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;
const status = () => screen.getByRole('button', { name: /^Status/ });
const panel = () => screen.findByRole('group', { name: 'Status' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('group', { name: 'Status' })).toBeNull());

describe('the search', () => {
  it('is put into the address at once with Enter, and taken out with Escape', async () => {
    show();
    const search = screen.getByRole('searchbox', { name: 'Search number or customer' });
    await userEvent.type(search, ' bell {Enter}');
    expect(address()).toBe('?q=bell');
    await userEvent.type(search, '{Escape}');
    expect(search).toHaveValue('');
    expect(address()).toBe('');
  });

  it('is put into the address after a pause in the typing', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'bell');
    await waitFor(() => expect(address()).toBe('?q=bell'));
  });
});

describe('a filter', () => {
  it('is opened, chosen and closed by keyboard', async () => {
    show();
    act(() => status().focus());
    await userEvent.keyboard('{Enter}');
    const choices = await panel();
    expect(status()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(within(choices).getByRole('checkbox', { name: 'Saved' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(within(choices).getByRole('checkbox', { name: 'Saved' })).toBeChecked();
    expect(status()).toHaveAccessibleName('Status: Saved');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(status()).toHaveFocus();
    expect(address()).toBe('?status=Saved');
  });

  it('takes several values by pointer and is cleared by one button', async () => {
    show();
    await userEvent.click(status());
    await panel();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Saved' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Booked' }));
    expect(status()).toHaveAccessibleName('Status: Saved, Booked');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Status' }));
    expect(address()).toBe('');
    expect(status()).toHaveAccessibleName('Status');
  });

  it('closes with a click beside it, and with its own button', async () => {
    show();
    await userEvent.click(status());
    await panel();
    await userEvent.click(screen.getByText('Beside it'));
    await isClosed();
    await userEvent.click(status());
    await panel();
    await userEvent.click(status());
    await isClosed();
  });

  it('closes with a click on a row without opening it; the next click opens it', async () => {
    show();
    await userEvent.click(status());
    await panel();
    await userEvent.click(screen.getByText('A row'));
    await isClosed();
    expect(opened).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('A row'));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('closes when the focus goes elsewhere', async () => {
    show();
    await userEvent.click(status());
    await panel();
    act(() => screen.getByRole('searchbox').focus());
    await isClosed();
  });

  it('of days asks for the two ends of a range', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Created' }));
    const days = await screen.findByRole('group', { name: 'Created' });
    expect(await within(days).findByText('From')).toBeVisible();
    expect(within(days).getByText('To')).toBeVisible();
  });

  it('of days offers those that move with today, and keeps their name in the address', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Created' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'This week' }));
    expect(screen.getByRole('button', { name: 'Created: This week' })).toBeVisible();
    expect(address()).toBe('?created=thisWeek');
  });
});
