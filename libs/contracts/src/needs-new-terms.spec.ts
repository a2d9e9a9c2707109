import { needsNewTerms } from './needs-new-terms.js';

const vehicle = { vin: '1HGCM82633A004352', year: 2020 };
type Agreed = Parameters<typeof needsNewTerms>[0];
const agreed = {
  price: 1090,
  pickupPlaceText: 'Austin, TX',
  deliveryPlaceText: 'Denver, CO',
  pickupScheduledAt: '2026-11-25',
  vehicles: [vehicle],
} as Agreed;

test.each<[string, object]>([
  ['price', { price: 1091 }],
  ['pickup', { pickupPlaceText: 'Waco, TX' }],
  ['delivery', { deliveryPlaceText: 'Boulder, CO' }],
  ['first day', { pickupScheduledAt: '2026-11-27' }],
  ['VIN', { vehicles: [{ ...vehicle, vin: '1HGCM82633A004353' }] }],
  ['year', { vehicles: [{ ...vehicle, year: 2021 }] }],
])('another %s has to be accepted again', (_what, change) => {
  expect(needsNewTerms(agreed, { ...agreed, ...change } as Agreed)).toBe(true);
});

test('another ZIP code of the same city has not', () => {
  const [before, after] = ['Dallas, TX 75201', 'Dallas, TX 75226'];
  expect(needsNewTerms({ ...agreed, pickupPlaceText: before }, { ...agreed, pickupPlaceText: after })).toBe(
    false,
  );
});

test('anything else of the order has not', () => {
  const same = { ...agreed, vehicles: [{ ...vehicle, make: 'Honda' }], deliveryScheduledAt: '2026-12-01' };
  expect(needsNewTerms(agreed, { ...agreed, ...(same as object) })).toBe(false);
});
