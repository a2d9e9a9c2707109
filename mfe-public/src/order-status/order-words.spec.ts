import type { CustomerOrder } from '@overland/contracts';
import { nextDay, stopDays, stopsOf } from './order-words';
import { aCustomerOrder } from './testing';

const days = { dateType: 'estimated', scheduledAt: '2026-11-25', scheduledEndsAt: '2026-11-27' } as const;
const { pickup, delivery } = aCustomerOrder();
const anOrder = (overrides: Partial<CustomerOrder>) =>
  aCustomerOrder({
    pickup: { ...pickup, ...days, actualOn: null },
    delivery: { ...delivery, ...days },
    hasDriver: false,
    ...overrides,
  });
const noteOf = (overrides: Partial<CustomerOrder>, today = '2026-11-24') =>
  nextDay(anOrder(overrides), today).note;
const late = 'Later than we planned. We are looking into it. Call us with any question.';
const looking = 'We are looking for your carrier. You see here when a driver is assigned.';
const driver = 'Estimated. The driver calls before arriving.';
const held = { status: 'Pending', sdStatusLabel: 'On Hold', isHeld: true } as const;

describe('what a customer reads first', () => {
  it.each<[string, Partial<CustomerOrder>, string]>([
    ['waits for its payment', held, 'We assign a driver once your payment is here.'],
    ['was released unpaid', { status: 'Pending', sdStatusLabel: 'New Booking' }, looking],
    ['is new', { status: 'New', sdStatusLabel: 'New Booking' }, looking],
    ['is confirmed', { status: 'New', sdStatusLabel: 'Confirmed' }, looking],
    ['has a driver', { status: 'New', sdStatusLabel: 'Assigned Driver', hasDriver: true }, driver],
    ['is picked up', { status: 'Picked Up', hasDriver: true }, driver],
    [
      'is held by staff',
      { status: 'New', sdStatusLabel: 'On Hold' },
      'Your order is on hold. Call us with any question.',
    ],
    [
      'is canceled',
      { status: 'Canceled', sdStatusLabel: 'Canceled' },
      'Nothing will be picked up. Call us with any question.',
    ],
  ])('of an order that %s is what it waits for', (_state, overrides, note) => {
    expect(noteOf(overrides)).toBe(note);
  });

  it.each<[string, Partial<CustomerOrder>]>([
    ['waits for its payment', held],
    ['is new', { status: 'New', sdStatusLabel: 'New Booking' }],
    ['is confirmed', { status: 'New', sdStatusLabel: 'Confirmed' }],
    ['is held by staff', { status: 'New', sdStatusLabel: 'On Hold' }],
    ['is canceled', { status: 'Canceled' }],
  ])('promises nothing of a driver while there is none: %s', (_state, overrides) => {
    for (const today of ['2026-11-24', '2026-12-24']) {
      expect(noteOf(overrides, today)).not.toMatch(/driver (calls|has|is on)/i);
    }
    expect(nextDay(anOrder(overrides), '2026-11-24').title).not.toBe('Pickup expected');
  });

  it.each<[string, Partial<CustomerOrder>, string]>([
    ['has a driver', { status: 'New', hasDriver: true }, late],
    ['is picked up', { status: 'Picked Up', hasDriver: true }, late],
    [
      'has no driver',
      { status: 'New', sdStatusLabel: 'Confirmed' },
      'Later than we planned. We are still looking for your carrier. Call us with any question.',
    ],
    ['waits for its payment', held, 'These days have passed. Call us to pay and to choose another day.'],
  ])('says that the days have passed where it %s', (_state, overrides, note) => {
    expect(noteOf(overrides, '2026-11-27')).not.toBe(note);
    expect(noteOf(overrides, '2026-11-28')).toBe(note);
  });

  it('does not call a day late that is only the earliest', () => {
    const open = { ...pickup, dateType: 'not_earlier_than', scheduledEndsAt: null } as const;
    expect(noteOf({ status: 'New', hasDriver: true, pickup: open }, '2027-01-01')).not.toBe(late);
  });

  it('says "Not Earlier Than" of a first day alone, never of a range', () => {
    const pickupDays = { ...pickup, ...days, dateType: 'not_earlier_than' } as const;
    const withDriver = { status: 'New', hasDriver: true } as const;
    expect(noteOf({ ...withDriver, pickup: pickupDays })).toBe('The driver calls before arriving.');
    const open = { ...pickupDays, scheduledEndsAt: null };
    expect(noteOf({ ...withDriver, pickup: open })).toMatch(/^Not Earlier Than/);
  });

  it('is the day of the delivery after it, with the plan beside it', () => {
    const delivered = { ...delivery, ...days, actualOn: '2026-11-28' };
    expect(nextDay(anOrder({ status: 'Delivered', delivery: delivered }), '2026-12-24')).toEqual({
      title: 'Delivered',
      lead: 'Nov 28, 2026',
      note: 'Planned Nov 25 – Nov 27',
    });
  });
});

describe('the days of a stop', () => {
  it('are what is planned until it has happened', () => {
    const plan = { when: 'Estimated Nov 25 – Nov 27', plan: null };
    expect(stopDays(anOrder({}), 'pickup')).toEqual(plan);
    expect(stopDays(anOrder({}), 'delivery')).toEqual(plan);
  });

  it('are what was planned once the order is canceled', () => {
    const plan = { when: 'Planned Nov 25 – Nov 27', plan: null };
    expect(stopDays(anOrder({ status: 'Canceled' }), 'delivery')).toEqual(plan);
  });

  it('have no "Not Earlier Than" before a range, which says from when on by itself', () => {
    const from = { ...pickup, ...days, actualOn: null, dateType: 'not_earlier_than' } as const;
    const textOf = (changes: object) => stopDays(anOrder({ pickup: { ...from, ...changes } }), 'pickup').when;
    expect(textOf({})).toBe('Nov 25 – Nov 27');
    expect(textOf({ scheduledEndsAt: null })).toBe('Not Earlier Than Nov 25');
  });

  it('are the day on which it happened, with what was planned', () => {
    const order = anOrder({
      pickup: { ...pickup, ...days, actualOn: '2026-11-24' },
      delivery: { ...delivery, ...days, actualOn: '2026-11-29' },
    });
    expect(stopDays(order, 'pickup')).toEqual({
      when: 'Picked up Nov 24, 2026',
      plan: 'Planned Nov 25 – Nov 27',
    });
    expect(stopDays(order, 'delivery').when).toBe('Delivered Nov 29, 2026');
  });
});

describe('the stations', () => {
  const notesOf = (overrides: Partial<CustomerOrder>) => stopsOf(anOrder(overrides)).map(({ note }) => note);

  it('have the day on which the vehicles were picked up, and when the delivery is expected', () => {
    const pickedUp = { ...pickup, ...days, actualOn: '2026-11-24' };
    const notes = notesOf({ pickup: pickedUp, reached: 4, hasDriver: true });
    expect(notes.slice(3)).toEqual(['Nov 24', 'expected Nov 25 – Nov 27']);
  });

  it('have their moments in the time zone of the company, beside its days', () => {
    const stations = [{ label: 'Booked' as const, at: '2026-11-25T04:30:00Z' }];
    expect(notesOf({ stations, reached: 1, timeZone: 'America/Chicago' })).toEqual([
      'Nov 24, 10:30 PM Central',
    ]);
  });

  it('are planned as long as there is no driver, and nothing is expected of a canceled order', () => {
    expect(notesOf({ reached: 1 }).slice(3)).toEqual(['planned Nov 25 – Nov 27', 'planned Nov 25 – Nov 27']);
    expect(notesOf({ reached: 1, status: 'Canceled' }).join()).not.toMatch(/planned|expected/);
  });
});
