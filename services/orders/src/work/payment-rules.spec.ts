import type { PlacedOrder } from '../orders/order.entity.js';
import type { OrderPaymentEntity } from '../payments/order-payment.entity.js';
import {
  askForPayment,
  askRefusal,
  dayRefusal,
  excessRefusal,
  paidByLowerPrice,
  paymentRefusal,
  recordPayment,
  removePayments,
} from './payment-rules.js';

const at = new Date('2026-11-20T15:00:00Z');
const today = '2026-11-20';
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
  paidBy: null,
  paidAt: null,
  paidAmount: null,
  paidOn: null,
  paymentRequestedAt: null,
} as unknown as PlacedOrder;
const staff = { actor: 'Robin Lee', at };
const held = { ...order, sdStatus: 'on_hold', sdStatusLabel: 'On Hold', status: 'Pending' } as const;
const payment = {
  ...{ id: 'one', method: 'check', amount: 1090, paidOn: today, reference: '1042' },
} as OrderPaymentEntity;
const part = { ...payment, id: 'part', amount: 500, method: 'cashiersCheck', paidOn: '2026-11-18' } as const;
const record = (of: PlacedOrder, taken: OrderPaymentEntity = payment, before: OrderPaymentEntity[] = []) =>
  recordPayment(of, { ...staff, payment: taken, before, today, tells: true });

describe('a payment', () => {
  test('is of a COD order that is not canceled', () => {
    expect(paymentRefusal(order)).toBeNull();
    expect(paymentRefusal({ ...order, paymentType: 'Billing' })).toMatch(
      'Only COD orders can be marked paid.',
    );
    expect(paymentRefusal({ ...order, status: 'Canceled' })).toMatch('Its payment cannot be changed.');
  });

  test.each([
    ['2026-11-20', null],
    ['2026-11-21', 'This day is in the future.'],
    ['2024-11-20', null],
    ['2024-11-19', 'This day is more than two years ago.'],
  ])('of %s: %j', (paidOn, refusal) => {
    expect(dayRefusal({ paidOn }, today)).toBe(refusal);
  });

  test('of more than is owed is confirmed first', () => {
    const excess = (amount: number, of: Partial<PlacedOrder> = {}, takesMore = false) =>
      excessRefusal({ ...order, ...of }, { amount, takesMore });
    expect(excess(1090)).toBeNull();
    expect(excess(1091)).toBe('Only $1,090 is still owed. Please confirm that more was paid.');
    expect(excess(591, { paidAmount: 500 })).toBe(
      'Only $590 is still owed. Please confirm that more was paid.',
    );
    expect(excess(1, { paid: true, paidAmount: 1090 })).toMatch('This order is paid already.');
    expect(excess(1091, {}, true)).toBeNull();
  });
});

describe('an order whose price is paid', () => {
  test('keeps who completed it, when and for how much, and tells it', () => {
    const { columns, milestones, activities } = record(order);
    expect(columns).toEqual({
      ...{ version: 5, paid: true, paidBy: 'Robin Lee', paidAt: at, paidAmount: 1090, paidOn: today },
      paymentDispute: null,
      ...{ sdStatus: 'posted', sdStatusLabel: 'Confirmed', flaggedFrom: null, status: 'New' },
    });
    expect(milestones).toEqual([
      { milestone: 'paid', transition: 'paid:one', payment: { id: 'one', amount: 1090, paidOn: today } },
    ]);
    expect(activities).toMatchObject([
      { kind: 'payment', actor: 'Robin Lee', note: 'Paid $1,090 by check, reference 1042.' },
    ]);
  });

  test('is released if it was held for payment', () => {
    const { columns, activities } = record(held);
    expect(columns).toMatchObject({ sdStatus: 'new', sdStatusLabel: 'New Booking', status: 'New' });
    expect(activities[0]).toMatchObject({ fromStatus: 'on_hold', toStatus: 'new' });
  });

  test('stays on hold if that was not for payment', () => {
    expect(record({ ...held, isPublic: false }).columns).toMatchObject({ sdStatus: 'on_hold' });
  });

  test('keeps its flag, and is released once that is lifted', () => {
    const flagged = { ...held, sdStatus: 'flagged', flaggedFrom: 'on_hold' } as const;
    expect(record(flagged).columns).toMatchObject({
      ...{ sdStatus: 'flagged', sdStatusLabel: 'New Booking', flaggedFrom: 'new' },
    });
    expect(record({ ...flagged, flaggedFrom: 'posted' }).columns.flaggedFrom).toBe('posted');
  });

  test('stays paid when a part of a higher price follows', () => {
    const before = {
      ...order,
      paid: true,
      paidBy: 'Kim',
      paidAt: new Date(0),
      price: 1200,
      paidAmount: 1090,
    };
    const { columns } = record(before, { ...payment, id: 'two', amount: 50 }, [payment]);
    expect(columns).toMatchObject({ paid: true, paidBy: 'Kim', paidAt: new Date(0), paidAmount: 1140 });
  });
});

describe('an order that is paid in part', () => {
  test('is not paid, stays held, and says how', () => {
    const { columns, activities } = record(held, part);
    expect(columns).toMatchObject({
      ...{ paid: false, paidBy: null, paidAt: null, paidAmount: 500, paidOn: '2026-11-18' },
      ...{ sdStatus: 'on_hold', status: 'Pending' },
    });
    expect(activities[0]?.note).toBe('Paid $500 by cashier’s check on Nov 18, 2026, reference 1042.');
  });

  test('is paid by what completes the price, or by a lower price', () => {
    const { columns } = record(held, { ...payment, amount: 590 }, [part]);
    expect(columns).toMatchObject({ paid: true, paidAmount: 1090 });
    const cheaper = { ...held, paidAmount: 500, paidOn: '2026-11-18', price: 500 };
    expect(paidByLowerPrice(cheaper, staff)).toMatchObject({ paid: true, paidAmount: 500, sdStatus: 'new' });
    expect(paidByLowerPrice({ ...cheaper, price: 501 }, staff)).toBeNull();
    expect(paidByLowerPrice({ ...cheaper, paidAmount: null }, staff)).toBeNull();
  });
});

describe('removing payments', () => {
  const paid = { ...order, paid: true, paidBy: 'Kim', paidAt: at, paidAmount: 1590 };

  test('of all makes it unpaid and Pending, and does not hold it again', () => {
    const removing = { ...staff, removed: [payment, part], left: [] };
    const { columns, milestones, activities } = removePayments(paid, removing);
    expect(columns).toMatchObject({
      ...{ version: 5, paid: false, paidBy: null, paidAt: null, paidAmount: null, paidOn: null },
      ...{ sdStatus: 'posted', status: 'Pending' },
    });
    expect(milestones).toBeUndefined();
    expect(activities[0]?.note).toBe(
      'Marked unpaid: removed $1,090 by check, reference 1042; $500 by cashier’s check, reference 1042.',
    );
  });

  test('leaves it paid while the others reach the price', () => {
    const { columns, activities } = removePayments(paid, { ...staff, removed: [part], left: [payment] });
    expect(columns).toMatchObject({ paid: true, paidBy: 'Kim', paidAmount: 1090, paidOn: today });
    expect(activities[0]?.note).toBe('Removed the payment of $500 by cashier’s check, reference 1042.');
    const less = removePayments(paid, { ...staff, removed: [payment], left: [part] });
    expect(less.columns).toMatchObject({ paid: false, paidAmount: 500 });
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
