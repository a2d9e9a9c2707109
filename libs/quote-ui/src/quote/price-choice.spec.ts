import type { PublicQuote } from '@overland/contracts';
import { bookedChoice, priceColumns, readChoice, writeChoice } from './price-choice';

const offers = (transportType: 'OPEN' | 'ENCLOSED' | 'WHITEGLOVE', isPremium = false) => ({
  transportType,
  portal: { isPremium },
});
const read = (search: string, quote = offers('OPEN')) => readChoice(new URLSearchParams(search), quote);

describe('the chosen price', () => {
  it('is the quote’s own transport type at level 1 until another is chosen', () => {
    expect(read('')).toEqual({ level: 1, transportType: 'OPEN' });
    expect(read('', offers('ENCLOSED'))).toEqual({ level: 1, transportType: 'ENCLOSED' });
  });
  it('comes back from the address it was written to', () => {
    const choice = { level: 5, transportType: 'ENCLOSED' } as const;
    expect(read(writeChoice(choice))).toEqual(choice);
  });
  it('ignores levels and types that are not offered', () => {
    expect(read('level=2&type=BOAT')).toEqual({ level: 1, transportType: 'OPEN' });
    expect(read('type=WHITEGLOVE')).toEqual({ level: 1, transportType: 'OPEN' });
  });
  it('of white glove is always level 1', () => {
    expect(read('level=7&type=OPEN', offers('WHITEGLOVE'))).toEqual({
      level: 1,
      transportType: 'WHITEGLOVE',
    });
  });
});

it('shows open beside enclosed, and white glove alone', () => {
  expect(priceColumns(offers('ENCLOSED'))).toEqual(['OPEN', 'ENCLOSED']);
  expect(priceColumns(offers('WHITEGLOVE', true))).toEqual(['WHITEGLOVE']);
});

test('the booked price is that of the level whose prices the vehicles carry', () => {
  const at = (totalOpenTransportPortal: number) => ({ totalOpenTransportPortal });
  const quote = {
    transportType: 'OPEN',
    vehicleQuotes: [{ price: 900 }, { price: 890 }],
    totalPricing: { '1': at(2000), '3': at(1900), '5': at(1790), '7': at(1700) },
  } as unknown as PublicQuote;
  expect(bookedChoice(quote)).toEqual({ level: 5, transportType: 'OPEN' });
});

test('white glove was booked at level 1', () => {
  const at = (totalWhiteGloveTransportPortal: number) => ({ totalWhiteGloveTransportPortal });
  const quote = {
    transportType: 'WHITEGLOVE',
    vehicleQuotes: [{ price: 6172 }],
    totalPricing: { '1': at(6172), '3': at(6172), '5': at(6172), '7': at(6172) },
  } as unknown as PublicQuote;
  expect(bookedChoice(quote)).toEqual({ level: 1, transportType: 'WHITEGLOVE' });
});
