import { explainPrice } from './explain-price.js';
import { aPortal, aSheet, aVehicle, pricingInputs } from './pricing-inputs.builder.js';

const rowsOf = (...args: Parameters<typeof explainPrice>) =>
  explainPrice(...args).rows.map(({ key, amountCents }) => [key, amountCents]);

describe('an explained price', () => {
  test('shows every step from the band to the price', () => {
    const inputs = pricingInputs({
      miles: 1420,
      sheet: aSheet({ fuelSurcharge: 5 }),
      portal: aPortal({
        discount: 40,
        companyTariff: 75,
        displayCommissionPerVehicle: true,
        displayDiscountOption: true,
        portalAdminDiscount: 25,
      }),
      commission: 50,
      vehicles: [aVehicle(), aVehicle({ pricingClass: 'SUV', operable: false })],
    });
    expect(explainPrice(inputs, { vehicleIndex: 1, level: 7, transportType: 'ENCLOSED' })).toEqual({
      rows: [
        { key: 'band', label: 'Base price, 1251-1500 miles', amountCents: 130000 },
        { key: 'fuel', label: 'Fuel surcharge, 5% of the base price', amountCents: 6500 },
        { key: 'class', label: 'SUV', amountCents: 10000 },
        { key: 'inoperable', label: 'Inoperable vehicle', amountCents: 15000 },
        { key: 'enclosed', label: 'Enclosed transport', amountCents: 45000 },
        { key: 'level', label: 'Pickup within 7 business days, -15%', amountCents: -30975 },
        { key: 'rounding', label: 'Rounded up to the whole dollar', amountCents: 75 },
        { key: 'providerDiscount', label: 'Provider discount', amountCents: -4000 },
        { key: 'tariff', label: 'Company tariff', amountCents: 7500 },
        { key: 'commission', label: 'Commission', amountCents: 5000 },
        { key: 'portalDiscount', label: 'Customer discount', amountCents: -2500 },
      ],
      providerRate: 1716,
      price: 1816,
    });
  });

  test('leaves out the steps that change nothing', () => {
    expect(rowsOf(pricingInputs(), { vehicleIndex: 0, level: 1, transportType: 'OPEN' })).toEqual([
      ['band', 94700],
    ]);
  });

  test('adds up beyond the last band, where the base price has fractions of a cent', () => {
    const inputs = pricingInputs({ miles: 3600 });
    expect(rowsOf(inputs, { vehicleIndex: 0, level: 7, transportType: 'OPEN' })).toEqual([
      ['band', 221142],
      ['level', -33171],
      ['rounding', 29],
    ]);
  });

  test.each([
    [
      'override',
      { hasWhiteGloveOverride: true, whiteGloveOverride: 2.35 },
      'White glove, 1,181 miles at $2.35',
      277535,
      65,
    ],
    ['share of enclosed', {}, 'White glove, 150% of enclosed ($1,648)', 247200, 0],
  ])('names the basis of white glove: %s', (_case, portal, label, cents, rounding) => {
    const inputs = pricingInputs({ miles: 1181, portal: aPortal(portal) });
    const { rows } = explainPrice(inputs, { vehicleIndex: 0, level: 3, transportType: 'WHITEGLOVE' });
    expect(rows[0]).toEqual({ key: 'whiteGlove', label, amountCents: cents });
    expect(rows[1]?.amountCents ?? 0).toBe(rounding);
  });

  test('names enclosed as the basis of white glove when the price per mile is the same', () => {
    const inputs = pricingInputs({ miles: 1236 });
    const { rows } = explainPrice(inputs, { vehicleIndex: 0, level: 1, transportType: 'WHITEGLOVE' });
    expect(rows).toEqual([
      { key: 'whiteGlove', label: 'White glove, 150% of enclosed ($1,648)', amountCents: 1236 * 200 },
    ]);
  });

  test('names the price per mile of long white-glove moves', () => {
    const inputs = pricingInputs({ miles: 2400 });
    const { rows } = explainPrice(inputs, { vehicleIndex: 0, level: 1, transportType: 'WHITEGLOVE' });
    expect(rows).toEqual([
      { key: 'whiteGlove', label: 'White glove, 2,400 miles at $2.00', amountCents: 480000 },
    ]);
  });

  test('of a type that a premium portal does not offer has no rows', () => {
    const inputs = pricingInputs({ portal: aPortal({ isPremium: true }), whiteGloveSheet: aSheet().bands });
    expect(explainPrice(inputs, { vehicleIndex: 0, level: 1, transportType: 'OPEN' })).toEqual({
      rows: [],
      providerRate: 0,
      price: 0,
    });
  });

  test('refuses a vehicle that the quote does not have', () => {
    expect(() => explainPrice(pricingInputs(), { vehicleIndex: 1, level: 1, transportType: 'OPEN' })).toThrow(
      new RangeError('There is no vehicle 2 in this quote'),
    );
  });
});
