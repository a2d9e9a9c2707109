import type { CalculatedQuote, Quote, VehicleQuote } from '@overland/contracts';
import { breakdownRows, priceParts } from './price-parts';

const calculated = (openSD: number, open: number): CalculatedQuote => ({
  serviceLevel: 1,
  openTransportPortal: open,
  enclosedTransportPortal: open + 450,
  whiteGloveTransportPortal: 3069,
  companyTariff: 75,
  companyTariffOpen: 75,
  companyTariffEnclosed: 75,
  openTransportSD: openSD,
  enclosedTransportSD: openSD + 450,
  whiteGloveTransportSD: 2969,
});
const vehicle = (model: string, at: CalculatedQuote): VehicleQuote => ({
  make: 'Honda',
  model,
  year: null,
  vin: '',
  operable: 'Yes',
  operableBool: true,
  pricingClass: 'Sedan',
  price: at.openTransportPortal,
  calculatedQuotes: [at],
});
// A sedan and an inoperable SUV over 1,420 miles: provider rates 1,365 and 1,615, tariff 75, commission 50, discount 25.
const quote: Pick<
  Quote,
  'vehicleQuotes' | 'commission' | 'portalAdminDiscount' | 'discount' | 'transportType'
> = {
  vehicleQuotes: [vehicle('Accord', calculated(1365, 1465)), vehicle('Pilot', calculated(1615, 1715))],
  commission: 50,
  portalAdminDiscount: 25,
  discount: 0,
  transportType: 'OPEN',
};
const open = { level: 1, transportType: 'OPEN' } as const;

it('takes each vehicle’s price apart into what the provider, the company and the seller get', () => {
  expect(priceParts(quote, open)[1]).toEqual({
    name: 'Honda Pilot',
    providerRate: 1615,
    tariff: 75,
    commission: 50,
    discount: 25,
    price: 1715,
  });
});

it('adds the parts of all vehicles up to the price', () => {
  expect(breakdownRows(quote, open)).toEqual([
    { label: 'Provider rate', amount: 2980 },
    { label: 'Company tariff, 2 × $75', amount: 150, kind: 'margin' },
    { label: 'Commission, 2 × $50', amount: 100, kind: 'margin' },
    { label: 'Your discount, 2 × $25', amount: -50, kind: 'discount' },
    { label: 'Price', amount: 3180, kind: 'sum' },
  ]);
});

it('shows what the provider gave off before its rate', () => {
  const rows = breakdownRows({ ...quote, discount: 40 }, open);
  expect(rows.slice(0, 3)).toEqual([
    { label: 'Rate sheet', amount: 3060 },
    { label: 'Provider’s discount, 2 × $40', amount: -80, kind: 'discount' },
    { label: 'Provider rate', amount: 2980, kind: 'sum' },
  ]);
});
