import { setImmediate as nextTick } from 'node:timers/promises';
import { PictureTurns, type TurnOwner } from './picture-turns.js';

/** Work that ends when it is told to. */
function startWork(turns: PictureTurns) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (name: string, owner: TurnOwner) =>
    turns.run(owner, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await nextTick();
  };
  return { begun, ask, end };
}

const ann = { portalId: 'lone-star', userId: 'ann' };
const bob = { portalId: 'lone-star', userId: 'bob' };
const eve = { portalId: 'meridian', userId: 'eve' };
const guy = { portalId: 'northgate', userId: 'guy' };

it('a portal does not wait behind the six of another', async () => {
  const { begun, ask } = startWork(new PictureTurns(2));
  for (const number of [1, 2, 3, 4, 5, 6]) void ask(`ann ${number}`, ann);
  void ask('eve', eve);
  await nextTick();
  expect(begun).toEqual(['ann 1', 'eve']);
});

it('people of one portal take turns', async () => {
  const { begun, ask, end } = startWork(new PictureTurns(2));
  for (const number of [1, 2, 3]) void ask(`ann ${number}`, ann);
  void ask('bob', bob);
  await nextTick();
  expect(begun).toEqual(['ann 1']);
  await end('ann 1');
  expect(begun).toEqual(['ann 1', 'bob']);
  await end('bob');
  expect(begun).toEqual(['ann 1', 'bob', 'ann 2']);
});

it('portals take turns where more want one than there are', async () => {
  const { begun, ask, end } = startWork(new PictureTurns(1));
  for (const number of [1, 2]) void ask(`ann ${number}`, ann);
  for (const number of [1, 2]) void ask(`eve ${number}`, eve);
  void ask('guy', guy);
  for (const name of ['ann 1', 'eve 1', 'guy', 'ann 2', 'eve 2']) {
    await nextTick();
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
});

it('goes on after a failure', async () => {
  const { begun, ask, end } = startWork(new PictureTurns(1));
  const [first, second] = [ask('first', ann), ask('second', ann)];
  await nextTick();
  const failed = expect(first).rejects.toThrow('no');
  await end('first', new Error('no'));
  await failed;
  expect(begun).toEqual(['first', 'second']);
  await end('second');
  await expect(second).resolves.toBe('second');
});
