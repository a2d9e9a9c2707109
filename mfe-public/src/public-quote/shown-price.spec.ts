import { otherView } from './shown-price';

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
