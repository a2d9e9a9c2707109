import { type OrderExport, orderExports } from '@overland/contracts';
import { FakeServer, openPage } from '@overland/ui/testing';
import { useFollowedExport, useNotices } from '@overland/web';
import { screen, waitFor } from '@testing-library/react';
import { ExportNotice } from './export-notice';

const session = { role: 'User', userId: 'u', portalId: 'p' } as const;
const anExport = (changes: Partial<OrderExport> = {}): OrderExport => ({
  _id: 'e1',
  format: 'csv',
  state: 'running',
  rowsDone: 30_000,
  rowsTotal: 120_000,
  error: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  url: null,
  ...changes,
});

beforeEach(() => {
  useNotices.setState({ notices: [] });
  useFollowedExport.getState().follow('e1');
});

function open(...found: OrderExport[]) {
  const server = new FakeServer().answer(orderExports.list, { body: found });
  return openPage(<ExportNotice exportId="e1" />, { server, session });
}

it('shows how far an export is, and is replaced by its download', async () => {
  const opened: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href);
  });
  const { user, server } = open(anExport());
  expect(await screen.findByRole('progressbar', { name: 'Exporting orders…' })).toHaveValue(0.25);
  const url = 'https://files.example/orders.csv';
  server.answer(orderExports.list, { body: [anExport({ state: 'done', rowsDone: 120_000, url })] });
  expect(
    await screen.findByText('Your export of 120,000 orders is ready.', {}, { timeout: 4000 }),
  ).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(opened).toEqual([url]));
  expect(useFollowedExport.getState().exportId).toBeNull();
});

it('cancels it', async () => {
  const { user, server } = open(anExport());
  server.answer(orderExports.remove, () => {
    server.answer(orderExports.list, { body: [anExport({ _id: 'older', state: 'done' })] });
    return { body: { exportId: 'e1' } };
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(useFollowedExport.getState().exportId).toBeNull());
  expect(server.callsOf(orderExports.remove)[0]?.path).toBe('/orders/export/e1');
  expect(screen.queryByText(/export/i)).not.toBeInTheDocument();
});

it('says why it failed', async () => {
  open(anExport({ state: 'failed', error: 'There is no space left for files.' }));
  expect(await screen.findByText('There is no space left for files.')).toBeVisible();
  expect(useFollowedExport.getState().exportId).toBeNull();
});
