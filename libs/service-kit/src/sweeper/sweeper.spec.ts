import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { listenToUse, noteUse } from '../database/use.js';
import { Rest } from './rest.js';
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

it('warns of a database that did not take a connection only when that happens again', async () => {
  startSweeper(async () => {
    throw new Error('timeout exceeded when trying to connect');
  });
  await pass(5);
  expect(warnings).not.toHaveBeenCalled();
  await jest.advanceTimersToNextTimerAsync();
  expect(warnings).toHaveBeenCalledTimes(1);
});

it('says how much longer ago than its pause a run last succeeded', async () => {
  let isBroken = false;
  startSweeper(
    async () => {
      if (isBroken) throw new Error('no database');
    },
    'now',
    1000,
  );
  await pass(1500);
  expect(sweeper.lateMs).toBe(0);
  isBroken = true;
  await pass(60_000);
  expect(sweeper.lateMs).toBeGreaterThan(59_000);
  isBroken = false;
  await pass(10_000);
  expect(sweeper.lateMs).toBe(0);
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

describe('a sweep that found nothing to do, where all that writes lives in its process,', () => {
  let count = 0;
  let database: DataSource;
  const find = async (): Promise<unknown> => {
    count += 1;
    return new Rest(1000);
  };

  function startResting(work = find): void {
    count = 0;
    sweeper = new Sweeper({ what: 'counting', everyMs: 100, work, database });
    sweeper.start('now');
  }

  beforeEach(() => {
    database = {} as DataSource;
    listenToUse(database);
  });

  it('rests until the time it named', async () => {
    startResting();
    await pass(900);
    expect(count).toBe(1);
    await pass(200);
    expect(count).toBe(2);
  });

  it('runs again once the service is used, and keeps its usual pause however often that happens', async () => {
    startResting();
    await pass(500);
    noteUse(database);
    await pass(1);
    expect(count).toBe(2);
    for (let use = 0; use < 50; use += 1) {
      noteUse(database);
      await pass(2);
    }
    expect(count).toBe(3);
  });

  it('does not rest after a run during which the service was used', async () => {
    startResting(() => {
      noteUse(database);
      return find();
    });
    await pass(250);
    expect(count).toBe(3);
  });

  it('does not rest where other processes write too', async () => {
    database = {} as DataSource;
    startResting();
    await pass(250);
    expect(count).toBe(3);
  });
});
