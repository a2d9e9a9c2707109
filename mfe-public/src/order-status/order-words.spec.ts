import type { CustomerOrder } from '@overland/contracts';
import { nextDay, stopText, todayOf } from './order-words';
import { aCustomerOrder } from './testing';

const days = { dateType: 'estimated', scheduledAt: '2026-11-25', scheduledEndsAt: '2026-11-27' } as const;
const { pickup, delivery } = aCustomerOrder();
const at = '2026-11-25T17:30:00.000Z';
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

  it('says that staff hold the order', () => {
    expect(noteOf({ status: 'New', sdStatusLabel: 'On Hold', reached: 1 })).toBe(
      'Your order is on hold. Call us with any question.',
    );
  });

  it('does not call a day late that is only the earliest', () => {
    const open = { ...pickup, dateType: 'not_earlier_than', scheduledEndsAt: null } as const;
    expect(noteOf({ status: 'New', pickup: open }, '2027-01-01')).not.toBe(late);
  });

  it('says "Not Earlier Than" of a first day alone, never of a range', () => {
    const pickupDays = { ...pickup, ...days, dateType: 'not_earlier_than' } as const;
    expect(noteOf({ status: 'New', pickup: pickupDays })).toBe('The driver calls before arriving.');
    const open = { ...pickupDays, scheduledEndsAt: null };
    expect(noteOf({ status: 'New', pickup: open })).toMatch(/^Not Earlier Than/);
  });

  it('has the day of the customer’s own clock', () => {
    expect(todayOf(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05');
  });
});

describe('the days of a stop', () => {
  const stations = aCustomerOrder().stations.map((station) => ({ ...station, at }));

  it('are what is planned until it has happened', () => {
    expect(stopText(anOrder({ stations, reached: 3 }), 'pickup')).toBe('Estimated Nov 25 – Nov 27');
    expect(stopText(anOrder({ stations, reached: 4 }), 'delivery')).toBe('Estimated Nov 25 – Nov 27');
  });

  it('have no "Not Earlier Than" before a range, which says from when on by itself', () => {
    const from = { ...pickup, ...days, dateType: 'not_earlier_than' } as const;
    const textOf = (changes: object) =>
      stopText(anOrder({ stations, reached: 3, pickup: { ...from, ...changes } }), 'pickup');
    expect(textOf({})).toBe('Nov 25 – Nov 27');
    expect(textOf({ scheduledEndsAt: null })).toBe('Not Earlier Than Nov 25');
  });

  it('are the moment when it happened', () => {
    const order = anOrder({ stations, reached: 5 });
    expect(stopText(order, 'pickup')).toMatch(/^Picked up Nov 25, \d+:30 [AP]M$/);
    expect(stopText(order, 'delivery')).toMatch(/^Delivered Nov 25, \d+:30 [AP]M$/);
  });

  it('stay what was planned where nobody knows the moment', () => {
    const unknown = stations.map((station) => ({ ...station, at: null }));
    expect(stopText(anOrder({ stations: unknown, reached: 5 }), 'pickup')).toBe('Estimated Nov 25 – Nov 27');
  });
});
