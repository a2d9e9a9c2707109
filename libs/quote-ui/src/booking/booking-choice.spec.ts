import { aQuote } from '../testing/a-quote';
import { offeredTypes, readBookingChoice } from './booking-choice';

const premium = aQuote({ portal: { ...aQuote().portal, isPremium: true }, transportType: 'WHITEGLOVE' });
const read = (search: string, quote = aQuote()) => readBookingChoice(new URLSearchParams(search), quote);

it('offers every transport type that was quoted, white glove alone where the quote is white glove', () => {
  expect(offeredTypes(aQuote())).toEqual(['OPEN', 'ENCLOSED', 'WHITEGLOVE']);
  expect(offeredTypes(aQuote({ transportType: 'WHITEGLOVE' }))).toEqual(['WHITEGLOVE']);
  expect(offeredTypes(premium)).toEqual(['WHITEGLOVE']);
});

describe('the price to book', () => {
  it('is the one of the address', () => {
    expect(read('level=3&type=ENCLOSED')).toEqual({ level: 3, transportType: 'ENCLOSED' });
  });
  it('is the quote’s own at level 1 without one, or with one that is not offered', () => {
    expect(read('')).toEqual({ level: 1, transportType: 'OPEN' });
    expect(read('level=4&type=BOAT')).toEqual({ level: 1, transportType: 'OPEN' });
    expect(read('level=7&type=OPEN', premium)).toEqual({ level: 1, transportType: 'WHITEGLOVE' });
  });
  it('is level 1 for white glove', () => {
    expect(read('level=5&type=WHITEGLOVE')).toEqual({ level: 1, transportType: 'WHITEGLOVE' });
  });
});
