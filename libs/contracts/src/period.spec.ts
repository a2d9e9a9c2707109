import * as z from 'zod/mini';
import { coversAtMost, endsAfterStart } from './period.js';

const Period = z
  .object({ from: z.string(), to: z.string() })
  .check(endsAfterStart, coversAtMost(31, 'Please choose at most 31 days.'));
const refusals = (from: string, to: string) =>
  z.safeParse(Period, { from, to }).error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

test.each([
  ['2026-11-01', '2026-11-01', []],
  ['2026-10-01', '2026-10-31', []],
  ['2026-10-01', '2026-11-01', ['to: Please choose at most 31 days.']],
  ['2026-11-02', '2026-11-01', ['to: Please choose a last day that is not before the first.']],
  // Texts that are no days are refused by their own fields.
  ['2026-11-02', 'soon', []],
  ['9', '2026-11-01', []],
])('the refusals of a period from %s to %s are %j', (from, to, expected) => {
  expect(refusals(from, to)).toEqual(expected);
});
