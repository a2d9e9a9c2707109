import type { PlacedOrder } from '../orders/order.entity.js';
import { askForPayment, askRefusal, markPaid, markRefusal } from './payment-rules.js';

const at = new Date('2026-11-20T15:00:00Z');
const order = {
  id: 'the order',
  portalId: 'the portal',
  version: 4,
  price: 1090,
  sdStatus: 'posted',
  sdStatusLabel: 'Confirmed',
  flaggedFrom: null,
  status: 'New',
  isPublic: true,
  paymentType: 'COD',
  paid: false,
  paymentRequestedAt: null,
} as PlacedOrder;
const staff = { actor: 'Robin Lee', at };
const held = { ...order, sdStatus: 'on_hold', sdStatusLabel: 'On Hold', status: 'Pending' } as const;

describe('an order can be marked paid', () => {
  test('if it is COD and not canceled', () => {
    expect(markRefusal(order)).toBeNull();
    expect(markRefusal({ ...order, paymentType: 'Billing' })).toMatch('Only COD orders can be marked paid.');
    expect(markRefusal({ ...order, status: 'Canceled' })).toMatch('Its payment cannot be changed.');
  });
});

describe('an order that is marked paid', () => {
  test('keeps who marked it, when and for how much, and tells it once', () => {
    const { columns, milestones, activities } = markPaid(order, { ...staff, paid: true });
    expect(columns).toEqual({
      version: 5,
      paid: true,
      paidBy: 'Robin Lee',
      paidAt: at,
      paidAmount: 1090,
      sdStatus: 'posted',
      sdStatusLabel: 'Confirmed',
      flaggedFrom: null,
      status: 'New',
    });
    expect(milestones).toEqual([{ milestone: 'paid', transition: 'paid:5' }]);
    expect(activities).toEqual([
      {
        kind: 'payment',
        orderId: 'the order',
        portalId: 'the portal',
        at,
        actor: 'Robin Lee',
        fromStatus: null,
        toStatus: null,
        source: 'staff',
        note: 'Marked paid.',
      },
    ]);
  });

  test('is released if it was held for payment', () => {
    const { columns, activities } = markPaid(held, { ...staff, paid: true });
    expect(columns).toMatchObject({
      sdStatus: 'new',
      sdStatusLabel: 'New Booking',
      flaggedFrom: null,
      status: 'New',
    });
    expect(activities[0]).toMatchObject({ fromStatus: 'on_hold', toStatus: 'new' });
  });

  test('stays on hold if that was not for payment', () => {
    const { columns } = markPaid({ ...held, isPublic: false }, { ...staff, paid: true });
    expect(columns).toMatchObject({ sdStatus: 'on_hold', sdStatusLabel: 'On Hold' });
  });

  test('keeps its flag, and is released once that is lifted', () => {
    const flagged = { ...held, sdStatus: 'flagged', flaggedFrom: 'on_hold' } as const;
    expect(markPaid(flagged, { ...staff, paid: true }).columns).toMatchObject({
      sdStatus: 'flagged',
      sdStatusLabel: 'New Booking',
      flaggedFrom: 'new',
    });
    const moving = { ...flagged, flaggedFrom: 'posted' } as const;
    expect(markPaid(moving, { ...staff, paid: true }).columns.flaggedFrom).toBe('posted');
  });
});

describe('an order that is marked unpaid', () => {
  test('is Pending again if the public booked it, and is not held again', () => {
    const { columns, milestones, activities } = markPaid({ ...order, paid: true }, { ...staff, paid: false });
    expect(columns).toMatchObject({
      version: 5,
      paid: false,
      paidBy: null,
      paidAt: null,
      paidAmount: null,
      sdStatus: 'posted',
      status: 'Pending',
    });
    expect(milestones).toBeUndefined();
    expect(activities[0]).toMatchObject({ note: 'Marked unpaid.' });
  });

  test('that is on hold stays there', () => {
    expect(markPaid(held, { ...staff, paid: false }).columns.sdStatus).toBe('on_hold');
  });
});

describe('the customer can be asked to pay', () => {
  const ask = (change: Partial<PlacedOrder>, when = at) =>
    askRefusal({ ...order, ...change }, { at: when, timeZone: 'America/New_York' });

  test.each<[Partial<PlacedOrder>, string]>([
    [{ paymentType: 'Billing' }, 'This order is billed to its company.'],
    [{ paid: true }, 'This order is paid.'],
    [{ status: 'Canceled' }, 'This order is Canceled.'],
  ])('unless it is %o', (change, refusal) => {
    expect(ask(change)).toBe(refusal);
  });

  test('once a day of the portal', () => {
    expect(ask({})).toBeNull();
    const lateOnThe19th = new Date('2026-11-20T04:59:59Z');
    expect(ask({ paymentRequestedAt: lateOnThe19th })).toBeNull();
    expect(ask({ paymentRequestedAt: new Date('2026-11-20T05:00:00Z') })).toBe(
      'The customer has already been asked today.',
    );
  });

  test('which leaves the version as it is, and is told once a day', () => {
    const asking = { at: new Date('2026-11-20T04:00:00Z'), timeZone: 'America/New_York' };
    const change = askForPayment(order, { ...asking, actor: 'Robin Lee', source: 'staff' });
    expect(change).toEqual({
      columns: { paymentRequestedAt: asking.at },
      activities: [
        expect.objectContaining({ kind: 'payment', actor: 'Robin Lee', note: 'Asked the customer to pay.' }),
      ],
      milestones: [{ milestone: 'paymentRequested', transition: 'asked:2026-11-19' }],
    });
  });
});
