import { waitFor } from '@testing-library/react';
import { isNewVersionServed } from '../app/areas';
import { useReleaseReady, watchReleases } from './new-release';

jest.mock('../app/areas', () => ({ isNewVersionServed: jest.fn() }));
const served = jest.mocked(isNewVersionServed);

let stop: () => void;
beforeEach(() => {
  useReleaseReady.setState(false, true);
  stop = watchReleases();
});
afterEach(() => stop());

const comeToTheFront = () => window.dispatchEvent(new Event('focus'));

it('learns of a new version when the window comes to the front, and of its withdrawal', async () => {
  served.mockResolvedValue(true);
  comeToTheFront();
  await waitFor(() => expect(useReleaseReady.getState()).toBe(true));
  served.mockResolvedValue(false);
  comeToTheFront();
  await waitFor(() => expect(useReleaseReady.getState()).toBe(false));
});

it('keeps what it knows while the gateway does not answer', async () => {
  useReleaseReady.setState(true, true);
  served.mockRejectedValue(new Error('offline'));
  comeToTheFront();
  await waitFor(() => expect(served).toHaveBeenCalled());
  expect(useReleaseReady.getState()).toBe(true);
});

it('stops checking once it is stopped', () => {
  served.mockClear();
  stop();
  comeToTheFront();
  expect(served).not.toHaveBeenCalled();
});
