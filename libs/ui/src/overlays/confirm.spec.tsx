import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button';
import { ConfirmProvider, useConfirm } from './confirm';

const answered = jest.fn();
beforeEach(() => answered.mockClear());

function Remove({ isDestructive }: { isDestructive: boolean }) {
  const confirm = useConfirm();
  const question = {
    title: 'Quote #10234',
    text: 'Are you sure you want to remove this quote?',
    confirmLabel: 'Remove Quote',
    isDestructive,
  };
  return <Button onClick={() => void confirm(question).then(answered)}>Discard</Button>;
}

async function ask(isDestructive = false) {
  render(
    <ConfirmProvider>
      <Remove isDestructive={isDestructive} />
    </ConfirmProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  return screen.findByRole('dialog', { name: 'Quote #10234' });
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('answers yes with Enter, as the focus is on the verb', async () => {
  await ask();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Quote' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(answered).toHaveBeenCalledWith(true);
  await isClosed();
});

it('has the focus on Cancel where a thing is destroyed', async () => {
  await ask(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(answered).toHaveBeenCalledWith(false);
});

it('takes Escape as a no', async () => {
  await ask();
  await userEvent.keyboard('{Escape}');
  expect(answered).toHaveBeenCalledWith(false);
  await isClosed();
  expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus();
});

it('answers by pointer', async () => {
  await ask(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Quote' }));
  expect(answered).toHaveBeenCalledWith(true);
});
