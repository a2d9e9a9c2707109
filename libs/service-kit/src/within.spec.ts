import { setTimeout as pause } from 'node:timers/promises';
import { within } from './within.js';

it('hands over what the work answers or throws', async () => {
  await expect(within(1000, async () => 'done')).resolves.toBe('done');
  await expect(within(1000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('tells late work so, and does not wait until it listens', async () => {
  let signal: AbortSignal | undefined;
  const deaf = (given: AbortSignal) => {
    signal = given;
    return new Promise<never>(() => undefined);
  };
  await expect(within(5, deaf)).rejects.toThrow('It took longer than 5 ms.');
  expect(signal?.aborted).toBe(true);
});

it('fails as it was told to', async () => {
  const late = () => Object.assign(new Error('late'), { code: 'ETIMEDOUT' });
  await expect(within(5, () => pause(60_000, null, { ref: false }), late)).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  });
});

it('leaves work alone that was in time', async () => {
  let signal: AbortSignal | undefined;
  await within(5, async (given) => {
    signal = given;
  });
  await pause(10);
  expect(signal?.aborted).toBe(false);
});
