import { marginOf } from './margin.js';
import { noCost } from './order-cost.js';

describe('the margin of an order', () => {
  test.each([
    ['paid', { offered: 700, agreed: 750, paid: 800 }, { dollars: 200, percent: 20, basis: 'paid' }],
    ['agreed', { offered: 700, agreed: 750, paid: null }, { dollars: 250, percent: 25, basis: 'agreed' }],
    ['offered', { offered: 700, agreed: null, paid: null }, { dollars: 300, percent: 30, basis: 'offered' }],
  ])('is reckoned from what was %s, the surest amount', (_basis, cost, expected) => {
    expect(marginOf(1000, cost)).toEqual(expected);
  });

  test('counts a carrier who was paid nothing, and one who was paid too much', () => {
    expect(marginOf(900, { ...noCost, agreed: 700, paid: 0 })).toEqual({
      dollars: 900,
      percent: 100,
      basis: 'paid',
    });
    expect(marginOf(900, { ...noCost, paid: 1000 })).toEqual({
      dollars: -100,
      percent: -11,
      basis: 'paid',
    });
  });

  test('is unknown while no cost is', () => {
    expect(marginOf(900, noCost)).toBeNull();
  });
});
