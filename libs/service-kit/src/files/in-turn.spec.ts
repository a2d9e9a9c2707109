import { InTurn } from './in-turn.js';

it('runs one at a time, and goes on after a failure', async () => {
  const turns = new InTurn();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    if (name === 'a') throw new Error('no');
    return name;
  };
  const [a, b] = await Promise.allSettled([turns.run(work('a')), turns.run(work('b'))]);
  expect([a?.status, b?.status]).toEqual(['rejected', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
