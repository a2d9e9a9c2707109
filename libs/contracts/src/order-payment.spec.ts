import { orderStatuses, paymentTypes } from './constants.js';
import { amountDue, isPaymentDue, isUnpaidBeforePickup, isUnpaidCod, owesPayment } from './order-payment.js';

const today = '2026-11-20';
const [near, far] = ['2026-11-23', '2026-11-24'];

describe.each(orderStatuses)('an order that is %s', (status) => {
  const isCanceled = status === 'Canceled';

  it.each(
    paymentTypes.flatMap((paymentType) =>
      [true, false].map((paid) => ({ paymentType, paid, isUnpaid: paymentType === 'COD' && !paid })),
    ),
  )('of $paymentType, paid: $paid, is unpaid COD: $isUnpaid, and owed unless canceled', (row) => {
    const { isUnpaid, ...payment } = row;
    const order = {
      ...payment,
      status,
      sdStatus: 'posted',
      flaggedFrom: null,
      pickupScheduledAt: near,
    } as const;
    expect(isUnpaidCod(order)).toBe(isUnpaid);
    expect(owesPayment(order)).toBe(isUnpaid && !isCanceled);
    expect(isPaymentDue(order, today)).toBe(isUnpaid && !isCanceled);
    expect(isPaymentDue({ ...order, pickupScheduledAt: far }, today)).toBe(false);
  });
});

test.each([
  [{ paid: false, paidAmount: null }, 1049],
  [{ paid: false, paidAmount: 500 }, 549],
  [{ paid: true, paidAmount: null }, 0],
  [{ paid: true, paidAmount: 1000 }, 49],
  [{ paid: true, paidAmount: 1100 }, 0],
])('of $1,049 with %j there is still owed: %d', (payment, due) => {
  expect(amountDue({ ...payment, price: 1049 })).toBe(due);
});

describe('an unpaid COD order', () => {
  const isDueOn = (pickupScheduledAt: string, day: string) =>
    isPaymentDue({ ...unpaid, pickupScheduledAt }, day);
  const unpaid = {
    paymentType: 'COD',
    paid: false,
    status: 'New',
    sdStatus: 'posted',
    flaggedFrom: null,
  } as const;

  test.each([
    ['2026-11-20', true],
    [near, true],
    [far, false],
    ['2026-11-19', true],
    ['2025-01-01', true],
  ])(
    'with a pickup estimate of %s is due on Nov 20, 2026: %s (under 4 days, past ones included)',
    (pickup, isDue) => {
      expect(isDueOn(pickup, today)).toBe(isDue);
    },
  );

  test.each([
    [{ status: 'Picked Up', sdStatus: 'picked_up', flaggedFrom: null }, true],
    [{ status: 'Delivered', sdStatus: 'paid', flaggedFrom: null }, true],
    [{ status: 'New', sdStatus: 'flagged', flaggedFrom: 'picked_up' }, true],
    [{ status: 'New', sdStatus: 'accepted', flaggedFrom: null }, false],
  ] as const)(
    'of a far pickup estimate is due once it was picked up, and never highlighted: %j',
    (state, isDue) => {
      const order = { ...unpaid, ...state, pickupScheduledAt: '2026-12-20' };
      expect(isPaymentDue(order, today)).toBe(isDue);
      expect(isUnpaidBeforePickup(order, today)).toBe(false);
    },
  );

  test('is due by calendar days, across a year and the change of clocks', () => {
    expect(isDueOn('2027-01-02', '2026-12-30')).toBe(true);
    expect(isDueOn('2027-01-03', '2026-12-30')).toBe(false);
    expect(isDueOn('2026-11-03', '2026-10-31')).toBe(true);
  });
});
