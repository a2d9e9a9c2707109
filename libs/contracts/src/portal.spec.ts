import { PortalForm, PortalRecord } from './index.js';

describe('a portal', () => {
  const { portalQuoteExpirationDays: days } = PortalForm.shape;

  it.each([1, 30, 365])('may keep its quotes valid for %i days', (value) => {
    expect(days.safeParse(value).success).toBe(true);
  });

  it.each([0, -1, 366, 1.5])('may not keep its quotes valid for %d days', (value) => {
    const { error } = days.safeParse(value);
    expect(error?.issues[0]?.message).toBe('Please enter a number of days from 1 to 365.');
  });

  it.each([0.0000001, 100_001, -1])(
    'is read with a tariff of %d, whatever is refused today',
    (companyTariff) => {
      expect(PortalForm.shape.companyTariff.safeParse(companyTariff).success).toBe(false);
      expect(PortalRecord.shape.companyTariff.safeParse(companyTariff).success).toBe(true);
    },
  );
});
