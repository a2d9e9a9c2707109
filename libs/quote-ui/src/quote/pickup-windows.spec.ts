import { pickupWindows } from './pickup-windows';

it('counts a level in business days from the first pickup day, over weekends and holidays', () => {
  const windows = pickupWindows({
    firstPickupDay: '2026-11-25',
    blockedDays: [{ date: '2026-11-26', name: 'Thanksgiving Day' }],
  });
  expect(windows).toEqual({
    1: { start: '2026-11-25', end: '2026-11-27' },
    3: { start: '2026-11-25', end: '2026-12-01' },
    5: { start: '2026-11-25', end: '2026-12-03' },
    7: { start: '2026-11-25', end: '2026-12-07' },
  });
});
