import { Logger } from '@nestjs/common';
import { Rounds } from './rounds.js';
import { until } from './testing/until.js';

let rounds: Rounds;
const warnings = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
beforeEach(() => void warnings.mockClear());
afterEach(() => rounds.stop());

function startRounds(work: () => Promise<unknown>, first: 'now' | 'later' = 'now'): void {
  rounds = new Rounds({ what: 'counting', everyMs: 5, work });
  rounds.start(first);
}

it('come again and again, also when started twice', async () => {
  let count = 0;
  startRounds(async () => {
    count += 1;
  }, 'later');
  rounds.start();
  expect(count).toBe(0);
  await until('three rounds', () => count >= 3);
});

it('never run beside each other, and the end waits for the one under way', async () => {
  let begun = 0;
  let finish: () => void = () => undefined;
  startRounds(() => {
    begun += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(begun).toBe(1);
  let hasEnded = false;
  const end = rounds.stop().then(() => {
    hasEnded = true;
  });
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  finish();
  await end;
});

it('come again after one that failed, which is warned of', async () => {
  let count = 0;
  startRounds(async () => {
    count += 1;
    if (count === 1) throw new Error('no database');
  });
  await until('the next round', () => count > 1);
  expect(warnings.mock.calls).toEqual([['counting failed, will try again: no database']]);
});

it('do not begin once they were stopped', async () => {
  let count = 0;
  const work = async () => {
    count += 1;
  };
  rounds = new Rounds({ what: 'counting', everyMs: 5, work });
  await rounds.stop();
  rounds.start('now');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(count).toBe(0);
});
