import { setTimeout as pause } from 'node:timers/promises';
import { within } from './within.js';

it('passes on the result or the error of the work', async () => {
  await expect(within(1000, async () => 'done')).resolves.toBe('done');
  await expect(within(1000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('aborts late work without waiting for it to react', async () => {
  let signal: AbortSignal | undefined;
  const deaf = (given: AbortSignal) => {
    signal = given;
    return new Promise<never>(() => undefined);
  };
  await expect(within(5, deaf)).rejects.toThrow('It took longer than 5 ms.');
  expect(signal?.aborted).toBe(true);
});

it('fails with the given error', async () => {
  const late = () => Object.assign(new Error('late'), { code: 'ETIMEDOUT' });
  await expect(within(5, () => pause(60_000, null, { ref: false }), late)).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  });
});

it('does not abort work that was in time', async () => {
  jest.useFakeTimers();
  let signal: AbortSignal | undefined;
  await within(5, async (given) => {
    signal = given;
  });
  await jest.advanceTimersByTimeAsync(10);
  jest.useRealTimers();
  expect(signal?.aborted).toBe(false);
});
