import { dueSentence, isAskable, nearness, paidText, paymentFacts, pickupText, sumLines } from './cod-words';

const now = new Date('2026-11-25T18:00:00Z');
const row = {
  _id: '0197b1c0-0000-4000-8000-000000000001',
  uniqueId: 10231,
  companyName: 'Northgate Relocation',
  paid: false,
  paidBy: null,
  paidAt: null,
  paymentRequestedAt: null,
  reg: 'NR-88412',
  status: 'Picked Up',
  orderTableStatus: 'Picked Up',
  orderTableCustomer: 'Samir Haddad',
  orderTablePickupEst: '2026-11-23',
  orderTableDeliveryEst: '2026-11-27',
  pickupScheduledAt: '2026-11-23',
  price: 1247,
  paidAmount: null,
  paidOn: null,
  today: '2026-11-25',
  isDue: true,
  canRequest: true,
} as const;

it.each([
  ['2026-11-23', '2 days ago'],
  ['2026-11-24', '1 day ago'],
  ['2026-11-25', 'today'],
  ['2026-11-27', 'in 2 days'],
  ['', ''],
])('says how far %j is away: %j', (day, words) => {
  expect(nearness(day, '2026-11-25')).toBe(words);
});

it('says when the customer of an unpaid order was asked', () => {
  expect(paymentFacts(row, now)).toBe('Not requested yet');
  expect(paymentFacts({ ...row, paymentRequestedAt: '2026-11-25T15:00:00Z', canRequest: false }, now)).toBe(
    'Requested today',
  );
  expect(paymentFacts({ ...row, paymentRequestedAt: '2026-11-23T15:00:00Z' }, now)).toBe('Requested Nov 23');
});

it('says the day of a request by the calendar of the company that decides whether it is today', () => {
  // Nov 24 in New York, where the company is.
  const asked = { ...row, paymentRequestedAt: '2026-11-25T03:00:00Z', requestedOn: '2026-11-24' };
  expect(paymentFacts(asked, now)).toBe('Requested Nov 24');
});

it('says who marked an order paid, and when', () => {
  const paid = { ...row, paid: true, paidBy: 'Dana Whitfield', paidAt: '2026-11-13T15:00:00Z' };
  expect(paymentFacts(paid, now)).toBe('Dana Whitfield, Nov 13');
  expect(paymentFacts({ ...paid, paidBy: null }, now)).toBe('Nov 13');
});

it('says what was paid in part, and what is due', () => {
  const part = { ...row, paidAmount: 500 };
  expect(paidText(row)).toBe('Unpaid');
  expect(paidText(part)).toBe('Paid $500 of $1,247');
  expect(paymentFacts(part, now)).toBe('$747 due, not requested yet');
  const asked = { ...part, paymentRequestedAt: '2026-11-25T15:00:00Z' };
  expect(paymentFacts(asked, now)).toBe('$747 due, requested Nov 25');
  expect(paymentFacts({ ...asked, canRequest: false }, now)).toBe('$747 due, requested today');
});

const sums = {
  unpaid: { orders: 5, price: 7272 },
  due: { orders: 3, price: 4927 },
  paid: { orders: 4, price: 5356 },
  paidInPart: { orders: 0, price: 0 },
  all: { orders: 9, price: 12628 },
};

it('sums what is unpaid, paid and all', () => {
  expect(sumLines(sums)).toEqual([
    { label: 'Unpaid, 5 orders', values: { price: '$7,272', payment: '$4,927 due now' } },
    { label: 'Paid, 4 orders', values: { price: '$5,356' } },
    { label: 'All, 9 orders', values: { price: '$12,628' }, isGrand: true },
  ]);
});

it('sums what was paid of orders that are not paid in full', () => {
  const [, part] = sumLines({ ...sums, paidInPart: { orders: 1, price: 500 } });
  expect(part).toEqual({ label: 'Paid in part, on 1 of these', values: { price: '$500' } });
});

it('says what is due, and nothing when nothing is', () => {
  const why = 'picked up, or the first pickup day is within 3 days or has passed';
  expect(dueSentence(sums.due, [])).toBe(`3 unpaid orders are due now (${why}): $4,927.`);
  expect(dueSentence({ orders: 0, price: 0 }, [])).toBeNull();
});

it('says how many of those due are not asked again, and why', () => {
  const asked = { ...row, canRequest: false };
  const disputed = {
    ...row,
    paymentDispute: { by: 'Dana Whitfield', at: '2026-11-24T15:00:00Z', reason: 'Paid.' },
  };
  expect(dueSentence(sums.due, [row, asked, asked, disputed])).toMatch(
    / \$4,927\. Of them 2 were asked today, and 1 is in dispute\.$/,
  );
  expect([row, asked, disputed].map(isAskable)).toEqual([true, false, false]);
  expect(paymentFacts(disputed, now)).toBe('Since Nov 24: Paid.');
  const inPart = { ...disputed, price: 1000, paidAmount: 400 };
  expect(paymentFacts(inPart, now)).toBe('$600 due. Since Nov 24: Paid.');
});

it('says of what was picked up early that it is due, when it was', () => {
  const early = {
    ...row,
    isDue: false,
    isPaymentDue: true,
    pickedUpOn: '2026-11-22',
    pickupScheduledAt: '2026-12-02',
  };
  expect(paidText(early)).toBe('Unpaid, due now');
  expect(pickupText(early)).toBe('Picked up Nov 22');
  expect(pickupText({ ...early, pickedUpOn: null })).toBe('Pickup Dec 2');
});
