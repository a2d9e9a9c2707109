import { act, render, screen } from '@testing-library/react';
import { OfflineNote } from './offline-note';

const answers = jest.fn<Promise<Response>, []>();
beforeEach(() => Object.assign(globalThis, { fetch: answers }));

function network(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('says that the network is gone, until the server answers again', async () => {
  render(<OfflineNote />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  network(false);
  expect(await screen.findByRole('status')).toHaveTextContent('You are offline.');
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  network(true);
  await act(async () => undefined);
  expect(screen.getByRole('status')).toBeVisible();
  answers.mockResolvedValueOnce({ ok: true } as Response);
  network(true);
  await act(async () => undefined);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
