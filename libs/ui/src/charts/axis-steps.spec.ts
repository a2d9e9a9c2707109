import { axisSteps } from './axis-steps';

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
