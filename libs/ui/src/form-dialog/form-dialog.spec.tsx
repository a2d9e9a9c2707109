import { requiredText } from '@overland/contracts';
import { Link } from '@overland/web';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { TextAreaField } from '../forms/text-fields';
import { openPage } from '../testing/open-page';
import { FormDialog } from './form-dialog';

const schema = z.strictObject({ reason: requiredText(500) });

function open({ keep }: { keep?: { as: string } } = {}) {
  const onClose = jest.fn();
  const { user } = openPage(
    <>
      <Link to="/orders">Orders</Link>
      <FormDialog
        title="Cancel order #10234"
        schema={schema}
        defaultValues={{ reason: '' }}
        onSubmit={onClose}
        onClose={onClose}
        submitLabel="Cancel order"
        busyLabel="Canceling..."
        {...(keep && { keep })}
      >
        <TextAreaField name="reason" label="Reason" />
      </FormDialog>
    </>,
    { session: { role: 'User' } },
  );
  return { user, onClose };
}
const reason = () => screen.getByLabelText('Reason');

it('starts in its first field', () => {
  open();
  expect(reason()).toHaveFocus();
});

it('asks before Escape throws away what was typed, and keeps it', async () => {
  const { user, onClose } = open();
  await user.keyboard('Sold{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  expect(reason()).toHaveValue('Sold');
  await user.click(reason());
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each<[string, { keep?: { as: string } }, string]>([
  ['where nothing was typed', {}, '{Escape}'],
  ['where it was deleted again', {}, 'S{Backspace}{Escape}'],
  ['where it is there again', { keep: { as: 'reason' } }, 'Sold{Escape}'],
])('does not ask %s', async (_where, options, keys) => {
  const { user, onClose } = open(options);
  await user.keyboard(keys);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('asks before Back leaves the page with what was typed', async () => {
  const { user } = open();
  await user.keyboard('Sold');
  await user.click(screen.getByText('Orders'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(reason()).toHaveValue('Sold');
  await user.click(screen.getByText('Orders'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

it('does not ask before the page is left once it was sent', async () => {
  const { user } = open();
  await user.keyboard('Sold');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByText('Orders'));
  expect(await screen.findByText('Another page')).toBeVisible();
});
