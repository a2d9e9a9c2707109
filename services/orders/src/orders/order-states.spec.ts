import { orderStatuses, type SdStatus, sdStatuses } from '@overland/contracts';
import type { OrderDraft } from './order.entity.js';
import { awaitsPayment, isPlaced, labelOf, nextStates, skippedStates, statusOf } from './order-states.js';

/** Row by row as docs/product/orders.md has it, written out. */
const allowed: Record<Exclude<SdStatus, 'flagged'>, string> = {
  new: 'posted posted_to_loadboard requests pending accepted on_hold flagged order_canceled',
  on_hold: 'new posted posted_to_loadboard pending flagged order_canceled',
  posted: 'posted_to_loadboard new requests pending accepted on_hold flagged order_canceled',
  posted_to_loadboard: 'posted new requests pending accepted on_hold flagged order_canceled',
  requests: 'pending accepted posted posted_to_loadboard new on_hold flagged order_canceled',
  pending: 'accepted declined new posted posted_to_loadboard on_hold flagged order_canceled',
  declined: 'pending requests new posted posted_to_loadboard on_hold flagged order_canceled',
  accepted: 'picked_up new posted posted_to_loadboard declined delivered on_hold flagged order_canceled',
  picked_up: 'delivered accepted flagged',
  delivered: 'invoiced paid picked_up flagged',
  invoiced: 'paid delivered flagged',
  paid: 'invoiced flagged',
  order_canceled: 'new',
};

const moves = Object.entries(allowed).flatMap(([from, to]) =>
  sdStatuses.map((next) => [from as SdStatus, next, to.split(' ').includes(next)] as const),
);

describe('an order', () => {
  test.each(moves)('that is %s may become %s: %s', (from, to, may) => {
    expect(nextStates(from).includes(to)).toBe(may);
  });

  test.each(['new', 'posted', 'accepted', 'on_hold'] as const)(
    'flagged when it was %s goes back there or is canceled',
    (before) => {
      expect(nextStates('flagged', before)).toEqual([before, 'order_canceled']);
    },
  );

  test.each(['picked_up', 'delivered', 'invoiced', 'paid'] as const)(
    'flagged when it was %s only goes back there',
    (before) => {
      expect(nextStates('flagged', before)).toEqual([before]);
    },
  );

  test('flagged from a state that is not known can only be canceled', () => {
    expect(nextStates('flagged', null)).toEqual(['order_canceled']);
  });

  test('is placed once quoting has confirmed the booking', () => {
    const placed = (status: OrderDraft['status']) => isPlaced({ status } as OrderDraft);
    expect(placed('placing')).toBe(false);
    expect(orderStatuses.filter((status) => !placed(status))).toEqual([]);
  });
});

describe('the states that the TMS skipped', () => {
  test.each<[SdStatus, SdStatus, string]>([
    ['new', 'picked_up', 'accepted'],
    ['posted', 'delivered', 'accepted picked_up'],
    ['on_hold', 'paid', 'accepted picked_up delivered invoiced'],
    ['accepted', 'invoiced', 'picked_up delivered'],
    ['picked_up', 'delivered', ''],
    ['accepted', 'delivered', ''],
    ['delivered', 'accepted', ''],
    ['order_canceled', 'posted', ''],
  ])('from %s to %s are the steps of the road between them: %j', (from, to, skipped) => {
    expect(skippedStates(from, to).join(' ')).toBe(skipped);
  });
});

describe('an order awaits its payment', () => {
  test('when the public booked it and has not paid', () => {
    const held = { isPublic: true, paymentType: 'COD', paid: false } as const;
    expect(awaitsPayment(held)).toBe(true);
    expect(awaitsPayment({ ...held, paid: true })).toBe(false);
    expect(awaitsPayment({ ...held, isPublic: false })).toBe(false);
    expect(awaitsPayment({ ...held, paymentType: 'Billing' })).toBe(false);
  });
});

describe('the status of an order', () => {
  const statuses = (isPending: boolean) =>
    Object.fromEntries(sdStatuses.map((sdStatus) => [sdStatus, statusOf(sdStatus, { isPending })]));
  const moving = {
    picked_up: 'Picked Up',
    delivered: 'Delivered',
    invoiced: 'Delivered',
    paid: 'Delivered',
    order_canceled: 'Canceled',
  };
  const waiting = [
    'new',
    'on_hold',
    'posted',
    'posted_to_loadboard',
    'requests',
    'pending',
    'accepted',
    'declined',
    'flagged',
  ];

  test('is New until it is picked up, and Pending while its payment is due', () => {
    const all = (status: string) => Object.fromEntries(waiting.map((sdStatus) => [sdStatus, status]));
    expect(statuses(false)).toEqual({ ...all('New'), ...moving });
    expect(statuses(true)).toEqual({ ...all('Pending'), ...moving });
  });
});

describe('the label', () => {
  test.each([
    ['new', 'New Booking'],
    ['on_hold', 'On Hold'],
    ['accepted', 'Assigned Driver'],
    ['posted', 'Confirmed'],
    ['posted_to_loadboard', 'Confirmed'],
    ['picked_up', 'Picked Up'],
    ['invoiced', 'Delivered'],
    ['order_canceled', 'Canceled'],
  ] as const)('of %s is %s', (sdStatus, label) => {
    expect(labelOf(sdStatus, 'before')).toBe(label);
  });

  test.each(['requests', 'pending', 'declined', 'flagged', 'paid'] as const)(
    'of %s is the last that was not blank',
    (sdStatus) => {
      expect(labelOf(sdStatus, 'Confirmed')).toBe('Confirmed');
    },
  );
});
