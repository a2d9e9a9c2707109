import { type OrderStatus, type Role, type SdStatus, sdStatuses } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { actionsFor, canAcceptTerms, mayBeReinstated, movesFor } from './order-permissions.js';

const now = new Date('2026-11-20T15:00:00Z');
const staff = { role: 'MCAdmin' } as const;
const standing = (sdStatus: SdStatus, flaggedFrom: SdStatus | null = null) =>
  ({ sdStatus, flaggedFrom, status: 'New', canceledAt: now, paymentType: 'COD', paid: false }) as const;
const unflagged = sdStatuses.filter((state) => state !== 'flagged');
const portalRoles: readonly Role[] = ['Admin', 'User'];

describe('staff', () => {
  test.each(unflagged.filter((state) => state !== 'order_canceled'))(
    'remove the flag of an order that was %s when it was flagged',
    (from) => {
      expect(movesFor(standing('flagged', from), staff, now)[0]).toBe(from);
    },
  );

  test.each(unflagged)('find a way out of %s', (state) => {
    expect(movesFor(standing(state), staff, now)).not.toEqual([]);
  });

  test.each(unflagged)('never do what is a carrier’s to an order that is %s', (state) => {
    const carriers = movesFor(standing(state), staff, now).filter((to) =>
      ['requests', 'pending', 'declined'].includes(to),
    );
    expect(carriers).toEqual([]);
  });

  test('reinstate a canceled order within 30 days, and not a millisecond later', () => {
    const canceled = standing('order_canceled');
    const daysLater = (days: number) => new Date(now.getTime() + days * dayMs);
    expect(movesFor(canceled, staff, daysLater(30))).toEqual(['new']);
    expect(movesFor(canceled, staff, new Date(daysLater(30).getTime() + 1))).toEqual([]);
  });

  test('do not reinstate an order without a time of its canceling', () => {
    expect(mayBeReinstated({ canceledAt: null }, now)).toBe(false);
  });
});

describe('people of a portal', () => {
  test.each(unflagged)('do nothing to a flagged order that was %s but cancel it', (from) => {
    const moves = movesFor(standing('flagged', from), { role: 'Admin' }, now);
    expect(moves.filter((to) => to !== 'order_canceled')).toEqual([]);
  });

  test.each<[SdStatus, SdStatus | null, string]>([
    ['new', null, 'order_canceled'],
    ['on_hold', null, 'order_canceled'],
    ['posted', null, 'order_canceled'],
    ['posted_to_loadboard', null, 'order_canceled'],
    ['requests', null, 'order_canceled'],
    ['pending', null, 'order_canceled'],
    ['declined', null, 'order_canceled'],
    ['accepted', null, 'order_canceled'],
    ['flagged', 'accepted', 'order_canceled'],
    ['flagged', 'picked_up', ''],
    ['picked_up', null, ''],
    ['delivered', null, ''],
    ['invoiced', null, ''],
    ['paid', null, ''],
    ['order_canceled', null, ''],
  ])('may move an order that is %s (flagged from: %s) to: %s', (sdStatus, flaggedFrom, moves) => {
    const ofRole = (role: Role) => movesFor(standing(sdStatus, flaggedFrom), { role }, now).join(' ');
    expect(portalRoles.map(ofRole)).toEqual([moves, moves]);
  });
});

describe('what a person may do with an order, apart from moving it', () => {
  const unpaid = {
    paymentType: 'COD',
    paid: false,
    canceledAt: null,
    driverPhone: '(806) 555-0142',
    paymentRequestedAt: null,
    carrierName: '',
    isCustomerPortal: false,
  } as const;
  const asking = { at: new Date('2026-11-20T15:00:00Z'), timeZone: 'America/New_York' };
  type Order = Parameters<typeof actionsFor>[0];
  const actions = (order: Order, role: Role) => actionsFor(order, { role }, asking).join(' ');
  // An Admin also records payments; see below.
  const actionsOfPortal = (order: Order) =>
    portalRoles.map((role) => actions({ ...order, isCustomerPortal: true }, role));

  // Of an unpaid COD order whose driver's phone is known, as docs/product/orders.md has it, written out.
  const open = 'edit payment removePayment requestPayment acceptRequest';
  const assigned = 'edit carrier payment removePayment requestPayment acceptRequest';
  const openToPortal = 'edit requestPayment acceptRequest';
  test.each<[SdStatus, SdStatus | null, OrderStatus, string, string]>([
    ['new', null, 'New', open, openToPortal],
    ['new', null, 'Pending', open, openToPortal],
    ['on_hold', null, 'Pending', open, openToPortal],
    ['on_hold', null, 'New', open, openToPortal],
    ['posted', null, 'New', open, openToPortal],
    ['posted_to_loadboard', null, 'New', open, openToPortal],
    ['requests', null, 'New', open, openToPortal],
    ['pending', null, 'New', open, openToPortal],
    ['declined', null, 'New', open, openToPortal],
    ['accepted', null, 'New', assigned, openToPortal],
    ['flagged', 'new', 'New', open, openToPortal],
    ['flagged', 'accepted', 'New', assigned, openToPortal],
    [
      'picked_up',
      null,
      'Picked Up',
      'edit carrier payment removePayment requestPayment requestLocation',
      'requestPayment requestLocation',
    ],
    ['flagged', 'picked_up', 'New', 'edit carrier payment removePayment requestPayment', 'requestPayment'],
    ['delivered', null, 'Delivered', 'carrier payment removePayment requestPayment', 'requestPayment'],
    ['invoiced', null, 'Delivered', 'carrier payment removePayment requestPayment', 'requestPayment'],
    ['paid', null, 'Delivered', 'carrier payment removePayment requestPayment', 'requestPayment'],
    ['flagged', 'delivered', 'New', 'carrier payment removePayment requestPayment', 'requestPayment'],
    ['order_canceled', null, 'Canceled', '', ''],
  ])('%s (flagged from: %s), listed as %s: MCAdmin %j, the portal %j', (...row) => {
    const [sdStatus, flaggedFrom, status, ofStaff, ofPortal] = row;
    const order = { ...unpaid, sdStatus, flaggedFrom, status };
    expect(actions(order, 'MCAdmin')).toBe(ofStaff);
    expect(actionsOfPortal(order)).toEqual([ofPortal, ofPortal]);
  });

  const delivered = { ...unpaid, sdStatus: 'delivered', flaggedFrom: null, status: 'Delivered' } as const;
  test.each([
    [
      'an unpaid COD order',
      { paymentType: 'COD', paid: false },
      'carrier payment removePayment requestPayment',
      'requestPayment',
    ],
    ['a COD order that is paid', { paymentType: 'COD', paid: true }, 'carrier payment removePayment', ''],
    ['a billed order', { paymentType: 'Billing', paid: false }, 'carrier', ''],
    ['a billed order that is paid', { paymentType: 'Billing', paid: true }, 'carrier', ''],
  ] as const)(
    'of the payment of %s (%j): MCAdmin %j, the portal %j',
    (_order, payment, ofStaff, ofPortal) => {
      expect(actions({ ...delivered, ...payment }, 'MCAdmin')).toBe(ofStaff);
      expect(actionsOfPortal({ ...delivered, ...payment })).toEqual([ofPortal, ofPortal]);
    },
  );

  test.each<[Role, boolean, string]>([
    ['MCAdmin', true, 'carrier payment removePayment requestPayment'],
    ['Admin', false, 'payment requestPayment'],
    ['Admin', true, 'requestPayment'],
    ['User', false, 'requestPayment'],
  ])('%s of a company whose customers pay the provider (%s) may: %s', (role, isCustomerPortal, may) => {
    expect(actions({ ...delivered, isCustomerPortal }, role)).toBe(may);
  });

  test('nobody asks a customer to pay who was asked today, where the portal is', () => {
    const asked = (at: string) => ({ ...delivered, paymentRequestedAt: new Date(at) });
    expect(actions(asked('2026-11-20T05:00:00Z'), 'MCAdmin')).toBe('carrier payment removePayment');
    expect(actions(asked('2026-11-20T04:59:59Z'), 'MCAdmin')).toBe(
      'carrier payment removePayment requestPayment',
    );
  });

  test('nobody asks a driver whose phone is not known for the position', () => {
    const pickedUp = { ...delivered, sdStatus: 'picked_up', status: 'Picked Up', driverPhone: '' } as const;
    expect(actions(pickedUp, 'MCAdmin')).toBe('edit carrier payment removePayment requestPayment');
    expect(actionsOfPortal(pickedUp)).toEqual(['requestPayment', 'requestPayment']);
  });
});

describe('terms', () => {
  test.each<[SdStatus, SdStatus | null, boolean]>([
    ['new', null, true],
    ['on_hold', null, true],
    ['accepted', null, true],
    ['picked_up', null, true],
    ['flagged', 'picked_up', true],
    ['delivered', null, false],
    ['invoiced', null, false],
    ['paid', null, false],
    ['flagged', 'delivered', false],
    ['order_canceled', null, false],
  ])('of an order that is %s (flagged from: %s) can be accepted: %s', (sdStatus, flaggedFrom, may) => {
    expect(canAcceptTerms({ sdStatus, flaggedFrom })).toBe(may);
  });
});
