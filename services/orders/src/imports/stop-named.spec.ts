import { type KnownPlace, stopNamed } from './stop-named.js';

const place = { placeId: 'zip:75201', text: '', city: 'Dallas', state: 'TX', zip: '75201', lat: 0, lng: 0 };
const aPlace = (more: Partial<KnownPlace> = {}): KnownPlace => ({
  businessName: 'Dallas Auto Auction',
  locationType: 'Other',
  address: '5333 W Kiest Blvd',
  city: 'Dallas',
  state: 'TX',
  zip: '75236',
  place,
  contacts: [{ name: 'Ann Reyes', email: '', phone: '(555) 010-0133', isMobile: true }],
  hours: '',
  gate: '12',
  trucks: null,
  notes: '',
  ...more,
});
const book = [
  aPlace(),
  aPlace({ businessName: 'Lone Star Motors', address: '2100 Main St' }),
  aPlace({ businessName: 'Lone Star Motors', address: '9 Elm St', contacts: [] }),
];
const found = (text: string) => stopNamed(text, book);

describe('a place of a list', () => {
  it.each(['Dallas Auto Auction', 'dallas auto-auction', 'Dallas Auto Auction, 5333 W Kiest Blvd'])(
    'is that of the address book by the name “%s”, with contact and notes',
    (text) => {
      expect(found(text)).toEqual({
        place: { placeId: 'zip:75201', city: 'Dallas', state: 'TX', zip: '75236' },
        fields: {
          BusinessName: 'Dallas Auto Auction',
          LocationType: 'Other',
          Address: '5333 W Kiest Blvd',
          Zip: '75236',
          Notes: 'Gate: 12.',
          ContactName: 'Ann Reyes',
          Email: '',
          PrimaryPhone: '(555) 010-0133',
          PrimaryPhoneIsMobile: true,
        },
      });
    },
  );

  it.each([
    '811 Larimer St, Denver, CO 80202',
    '811 Larimer St, Denver, Colorado, 80202-1234',
    '811 Larimer St, Denver , co 80202',
  ])('is the address “%s”', (text) => {
    expect(found(text)).toEqual({
      place: { placeId: null, city: 'Denver', state: 'CO', zip: '80202' },
      fields: { Address: '811 Larimer St', Zip: '80202', LocationType: null },
    });
  });

  it('is the one of two with the same name whose address is written behind it', () => {
    expect(() => found('Lone Star Motors')).toThrow(/several addresses.*Lone Star Motors, 2100 Main St/);
    expect(found('Lone Star Motors, 9 Elm St').fields).toMatchObject({ Address: '9 Elm St' });
  });

  it.each([
    [
      'Dalas Auction',
      /“Dalas Auction” is not in the address book. Did you mean Dallas Auto Auction\? Or write/,
    ],
    ['Quixotic', /“Quixotic” is not in the address book. Write the whole address/],
    ['811 Larimer St, Denver, XX 80202', /is not in the address book/],
  ])('is never guessed: “%s”', (text, message) => {
    expect(() => found(text)).toThrow(message);
  });
});
