import { formatSize } from './format-size';

test.each([
  [1, '1 KB'],
  [2000, '2 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1_500_000, '1.4 MB'],
])('a size of %s bytes is %s', (bytes, expected) => {
  expect(formatSize(bytes)).toBe(expected);
});
