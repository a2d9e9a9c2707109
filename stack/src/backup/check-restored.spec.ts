import { bookingFaults } from './check-restored.js';

const order = { id: 'order', quoteId: 'quote', number: 100_007 };

describe('the bookings of restored data', () => {
  it('are right where each quote knows its order', () => {
    expect(bookingFaults([order], [{ id: 'quote', order_id: 'order' }])).toEqual([]);
  });

  it.each([
    ['knows another', [{ id: 'quote', order_id: 'other' }]],
    ['knows none', []],
  ])('are named where a quote %s', (_what, quotes) => {
    expect(bookingFaults([order], quotes)).toEqual([
      'The quote of order #100007 is not marked as booked by it.',
    ]);
  });
});
