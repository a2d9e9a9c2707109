import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Button, IconButton, LinkButton, TextButton } from './button';

it('is pressed by pointer and by keyboard', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('does nothing while it is busy, says what goes on, and keeps the focus', async () => {
  const onSubmit = jest.fn();
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.tab();
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Saving...' });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits no form unless it is told to', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
      <TextButton>Switch</TextButton>
      <IconButton label="Remove">x</IconButton>
    </form>,
  );
  for (const name of ['Add', 'Switch', 'Remove']) await userEvent.click(screen.getByRole('button', { name }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is left out by the keyboard while it is disabled', async () => {
  render(<Button disabled>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('leads to a page where it is a link', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<LinkButton to="/quotes">Quotes</LinkButton>} />
        <Route path="/quotes" element="The quotes" />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Quotes' })).toHaveAttribute('href', '/quotes');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('The quotes')).toBeVisible();
});
