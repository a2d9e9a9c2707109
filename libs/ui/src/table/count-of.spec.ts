import { countOf } from './count-of';

it.each([
  [150, 2318, '150 of 2,318'],
  [300, null, '300 of 1,000+'],
  [1200, 1200, '1,200'],
  [0, undefined, undefined],
])('says how many of how many are shown: %j of %j', (shown, total, words) => {
  expect(countOf({ rows: Array.from({ length: shown }), total })).toBe(words);
});
