import { settings } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen, within } from '@testing-library/react';
import { aDocument } from './a-document';
import type { SectionId } from './sections';
import { SettingsForm } from './settings-form';

const message = 'White glove costs less than enclosed transport for moves of up to 250 miles.';

function openForm(section: SectionId) {
  const server = new FakeServer().answer(settings.warnings, {
    body: { warnings: [{ code: 'whiteGloveBelowEnclosed', message }] },
  });
  const loaded = { ...aDocument(), version: 1, warnings: [] };
  const form = (
    <SettingsForm loaded={loaded} section={section} onShow={() => undefined} onChanged={() => undefined} />
  );
  return openPage(form, { server });
}
const percentOf = (level: string) =>
  within(screen.getByRole('group', { name: `Pickup within ${level}` })).getByLabelText('Price change');

it('flags a slower level that costs more than a faster one while the faster one is typed', async () => {
  const { user } = openForm('levels');
  const fastest = percentOf('1 business day');
  await user.clear(fastest);
  await user.type(fastest, '-7');
  expect(
    await screen.findByText('A slower pickup cannot cost more than a faster one: at most −7%.'),
  ).toBeVisible();
  expect(fastest).toHaveFocus();
  expect(percentOf('3 business days')).toBeInvalid();
});

it('shows warnings beside the form, so that nothing in it moves', async () => {
  const { user } = openForm('sheet');
  const enclosed = screen.getByLabelText('Enclosed transport');
  await user.clear(enclosed);
  await user.type(enclosed, '5000');
  const warning = await screen.findByText(message);
  const fields = screen.getByRole('region', { name: 'Prices by distance' }).parentElement;
  expect(fields).not.toContainElement(warning);
});
