import { readOwner } from './use-owner-filter';

const lee = '0197b1c0-0000-4000-8000-000000000001';

it.each([
  [['mine'], 'mine'],
  [['nobody'], 'nobody'],
  [[lee], lee],
  [['Lee'], null],
  [[], null],
  [undefined, null],
])('reads the owner %j of an address as %j', (owner, expected) => {
  expect(readOwner(owner ? { owner } : {})).toBe(expected);
});
