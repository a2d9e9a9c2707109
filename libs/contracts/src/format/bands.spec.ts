import { mileageBands } from '../constants.js';
import { bandLabel, bandMiles } from './bands.js';

test.each([
  [0, '1–250 mi', '1 – 250'],
  [1, '251–500 mi', '251 – 500'],
  [mileageBands.length, 'Over 3,500 mi', 'Over 3,500'],
])('the band at %s reads %s, and in a column of miles %s', (at, label, miles) => {
  expect([bandLabel(at), bandMiles(at)]).toEqual([label, miles]);
});
