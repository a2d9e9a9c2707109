import { useSession } from '@overland/web';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { Frame } from '../testing/open-page';
import { ConfirmProvider } from './confirm';
import { useLeavePrompt } from './use-leave-prompt';

type Save = () => Promise<boolean>;

function Page({ when, save }: { when: boolean; save?: Save | undefined }) {
  const release = useLeavePrompt({
    when,
    ...(save && { save: { label: 'Save Quote', run: save } }),
    title: 'Quote #10234',
    text: 'Your changes have not been saved.',
  });
  return (
    <>
      <Link to="/quotes">Quotes</Link>
      <Link to="/book" onClick={release}>
        Book
      </Link>
    </>
  );
}

// Nothing is asked of whoever is signed out.
beforeEach(() => useSession.setState({ token: 'a-token' }));

function open(when: boolean, save?: Save) {
  const pages = [
    {
      path: '/',
      element: (
        <ConfirmProvider>
          <Page when={when} save={save} />
        </ConfirmProvider>
      ),
    },
    { path: '/quotes', element: 'The quotes' },
    { path: '/book', element: 'The booking' },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children: pages }]);
  render(<RouterProvider router={router} />);
}

async function leave(when: boolean, save?: Save) {
  open(when, save);
  await userEvent.click(screen.getByRole('link', { name: 'Quotes' }));
}

it('asks before typed things are lost, and stays where the answer is no', async () => {
  await leave(true);
  expect(await screen.findByRole('dialog', { name: 'Quote #10234' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('The quotes')).toBeNull();
});

it('has the focus on Stay, the filled button', async () => {
  await leave(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('The quotes')).toBeNull();
});

it('saves first where the page can, and leaves then', async () => {
  const save = jest.fn(async () => true);
  await leave(true, save);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save Quote' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('The quotes')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

it('stays where it could not be saved', async () => {
  await leave(true, async () => false);
  await userEvent.click(await screen.findByRole('button', { name: 'Save Quote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('The quotes')).toBeNull();
});

it('leaves where the answer is yes', async () => {
  await leave(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The quotes')).toBeVisible();
});

it('does not ask where there is nothing to lose', async () => {
  await leave(false);
  expect(await screen.findByText('The quotes')).toBeVisible();
});

it('does not ask on the way that was chosen on purpose', async () => {
  open(true);
  await userEvent.click(screen.getByRole('link', { name: 'Book' }));
  expect(await screen.findByText('The booking')).toBeVisible();
});

it('still asks after a link on purpose was opened in another tab', async () => {
  open(true);
  // jsdom has no tabs, and would say so.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Book' }));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'Quotes' }));
  expect(await screen.findByRole('dialog', { name: 'Quote #10234' })).toBeVisible();
});
