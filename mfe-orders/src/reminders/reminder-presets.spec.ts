import { reminderPresets } from './reminder-presets';

const at = (now: Date) => reminderPresets(now).map((preset) => preset.at);

it('names each by its day and time, or by how soon it is', () => {
  const labels = reminderPresets(new Date(2026, 10, 20, 10)).map(({ label }) => label);
  expect(labels).toEqual(['In 2 hours', 'Today, 3:00 PM', 'Tomorrow, 9:00 AM', 'Monday, 9:00 AM']);
});

it.each([
  [
    'a Friday morning',
    new Date(2026, 10, 20, 10),
    ['2026-11-20T12:00', '2026-11-20T15:00', '2026-11-21T09:00', '2026-11-23T09:00'],
  ],
  [
    'a Friday afternoon',
    new Date(2026, 10, 20, 14),
    ['2026-11-20T16:00', '2026-11-21T09:00', '2026-11-23T09:00'],
  ],
  [
    'a Monday evening',
    new Date(2026, 10, 23, 20),
    ['2026-11-23T22:00', '2026-11-24T09:00', '2026-11-30T09:00'],
  ],
  [
    'a Sunday evening, whose next day is Monday',
    new Date(2026, 10, 22, 20),
    ['2026-11-22T22:00', '2026-11-23T09:00'],
  ],
  [
    'the end of a year',
    new Date(2026, 11, 31, 20),
    ['2026-12-31T22:00', '2027-01-01T09:00', '2027-01-04T09:00'],
  ],
])('offers on %s what is to come', (_, now, expected) => {
  expect(at(now)).toEqual(expected);
});
