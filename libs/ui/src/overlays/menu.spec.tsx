import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import { LateMenu } from './late-menu';
import { Menu } from './menu';

const copy = jest.fn();
const remove = jest.fn();
beforeEach(() => jest.clearAllMocks());

const show = () =>
  render(
    <>
      <Menu
        label="More"
        entries={[
          { label: 'Copy', onPick: copy },
          { label: 'Share', onPick: () => undefined, disabled: true },
          { label: 'Remove', onPick: remove },
        ]}
      />
      <p>Beside it</p>
    </>,
  );
const button = () => screen.getByRole('button', { name: 'More', hidden: true });
const entry = (name: string) => screen.getByRole('menuitem', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

it('opens by keyboard on its first entry; the arrow keys go round, past what is disabled', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(
    within(screen.getByRole('region', { name: 'More' })).getByRole('menu', { name: 'More' }),
  ).toBeVisible();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(entry('Copy')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(entry('Remove')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(entry('Copy')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  await isClosed();
  expect(button()).toHaveFocus();
});

it('closes with Escape and gives the focus back', async () => {
  show();
  await userEvent.click(button());
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(button()).toHaveFocus();
  expect(copy).not.toHaveBeenCalled();
});

it('takes a click on an entry, and closes with one beside it', async () => {
  show();
  await userEvent.click(button());
  await userEvent.click(entry('Copy'));
  expect(copy).toHaveBeenCalledTimes(1);
  await isClosed();
  await userEvent.click(button());
  await userEvent.click(document.querySelector('.MuiBackdrop-root') as HTMLElement);
  await isClosed();
  expect(copy).toHaveBeenCalledTimes(1);
});

function WithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu label="More" entries={[{ label: 'Rename', onPick: () => setOpen(true) }]} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Rename">
        New name
      </Dialog>
    </>
  );
}

it('has the focus again after the dialog that an entry opened', async () => {
  render(<WithDialog />);
  await userEvent.click(button());
  await userEvent.click(entry('Rename'));
  expect(await screen.findByRole('dialog', { name: 'Rename' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button()).toHaveFocus();
});

it('can be loaded after its button', async () => {
  const onPick = jest.fn();
  render(<LateMenu label="Export" entries={[{ label: 'CSV', onPick }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect(onPick).toHaveBeenCalled();
});
