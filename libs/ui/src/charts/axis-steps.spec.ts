import { axisSteps, everyNth, inLines } from './axis-steps';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [34, [0, 10, 20, 30, 40]],
  [100, [0, 20, 40, 60, 80, 100]],
  [5_682, [0, 2_000, 4_000, 6_000]],
  [1_377, [0, 500, 1_000, 1_500]],
])('an axis up to %d has even steps', (most, steps) => {
  expect(axisSteps(most, 5)).toEqual(steps);
});

test.each([
  [11, 13, 11],
  [12, 4, 4],
  [52, 13, 13],
  [53, 13, 11],
])('of %d labels with room for %d every so many is written', (count, atMost, written) => {
  const labels = Array.from({ length: count }, (_, at) => at).filter((at) => everyNth(count, atMost)('', at));
  expect(labels).toHaveLength(written);
  expect(new Set(labels.slice(1).map((at, before) => at - (labels[before] ?? 0))).size).toBe(1);
});

test.each([
  ['Meridian White Glove', 15, 'Meridian\nWhite Glove'],
  ['1,001 – 1,250', 8, '1,001 –\n1,250'],
  ['1 – 250', 8, '1 – 250'],
  ['Transportgesellschaft', 15, 'Transportgesellschaft'],
])('%s is written in lines of %d letters', (label, fits, text) => {
  expect(inLines(label, fits)).toBe(text);
});
