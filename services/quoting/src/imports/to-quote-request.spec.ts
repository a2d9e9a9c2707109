import type { VehicleMake } from '@overland/contracts';
import { type RowContext, toQuoteRequest } from './to-quote-request.js';

const dallas = { placeId: 'city:TX:dallas', text: 'Dallas, TX', city: 'Dallas', state: 'TX', zip: '75201' };
const denver = { placeId: 'city:CO:denver', text: 'Denver, CO', city: 'Denver', state: 'CO', zip: '80202' };
const makes: VehicleMake[] = [
  { make: 'Honda', models: [{ model: 'Accord', pricingClass: 'Sedan' }] },
  { make: 'Ford', models: [{ model: 'F-150', pricingClass: 'Pickup' }] },
];
const context: RowContext = {
  portal: { displayCommissionPerVehicle: true, portalCommission: 75 },
  makes,
  suggest: async (text) => (text.toLowerCase().startsWith('den') ? [denver] : [dallas]),
};
const row = {
  customerFullName: 'Grace Lindqvist',
  pickup: 'Dallas, TX',
  delivery: 'denver colorado',
  make1: 'honda',
  model1: 'ACCORD',
  operable1: 'yes',
};
const read = (changes = {}, changedContext = {}) =>
  toQuoteRequest({ ...row, ...changes }, { ...context, ...changedContext });

describe('a row of an import', () => {
  it('becomes what the form would send', async () => {
    expect(await read()).toEqual({
      customerFullName: 'Grace Lindqvist',
      pickup: 'city:TX:dallas',
      delivery: 'city:CO:denver',
      transportType: 'OPEN',
      commission: 75,
      vehicleQuotes: [{ make: 'Honda', model: 'Accord', operableBool: true }],
    });
  });

  it.each(['Dallas, TX', 'dallas texas', '75201', 'Dallas TX 75201'])(
    'takes "%s" for the place',
    async (pickup) => {
      expect((await read({ pickup })).pickup).toBe('city:TX:dallas');
    },
  );

  it.each([
    ['Open', 'OPEN'],
    ['ENCLOSED', 'ENCLOSED'],
    ['enclosed white glove', 'WHITEGLOVE'],
    ['WhiteGlove', 'WHITEGLOVE'],
  ])('takes the transport type "%s"', async (transportType, expected) => {
    expect((await read({ transportType })).transportType).toBe(expected);
  });

  it('takes three vehicles, and skips a gap between them', async () => {
    const third = { make3: 'Ford', model3: 'F 150', operable3: 'No' };
    expect((await read(third)).vehicleQuotes).toEqual([
      { make: 'Honda', model: 'Accord', operableBool: true },
      { make: 'Ford', model: 'F-150', operableBool: false },
    ]);
  });

  it('takes the commission that it names, else what the form begins with', async () => {
    expect((await read({ commission: '$1,250' })).commission).toBe('1250');
    const portal = { displayCommissionPerVehicle: false, portalCommission: 75 };
    expect((await read({}, { portal })).commission).toBe(0);
  });

  it.each([
    ['', 'honda  ACCORD'],
    ['Honda', 'Honda Accord'],
  ])('takes make and model in one column: %p and %p', async (make1, model1) => {
    const [vehicle] = (await read({ make1, model1 })).vehicleQuotes;
    expect(vehicle).toMatchObject({ make: 'Honda', model: 'Accord' });
  });

  it.each([
    [
      'a place that is only begun',
      { pickup: 'Dalla' },
      /Pickup “Dalla”: City, state selection required. Did you mean Dallas, TX\?/,
    ],
    ['a city without its state', { pickup: 'Dallas' }, /Did you mean Dallas, TX/],
    ['no place', { delivery: '' }, /Delivery: This field is required./],
    [
      'a type that is not offered',
      { transportType: 'Boat' },
      /Transport type “Boat” is not one of: Open, Enclosed/,
    ],
    ['a make that is not listed', { make1: 'Zündapp' }, /Vehicle 1: The make “Zündapp” is not in the list/],
    ['a model that is not listed', { model1: 'Civix' }, /Vehicle 1: Honda has no model “Civix”/],
    ['a vehicle without a model', { model1: '' }, /Vehicle 1: Model cannot be empty/],
    ['a vehicle without a word on whether it runs', { operable1: '?' }, /Please answer Yes or No/],
    ['no vehicle', { make1: '', model1: '', operable1: '' }, /Please add a vehicle/],
  ])('is refused with %s, in words that help', async (_name, changes, message) => {
    await expect(read(changes)).rejects.toThrow(message);
  });

  it('is refused where no place is found at all', async () => {
    await expect(read({}, { suggest: async () => [] })).rejects.toThrow(/City, state selection required\.$/);
  });
});
