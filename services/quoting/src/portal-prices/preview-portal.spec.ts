import type { PortalTerms } from '@overland/contracts';
import { DEFAULT_RATE_SHEET, PLAIN_PORTAL } from '../pricing/constants.js';
import { defaultServiceLevels } from '../settings/default-settings.js';
import { previewPortal } from './preview-portal.js';

const sheet = DEFAULT_RATE_SHEET;
const settings = { serviceLevels: defaultServiceLevels, holidays: [], defaultSheet: sheet };
const preview = (terms: Partial<PortalTerms> = {}) =>
  previewPortal({ ...PLAIN_PORTAL, hasCustomRates: false, customRates: null, ...terms }, settings);
const codesOf = (terms: Partial<PortalTerms>) => preview(terms).warnings.map(({ code }) => code);

it('prices a sedan over 620 miles at every level', () => {
  expect(preview().prices).toEqual([
    { level: 1, open: 947, enclosed: 1397, whiteGlove: 2096 },
    { level: 3, open: 900, enclosed: 1328, whiteGlove: 2096 },
    { level: 5, open: 853, enclosed: 1258, whiteGlove: 2096 },
    { level: 7, open: 805, enclosed: 1188, whiteGlove: 2096 },
  ]);
});

it('explains the price to the dollar', () => {
  const { prices, steps } = preview({
    companyTariff: 85,
    displayPortalCommission: true,
    portalCommission: 50,
  });
  expect(prices?.[0]?.open).toBe(1082);
  expect(steps.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(108_200);
});

it('shows white glove alone for a premium company', () => {
  const { prices } = preview({
    isPremium: true,
    customRates: { ...sheet, bands: sheet.bands.map(() => 5600) },
  });
  expect(prices?.[0]).toEqual({ level: 1, open: null, enclosed: null, whiteGlove: 5600 });
});

it('has no price for a premium company without its sheet', () => {
  expect(preview({ isPremium: true })).toMatchObject({ prices: null, steps: [], highestDiscount: 0 });
  expect(codesOf({ isPremium: true })).toContain('noPrice');
});

it('names the highest discount: the lowest rate of the slowest level', () => {
  expect(preview().highestDiscount).toBe(553);
  expect(preview({ discount: 40 }).highestDiscount).toBe(513);
});

it('warns of a discount above it, once its option is on', () => {
  expect(codesOf({ displayDiscountOption: true, portalAdminDiscount: 554 })).toContain('discountTooHigh');
  expect(codesOf({ displayDiscountOption: true, portalAdminDiscount: 552 })).toEqual([]);
  expect(codesOf({ portalAdminDiscount: 554 })).toEqual([]);
});

it('warns of discounts that leave no price for short moves, whosever they are', () => {
  const messagesOf = (terms: Partial<PortalTerms>) => preview(terms).warnings.map(({ message }) => message);
  const noPrice = (miles: number) => [`With these discounts, moves of up to ${miles} miles have no price.`];
  expect(messagesOf({ displayDiscountOption: true, portalAdminDiscount: 553 })).toEqual(noPrice(250));
  expect(messagesOf({ discount: 600 })).toEqual(noPrice(250));
});

it('warns of a discount that is the lowest rate, also where a tariff still makes a price', () => {
  const terms = { displayDiscountOption: true, companyTariff: 85 };
  expect(codesOf({ ...terms, portalAdminDiscount: 553 })).toEqual(['noPrice']);
  expect(codesOf({ ...terms, portalAdminDiscount: 552 })).toEqual([]);
});

it('warns of tariffs that make enclosed cheaper than open', () => {
  const terms = {
    hasVariableCompanyTariff: true,
    companyTariffOpenTransport: 700,
    companyTariffEnclosedTransport: 0,
  };
  expect(codesOf(terms)).toContain('enclosedBelowOpen');
});

it('warns of a band below the one before, and of white glove under enclosed', () => {
  const bands = sheet.bands.map((price, index) => (index === 8 ? 1450 : price));
  expect(codesOf({ hasCustomRates: true, customRates: { ...sheet, bands } })).toContain('bandBelowPrevious');
  expect(codesOf({ hasWhiteGloveOverride: true, whiteGloveOverride: 1 })).toContain(
    'whiteGloveBelowEnclosed',
  );
});
