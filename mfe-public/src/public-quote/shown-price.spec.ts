import { bookedPrice, otherView } from './shown-price';

const totals = (open: number) => ({
  totalOpenTransportPortal: open,
  totalEnclosedTransportPortal: open + 900,
  totalWhiteGloveTransportPortal: 6172,
  totalPortal: open,
  totalOpenTransportBeforeDiscount: open,
  totalEnclosedTransportBeforeDiscount: open + 900,
  totalWhiteGloveTransportBeforeDiscount: 6172,
});
const totalPricing = { '1': totals(3180), '3': totals(3032), '5': totals(2882), '7': totals(2734) };

describe('a booked quote', () => {
  it('shows the level whose price was booked', () => {
    const vehicleQuotes = [{ price: 1350 }, { price: 1532 }];
    expect(bookedPrice({ transportType: 'OPEN', totalPricing, vehicleQuotes })).toEqual({
      level: 5,
      transportType: 'OPEN',
    });
  });
  it('of white glove is always level 1', () => {
    const vehicleQuotes = [{ price: 6172 }];
    expect(bookedPrice({ transportType: 'WHITEGLOVE', totalPricing, vehicleQuotes }).level).toBe(1);
  });
});

describe('white glove on the public page', () => {
  const quote = {
    transportType: 'ENCLOSED',
    status: 'Unsaved',
    portal: { isPremium: false },
  } as const;
  it('can be shown, and switched back to the requested type', () => {
    expect(otherView(quote, 'ENCLOSED')).toBe('WHITEGLOVE');
    expect(otherView(quote, 'WHITEGLOVE')).toBe('ENCLOSED');
  });
  it('is the only type of a white-glove quote and of a premium portal', () => {
    expect(otherView({ ...quote, transportType: 'WHITEGLOVE' }, 'WHITEGLOVE')).toBeNull();
    expect(otherView({ ...quote, portal: { isPremium: true } }, 'WHITEGLOVE')).toBeNull();
  });
  it('is no question any more once the quote is booked', () => {
    expect(otherView({ ...quote, status: 'Booked' }, 'ENCLOSED')).toBeNull();
  });
});
