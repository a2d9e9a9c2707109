import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button';
import { Dialog } from './dialog';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Customer"
        actions={<Button onClick={close}>Cancel</Button>}
      >
        <label>
          Name
          <input defaultValue="Marcus Bell" />
        </label>
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Customer' });
}

/** What lies around the dialog, where a click closes it. */
const beside = (dialog: HTMLElement) => dialog.parentElement as HTMLElement;

it('stays open when a selection of text that began inside ends beside it', async () => {
  const dialog = await openDialog();
  fireEvent.mouseDown(screen.getByLabelText('Name'));
  fireEvent.mouseUp(beside(dialog));
  // The browser clicks what both ends of the drag have in common.
  fireEvent.click(beside(dialog));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Marcus Bell');
});

it('closes with a click beside it', async () => {
  await userEvent.click(beside(await openDialog()));
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes with Escape and gives the focus back', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

it('keeps the focus inside', async () => {
  const dialog = await openDialog();
  await waitFor(() =>
    expect(dialog.parentElement?.parentElement).toContainElement(document.activeElement as HTMLElement),
  );
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Edit', hidden: true })).not.toHaveFocus();
  }
});
