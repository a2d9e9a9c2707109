import type { CustomerOrder } from '@overland/contracts';
import { nextDay, todayOf } from './order-words';
import { aCustomerOrder } from './testing';

const days = { dateType: 'estimated', scheduledAt: '2026-11-25', scheduledEndsAt: '2026-11-27' } as const;
const { pickup, delivery } = aCustomerOrder();
const anOrder = (overrides: Partial<CustomerOrder>) =>
  aCustomerOrder({ pickup: { ...pickup, ...days }, delivery: { ...delivery, ...days }, ...overrides });
const noteOf = (overrides: Partial<CustomerOrder>, today = '2026-11-24') =>
  nextDay(anOrder(overrides), today).note;
const late = 'Later than we planned. We are looking into it; call us at any time.';

describe('what a customer reads first', () => {
  it.each([
    ['Pending', 1, 'We send a carrier once your payment is here.'],
    ['New', 1, 'We are looking for a carrier, and tell you when a driver is assigned.'],
    ['New', 2, 'We are looking for a carrier, and tell you when a driver is assigned.'],
    ['New', 3, 'Estimated. The driver calls before arriving.'],
    ['Picked Up', 4, 'Estimated. The driver calls before arriving.'],
  ] as const)('says of an order that is %s, at station %i, what it waits for', (status, reached, note) => {
    expect(noteOf({ status, reached })).toBe(note);
  });

  it.each(['Pending', 'New', 'Picked Up'] as const)(
    'says that the days have passed while it is %s',
    (status) => {
      expect(noteOf({ status }, '2026-11-27')).not.toBe(late);
      expect(noteOf({ status }, '2026-11-28')).toBe(late);
    },
  );

  it('does not call a day late that is only the earliest', () => {
    const open = { ...pickup, dateType: 'not_earlier_than', scheduledEndsAt: null } as const;
    expect(noteOf({ status: 'New', pickup: open }, '2027-01-01')).not.toBe(late);
  });

  it('has the day of the customer’s own clock', () => {
    expect(todayOf(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05');
  });
});
