import { useSession } from '@overland/web';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { ConfirmProvider } from '../overlays/confirm';
import { useLeavePrompt } from '../overlays/use-leave-prompt';
import { Frame } from '../testing/open-page';
import { Form } from './form';
import { TextField } from './text-fields';
import { WatchChanges } from './watch-changes';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

function Page() {
  const [isChanged, setChanged] = useState(false);
  useLeavePrompt({ when: isChanged, title: 'Get a quote', text: 'Your entries have not been saved.' });
  return (
    <>
      <Form schema={z.object({ name: z.string() })} defaultValues={{ name: '' }} onSubmit={() => undefined}>
        <WatchChanges onChange={setChanged} />
        <TextField name="name" label="Name" />
      </Form>
      <Link to="/orders">Orders</Link>
    </>
  );
}

/** As a browser does it: one event after the other, and React gets no turn of its own in between. */
function typeAndClick(text: string): void {
  const field = screen.getByLabelText('Name');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByRole('link').click();
}

async function openForm(): Promise<void> {
  // Nothing is asked of whoever is signed out.
  useSession.setState({ token: 'a-token' });
  const page = (
    <ConfirmProvider>
      <Page />
    </ConfirmProvider>
  );
  const pages = [
    { path: '/', element: page },
    { path: '/orders', element: 'The orders' },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children: pages }]);
  render(<RouterProvider router={router} />);
  await screen.findByLabelText('Name');
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}
afterEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

it('the question before leaving is there for a click that follows the typing at once', async () => {
  await openForm();
  typeAndClick('Half A Form');
  expect(await screen.findByRole('dialog', { name: 'Get a quote' })).toBeVisible();
  expect(screen.queryByText('The orders')).toBeNull();
});
