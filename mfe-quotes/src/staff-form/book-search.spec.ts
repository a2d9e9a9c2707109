import type { Address } from '@overland/contracts';
import { fittingNames } from './book-search';

const place = { placeId: 'zip:75201', text: 'Dallas, TX 75201', city: 'Dallas', state: 'TX', zip: '75201' };
const named = (businessName: string) =>
  ({ businessName, city: 'Dallas', zip: '75201', place: { ...place, lat: 0, lng: 0 } }) as Address;
const book = [named('Lone Star Motors'), named('Dallas Auto Auction'), named('Star Yard')];
const texts = (typed: string) => fittingNames(book, typed).map(({ text }) => text);

describe('the address book in a place field', () => {
  it('offers places by the beginning of a word of their name', () => {
    expect(texts('star')).toEqual(['Lone Star Motors, Dallas', 'Star Yard, Dallas']);
    expect(texts('lone st')).toEqual(['Lone Star Motors, Dallas']);
  });
  it('offers none that merely lies in the city that is typed', () => {
    expect(texts('dal')).toEqual(['Dallas Auto Auction, Dallas']);
  });
});
