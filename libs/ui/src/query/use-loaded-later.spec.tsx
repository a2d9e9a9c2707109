import { act, renderHook, waitFor } from '@testing-library/react';
import { useDrawnLater, useLoadedLater } from './use-loaded-later';

it('loads shortly after the first view, and draws with the need', async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => 'part');
  const { result, rerender } = renderHook(({ need }) => useLoadedLater(load, need), {
    initialProps: { need: false },
  });
  expect(load).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(load).toHaveBeenCalled();
  expect(result.current).toBeNull();
  rerender({ need: true });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(result.current).toBe('part');
  jest.useRealTimers();
});

it('draws what stands on the page shortly after the first view, without a need', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(() => useDrawnLater(async () => 'part', false));
  expect(result.current).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(result.current).toBe('part');
  jest.useRealTimers();
});

it('loads at once when it is needed, and once only', async () => {
  const load = jest.fn(async () => 'part');
  const { result, rerender } = renderHook(({ need }) => useLoadedLater(load, need), {
    initialProps: { need: true },
  });
  await waitFor(() => expect(result.current).toBe('part'));
  rerender({ need: false });
  rerender({ need: true });
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again with the next need where the load failed', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part');
  const { result, rerender } = renderHook(({ need }) => useLoadedLater(load, need), {
    initialProps: { need: 1 },
  });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(result.current).toBeNull();
  rerender({ need: 2 });
  await waitFor(() => expect(result.current).toBe('part'));
});
