import { messages } from '@overland/contracts';
import { aQuote, someTotals } from '../testing/a-quote';
import { bookingSchema } from './booking-schema';
import { type BookingValues, initialValues } from './booking-values';
import type { BookingContext } from './order-request';

const rulesFor = (quote = aQuote(), changes: Partial<BookingContext> = {}) => ({
  quote,
  isPublic: true,
  todaysTotals: null,
  mayRush: false,
  ...changes,
});

const filled = (quote = aQuote(), changes: Partial<BookingValues> = {}): BookingValues => ({
  ...initialValues(quote, { level: 3, transportType: 'ENCLOSED' }),
  pickupStartDate: '2026-11-25',
  pickupAddress: '4120 Commerce St',
  pickupZip: '75226',
  deliveryAddress: '811 Wynkoop St',
  quotes: [{ vin: '1HGCM82633A004352', year: '2003' }],
  ...changes,
});

function check(values: BookingValues, rules = rulesFor()) {
  const result = bookingSchema(rules)['~standard'].validate(values);
  const issues = Object.fromEntries(
    (result.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
  return { request: result.value, issues };
}

describe('a booking made of the form', () => {
  it('carries the quote’s number, prices and vehicles as hints', () => {
    const { request, issues } = check(filled());
    expect(issues).toEqual({});
    expect(request).toMatchObject({
      quoteId: aQuote()._id,
      uniqueId: 10234,
      miles: 793,
      transportType: 'ENCLOSED',
      serviceLevel: 3,
      pickupCity: 'Dallas',
      deliveryZip: '80202',
      quotes: [{ make: 'Honda', model: 'Accord', price: 1328, year: 2003, vin: '1HGCM82633A004352' }],
    });
    expect(request).not.toHaveProperty('acceptedPrice');
    expect(request).not.toHaveProperty('pickupSameAsCustomer');
  });
  it('is COD on the public site whatever the form sends', () => {
    expect(check(filled(aQuote(), { paymentType: 'Billing' })).request?.paymentType).toBe('COD');
  });
  it('says whether the RUSH fee is charged, which it is unless it is waived', () => {
    expect(check(filled()).request?.chargeRush).toBe(true);
    expect(check(filled(aQuote(), { chargeRush: false })).request?.chargeRush).toBe(false);
  });
  it('of white glove is level 1', () => {
    expect(check(filled(aQuote(), { transportType: 'WHITEGLOVE' })).request?.serviceLevel).toBe(1);
  });
  it('sends the price that was accepted in place of the old ones', () => {
    const { request } = check(filled(), rulesFor(aQuote(), { todaysTotals: someTotals }));
    expect(request?.acceptedPrice).toBe(1328);
    expect(request).not.toHaveProperty('totalPricing');
    expect(request?.quotes[0]).not.toHaveProperty('price');
  });
});

it('a web address that a visitor types is refused at its field; staff may type one into notes', () => {
  const values = filled(aQuote(), { pickupNotes: 'See example.com', deliveryBusinessName: 'Example.com' });
  const message = messages.noWebAddresses;
  expect(check(values).issues).toEqual({ pickupNotes: message, deliveryBusinessName: message });
  expect(check(values, rulesFor(aQuote(), { isPublic: false })).issues).toEqual({});
});

describe('a missing value is reported at its field', () => {
  it('for an empty form', () => {
    const { issues } = check(initialValues(aQuote(), { level: 1, transportType: 'OPEN' }));
    expect(Object.keys(issues).sort()).toEqual([
      'deliveryAddress',
      'pickupAddress',
      'pickupStartDate',
      'pickupZip',
      'quotes.0.vin',
      'quotes.0.year',
    ]);
    expect(new Set(Object.values(issues))).toEqual(new Set(['This field is required.']));
  });
  it('where the portal asks for location types and a registration', () => {
    const portal = { ...aQuote().portal, locationTypeIsRequired: true, requiresRegistration: true };
    const quote = aQuote({ portal });
    expect(Object.keys(check(filled(quote), rulesFor(quote)).issues)).toEqual([
      'pickupLocationType',
      'deliveryLocationType',
      'reg',
    ]);
  });
  it('a VIN that is too short, beside the year that is missing', () => {
    const { issues } = check(filled(aQuote(), { quotes: [{ vin: '1HGCM82633A00435', year: '' }] }));
    expect(Object.keys(issues).sort()).toEqual(['quotes.0.vin', 'quotes.0.year']);
  });
  it('for one VIN given to two vehicles', () => {
    const [vehicle] = aQuote().vehicleQuotes;
    const quote = aQuote({ vehicleQuotes: vehicle ? [vehicle, vehicle] : [] });
    const same = { vin: '1HGCM82633A004352', year: '2003' };
    const { issues } = check(filled(quote, { quotes: [same, same] }), rulesFor(quote));
    expect(Object.keys(issues)).toEqual(['quotes.1.vin']);
  });
  it('together with a blocked day and an agent’s address', () => {
    const agents = [{ name: 'Jo', email: 'jo@', pickup: true, delivery: false }];
    const { issues } = check(filled(aQuote(), { pickupStartDate: '2026-11-28', agents }));
    expect(issues).toEqual({
      'agents.0.email': 'Please enter a valid email address.',
      pickupStartDate: 'Pickups start on business days; this is a Saturday.',
    });
  });
});
