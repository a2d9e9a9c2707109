import { type ImportReply, maxImportLength, settings } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { screen } from '@testing-library/react';
import { ImportDialog } from './import-dialog';

const changes: ImportReply = {
  added: 2,
  changed: 0,
  removed: 0,
  unchanged: 5,
  errors: [],
  errorCount: 0,
  examples: ['Kia Rio added'],
};
const aFile = (text: string) => new File([text], 'makes.csv', { type: 'text/csv' });

function open(server: FakeServer) {
  const onClose = jest.fn();
  return { onClose, ...openPage(<ImportDialog onClose={onClose} />, { server }) };
}

it('checks a chosen file, and imports just what the check counted', async () => {
  const { user, server, onClose } = open(new FakeServer().answer(settings.importMakes, { body: changes }));
  await user.upload(screen.getByLabelText('CSV file'), aFile('Kia,Rio,sedan'));
  await user.click(await screen.findByRole('button', { name: 'Import 2 changes' }));

  expect(
    await screen.findByText(
      /have been imported: 2 added, none with another class, none removed, 5 unchanged/,
    ),
  ).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(server.callsOf(settings.importMakes).map(({ body }) => body)).toEqual([
    { csv: 'Kia,Rio,sedan', mode: 'add', isPreview: true },
    {
      csv: 'Kia,Rio,sedan',
      mode: 'add',
      isPreview: false,
      expected: { added: 2, changed: 0, removed: 0 },
    },
  ]);
});

it('checks the file again when it is to be the whole list', async () => {
  const server = new FakeServer().answer(settings.importMakes, ({ body }) => ({
    body: (body as { mode: string }).mode === 'replace' ? { ...changes, removed: 5, unchanged: 0 } : changes,
  }));
  const { user } = open(server);
  await user.upload(screen.getByLabelText('CSV file'), aFile('Kia,Rio,sedan'));
  await screen.findByRole('button', { name: 'Import 2 changes' });
  await user.click(screen.getByLabelText('are removed: the file is the whole list'));
  expect(await screen.findByRole('button', { name: 'Import 7 changes' })).toBeEnabled();
});

it('sends no file that is too long', async () => {
  const { user, server } = open(new FakeServer());
  await user.upload(screen.getByLabelText('CSV file'), aFile('x'.repeat(maxImportLength + 1)));
  expect(await screen.findByText('Please choose a file of at most 200 KB.')).toBeVisible();
  expect(server.callsOf(settings.importMakes)).toEqual([]);
});

it('says why an import was refused, and keeps the dialog open', async () => {
  const refused = { code: 'conflict', message: 'The list has changed since the file was checked.' };
  const server = new FakeServer().answer(settings.importMakes, ({ body }) =>
    (body as { isPreview: boolean }).isPreview ? { body: changes } : { status: 409, body: refused },
  );
  const { user, onClose } = open(server);
  await user.upload(screen.getByLabelText('CSV file'), aFile('Kia,Rio,sedan'));
  await user.click(await screen.findByRole('button', { name: 'Import 2 changes' }));
  expect(await screen.findByText(refused.message)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
