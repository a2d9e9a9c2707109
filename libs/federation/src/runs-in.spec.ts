import { runsIn } from './runs-in.js';

it.each([
  ['of the same version', '1.2.0', '1.2.0'],
  ['of the same version, whatever their builds', '1.2.0+7', '1.2.0'],
  ['that is newer', '1.2.0', '1.2.1'],
  ['that is newer, by number and not by letter', '1.9.0+2', '1.10.0'],
])('an area runs in a shell %s', (_, area, shell) => {
  expect(runsIn(area, shell)).toBe(true);
});

it.each([
  ['that is older', '1.2.1', '1.2.0'],
  ['that is older, by number and not by letter', '1.10.0+1', '1.9.0'],
  ['of an older major version', '2.0.0', '1.9.9'],
  ['of a newer major version', '1.9.9', '2.0.0'],
])('an area does not run in a shell %s', (_, area, shell) => {
  expect(runsIn(area, shell)).toBe(false);
});
