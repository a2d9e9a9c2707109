import { type LatestQuote, recentMoves } from './recent-moves.js';

const place = (city: string) => ({
  placeId: `city:TX:${city}`,
  text: `${city}, TX`,
  city,
  state: 'TX',
  zip: '75201',
  lat: 32,
  lng: -96,
});
const accord = { make: 'Honda', model: 'Accord', operableBool: true, pricingClass: 'Sedan' as const };
const quote = (changes: Partial<LatestQuote> = {}): LatestQuote => ({
  pickup: place('Dallas'),
  delivery: place('Houston'),
  customerFullName: 'Marcus Bell',
  pricingInputs: { vehicles: [accord] },
  ...changes,
});

describe('what a person quoted lately', () => {
  it('is offered once each, the newest first', () => {
    const recent = recentMoves([
      quote({ customerFullName: 'Grace Lindqvist', pickup: place('Austin') }),
      quote(),
      quote({ customerFullName: 'GRACE LINDQVIST' }),
    ]);
    expect(recent.customers).toEqual(['Grace Lindqvist', 'Marcus Bell']);
    expect(recent.routes.map(({ pickup }) => pickup.city)).toEqual(['Austin', 'Dallas']);
    expect(recent.vehicles).toEqual([{ make: 'Honda', model: 'Accord', operableBool: true }]);
  });

  it('distinguishes the way back from the way there', () => {
    const back = quote({ pickup: place('Houston'), delivery: place('Dallas') });
    expect(recentMoves([quote(), back]).routes).toHaveLength(2);
  });

  it('leaves out quotes without a customer', () => {
    expect(recentMoves([quote({ customerFullName: '' })]).customers).toEqual([]);
  });

  it('is a handful, not a history', () => {
    const many = Array.from({ length: 50 }, (_, at) => quote({ pickup: place(`Town ${at}`) }));
    expect(recentMoves(many).routes).toHaveLength(5);
  });
});
