import { pauseMs } from './pause-ms.js';

const pauses = { firstMs: 250, longestMs: 10_000 };

it.each([
  [1, 250],
  [2, 500],
  [6, 8000],
  [7, 10_000],
  [5000, 10_000],
])('after %i failures in a row, waits %i ms, or as little as half of that', (failures, longest) => {
  expect(pauseMs(failures, pauses, 0)).toBe(longest);
  expect(pauseMs(failures, pauses, 1)).toBe(longest / 2);
});
