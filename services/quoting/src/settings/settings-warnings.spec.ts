import { defaultBandPrices, type PortalRecord } from '@overland/contracts';
import { aSheet } from '../pricing/pricing-inputs.builder.js';
import { aPlainPortal } from '../testing/builders.js';
import { defaultServiceLevels, holidaysFrom } from './default-settings.js';
import type { SettingsDocument } from './settings.repository.js';
import { settingsWarnings } from './settings-warnings.js';

const plain: SettingsDocument = {
  serviceLevels: defaultServiceLevels,
  holidays: holidaysFrom(2026),
  defaultSheet: aSheet(),
};
const codes = (changes: Partial<SettingsDocument>, portals: PortalRecord[] = []) =>
  settingsWarnings({ settings: { ...plain, ...changes }, portals, today: '2026-11-20' }).map(
    ({ code }) => code,
  );
const discounting = (companyName: string, changes: Partial<PortalRecord> = {}) =>
  aPlainPortal({ companyName, displayDiscountOption: true, portalAdminDiscount: 5000, ...changes });

describe('a super admin is warned', () => {
  test('of nothing by the settings of a new installation', () => {
    expect(codes({}, [aPlainPortal()])).toStrictEqual([]);
  });

  test('of holidays that are known for less than twelve months', () => {
    expect(codes({ holidays: holidaysFrom(2024) })).toEqual(['holidaysEndSoon']);
  });

  test('of a band below the one before it', () => {
    const bands = defaultBandPrices.map((price, index) => (index === 8 ? 1400 : price));
    expect(codes({ defaultSheet: aSheet({ bands }) })).toEqual(['bandBelowPrevious']);
  });

  test('of percents at which the slowest level costs nothing', () => {
    const serviceLevels = defaultServiceLevels.map((level) => ({ ...level, adjustmentPercent: 0 }));
    expect(codes({ serviceLevels })).not.toContain('noPrice');
    const nothing = defaultServiceLevels.map((level) => ({ ...level, adjustmentPercent: -100 }));
    expect(codes({ serviceLevels: nothing })).toContain('noPrice');
  });
});

describe('a discount above the lowest price', () => {
  const messageFor = (...portals: PortalRecord[]) =>
    settingsWarnings({ settings: plain, portals, today: '2026-11-20' })[0]?.message;

  test('is warned of with the companies, the first three by name', () => {
    const all = ['Ames', 'Bell', 'Cole', 'Dunn', 'Eads'].map((name) => discounting(name));
    const end = '.';
    const begin = 'The discount to customers leaves no price for short moves at ';
    expect(messageFor(...all.slice(0, 1))).toBe(`${begin}Ames${end}`);
    expect(messageFor(...all.slice(0, 3), aPlainPortal())).toBe(`${begin}Ames, Bell, Cole${end}`);
    expect(messageFor(...all)).toBe(`${begin}Ames, Bell, Cole and 2 more${end}`);
  });

  test('is compared with the company’s own sheet, at the levels of the provider', () => {
    const bands = defaultBandPrices.map((price) => price * 20);
    expect(
      messageFor(discounting('Ames', { hasCustomRates: true, customRates: aSheet({ bands }) })),
    ).toBeUndefined();
    const serviceLevels = defaultServiceLevels.map((level) => ({ ...level, adjustmentPercent: -99 }));
    const modest = discounting('Ames', { portalAdminDiscount: 300 });
    expect(codes({}, [modest])).toEqual([]);
    expect(codes({ serviceLevels }, [modest])).toEqual(['discountTooHigh']);
  });
});
