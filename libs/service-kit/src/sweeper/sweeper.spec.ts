import { Logger } from '@nestjs/common';
import { Sweeper } from './sweeper.js';

let sweeper: Sweeper;
const warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  jest.useFakeTimers();
  warnings.mockClear();
});
afterEach(async () => {
  await sweeper.stop();
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function startSweeper(work: () => Promise<unknown>, first: 'now' | 'later' = 'now', everyMs = 5): void {
  sweeper = new Sweeper({ what: 'counting', everyMs, work });
  sweeper.start(first);
}

it('repeats its work, also when it is started twice', async () => {
  let count = 0;
  startSweeper(async () => {
    count += 1;
  }, 'later');
  sweeper.start();
  expect(count).toBe(0);
  await pass(15);
  expect(count).toBe(3);
});

it('never runs twice at a time, and its end waits for the run under way', async () => {
  let begun = 0;
  let finish: () => void = () => undefined;
  startSweeper(() => {
    begun += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await pass(30);
  expect(begun).toBe(1);
  let hasEnded = false;
  const end = sweeper.stop().then(() => {
    hasEnded = true;
  });
  await pass(0);
  expect(hasEnded).toBe(false);
  finish();
  await end;
});

it('runs again after a run that failed, which it warns of', async () => {
  let count = 0;
  startSweeper(async () => {
    count += 1;
    if (count === 1) throw new Error('no database');
  });
  await pass(4);
  expect(count).toBe(1);
  // The pause after a failure is 5 to 10 ms, by chance.
  await jest.advanceTimersToNextTimerAsync();
  expect(count).toBe(2);
  expect(warnings.mock.calls).toEqual([['counting failed, will try again: no database']]);
});

it('runs at once when it is woken, and once more when that happens during a run', async () => {
  let count = 0;
  let finish: () => void = () => undefined;
  startSweeper(
    () => {
      count += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
    'later',
    60_000,
  );
  sweeper.wake();
  expect(count).toBe(1);
  sweeper.wake();
  sweeper.wake();
  finish();
  await pass(0);
  expect(count).toBe(2);
  finish();
  await pass(20);
  expect(count).toBe(2);
});

it('does not run once it was stopped', async () => {
  let count = 0;
  const work = async () => {
    count += 1;
  };
  sweeper = new Sweeper({ what: 'counting', everyMs: 5, work });
  await sweeper.stop();
  sweeper.start('now');
  sweeper.wake();
  await pass(20);
  expect(count).toBe(0);
});
