import { dayMs, daySeconds, hourMs, hourSeconds, minuteMs } from './time-units.js';

it('a day is 24 hours of 60 minutes, in milliseconds as in seconds', () => {
  expect([minuteMs, hourMs, dayMs]).toEqual([60_000, 3_600_000, 86_400_000]);
  expect([hourSeconds, daySeconds]).toEqual([3600, 86_400]);
});
