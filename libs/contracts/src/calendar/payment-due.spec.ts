import { isPaymentDue } from './index.js';

describe('an unpaid COD order', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['2026-11-19', true],
    ['2025-01-01', true],
  ])(
    'with a pickup estimate of %s is due on Nov 20, 2026: %s (under 4 days, past ones included)',
    (pickup, isDue) => {
      expect(isPaymentDue(pickup, '2026-11-20')).toBe(isDue);
    },
  );

  test('is due by calendar days, across a year and the change of clocks', () => {
    expect(isPaymentDue('2027-01-02', '2026-12-30')).toBe(true);
    expect(isPaymentDue('2027-01-03', '2026-12-30')).toBe(false);
    expect(isPaymentDue('2026-11-03', '2026-10-31')).toBe(true);
  });
});
