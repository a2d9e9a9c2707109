import * as label from './price-labels.js';
import { aPortal, pricingInputs } from './pricing-inputs.builder.js';

describe('the label of a base price', () => {
  test.each([
    [1, 'Base price, 1-250 miles'],
    [251, 'Base price, 251-500 miles'],
    [3500, 'Base price, 3001-3500 miles'],
    [3501, "3,501 miles at the last band's price per mile"],
  ])('of %i miles has its band, or the miles beyond the last one', (miles, text) => {
    expect(label.band(miles)).toBe(text);
  });
});

describe('the label of a service level', () => {
  test('has one day at the first level and several at the others', () => {
    expect(label.level(1, -500)).toBe('Pickup within 1 business day, -5%');
    expect(label.level(3, -500)).toBe('Pickup within 3 business days, -5%');
  });

  test('has a minus only before a discount', () => {
    expect(label.level(7, 1250)).toBe('Pickup within 7 business days, +12.5%');
    expect(label.level(7, 0)).toBe('Pickup within 7 business days, +0%');
  });
});

describe('the label of white glove', () => {
  test("has the band of a premium portal's own sheet", () => {
    expect(label.whiteGlove('premiumSheet', pricingInputs({ miles: 620 }), 0)).toBe(
      'White glove. Base price, 501-750 miles',
    );
  });

  test.each([
    [999, '$999'],
    [12345, '$12,345'],
    [1234567, '$1,234,567'],
  ])('has a comma before every three digits of %i', (enclosed, text) => {
    expect(label.whiteGlove('enclosed', pricingInputs(), enclosed)).toBe(
      `White glove, 150% of enclosed (${text})`,
    );
  });
});

describe('the label of a company tariff', () => {
  test('has the percentage, unless the tariff is in dollars', () => {
    const tariff = { companyTariff: 12.5 };
    expect(label.tariff(aPortal({ ...tariff, companyTariffIsPercent: true }), 'OPEN')).toBe(
      'Company tariff, 12.5% of the provider rate',
    );
    expect(label.tariff(aPortal({ ...tariff, companyTariffIsPercent: false }), 'OPEN')).toBe(
      'Company tariff',
    );
  });
});
