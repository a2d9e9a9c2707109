import { blockedReason, isRush } from './blocked-days';

const calendar = {
  today: '2026-11-20',
  firstPickupDay: '2026-11-25',
  blockedDays: [{ date: '2026-11-26', name: 'Thanksgiving Day' }],
};
const reason = (day: string, mayRush = false) => blockedReason(day, calendar, { mayRush });

describe('why a pickup day is blocked', () => {
  it('names weekend, holiday, past and too little notice', () => {
    expect(reason('2026-11-28')).toBe('Pickups start on business days; this is a Saturday.');
    expect(reason('2026-11-26')).toBe('Holiday: Thanksgiving Day.');
    expect(reason('2026-11-19')).toBe('This day is in the past.');
    expect(reason('2026-11-24')).toBe(
      '2 business days are required before pickup; the first day is Nov 25, 2026.',
    );
  });
  it('is nothing from the first pickup day on, for as long as holidays are known', () => {
    expect(reason('2026-11-25')).toBeNull();
    expect(reason('2027-11-05')).toBeNull();
    expect(reason('2027-11-08')).toBe('Pickup can be booked up to Nov 5, 2027.');
  });
  it('lets a rush pass for those who may book it, but no holiday', () => {
    expect(reason('2026-11-24', true)).toBeNull();
    expect(reason('2026-11-26', true)).toBe('Holiday: Thanksgiving Day.');
  });
});

it('knows a rush by its notice', () => {
  expect(isRush('2026-11-24', calendar)).toBe(true);
  expect(isRush('2026-11-25', calendar)).toBe(false);
  expect(isRush('', calendar)).toBe(false);
});
