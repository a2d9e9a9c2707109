import type { SdStatus } from '@overland/contracts';
import type { PlacedOrder } from '../orders/order.entity.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';
import { type Following, followTms } from './follow-tms.js';
import type { TmsState } from './tms-port.js';

const before = new Date('2026-11-20T14:00:00Z');
const at = new Date('2026-11-20T15:00:00Z');
const now = new Date('2026-11-20T15:00:10Z');

function anOrder(overrides: Partial<PlacedOrder> = {}): PlacedOrder {
  const { pickupDates, deliveryDates, ...demo } = aDemoOrder();
  return {
    ...demo,
    id: demo.orderId,
    version: 4,
    status: 'New',
    sdStatus: 'posted',
    sdStatusLabel: 'Confirmed',
    flaggedFrom: null,
    pickupScheduledAt: pickupDates.start,
    deliveryScheduledAt: deliveryDates.start,
    carrierName: '',
    driverName: '',
    driverPhone: '',
    truck: '',
    pickedUpAt: null,
    deliveredAt: null,
    pickupCondition: null,
    deliveryCondition: null,
    driverLat: null,
    driverLong: null,
    driverUpdated: null,
    ...overrides,
  } as unknown as PlacedOrder;
}

const aState = (sdStatus: SdStatus, overrides: Partial<TmsState> = {}): TmsState => ({
  guid: 'g',
  number: '10001',
  sdStatus,
  changedAt: at,
  carrierName: '',
  driverName: '',
  driverPhone: '',
  position: null,
  ...overrides,
});

function follow({
  order = anOrder(),
  state = aState('accepted'),
  dispatch = {},
}: Partial<{
  order: PlacedOrder;
  state: TmsState;
  dispatch: Partial<Following['dispatch']>;
}>) {
  const known = { sent: {}, tmsStatus: 'posted', tmsChangedAt: before, ...dispatch } as const;
  return followTms({ order, state, dispatch: known, now });
}

const position = { lat: 35.2, long: -101.8, at };

describe('what the TMS reports', () => {
  it('moves the order, and is remembered', () => {
    const { change, columns } = follow({});
    expect(change?.columns).toMatchObject({ sdStatus: 'accepted' });
    expect(columns).toMatchObject({ tmsStatus: 'accepted', tmsChangedAt: at });
  });

  it.each([
    ['at the same time as what is known', at],
    ['before it', new Date(at.getTime() + 1)],
  ])('%s moves nothing and is not remembered', (_when, tmsChangedAt) => {
    expect(follow({ dispatch: { tmsChangedAt } })).toEqual({ change: null, columns: {} });
  });

  it('a millisecond after what is known moves the order', () => {
    const { change } = follow({ dispatch: { tmsChangedAt: new Date(at.getTime() - 1) } });
    expect(change?.columns).toMatchObject({ sdStatus: 'accepted' });
  });

  it('at first, when nothing is known, moves the order', () => {
    expect(follow({ dispatch: { tmsChangedAt: null, tmsStatus: null } }).change).not.toBeNull();
  });

  it('of the driver’s position counts, though the state is old', () => {
    const { change, columns } = follow({
      state: aState('posted', { position }),
      dispatch: { tmsChangedAt: at },
    });
    expect(change?.columns).toMatchObject({ driverLat: 35.2, driverLong: -101.8 });
    expect(change?.activities).toEqual([]);
    expect(columns).toEqual({});
  });

  it('again, in the state that is known, moves nothing and says nothing of what was sent', () => {
    const { change, columns } = follow({ state: aState('posted') });
    expect(change).toBeNull();
    expect(columns).toEqual({ tmsStatus: 'posted', tmsChangedAt: at });
  });

  it('as news that staff have entered already moves nothing, and is remembered', () => {
    const { change, columns } = follow({ order: anOrder({ sdStatus: 'accepted' }) });
    expect(change).toBeNull();
    expect(columns).toMatchObject({ tmsStatus: 'accepted', tmsChangedAt: at });
  });

  it('needs no note in the history unless it is a canceling', () => {
    expect(follow({}).change?.activities).toEqual([
      expect.objectContaining({ fromStatus: 'posted', toStatus: 'accepted', source: 'tms', note: '' }),
    ]);
    const { change } = follow({ state: aState('order_canceled') });
    expect(change?.activities).toEqual([
      expect.objectContaining({ toStatus: 'order_canceled', note: 'Canceled in the TMS.' }),
    ]);
  });

  it('of carrier and driver is a change of the order and a line of the history', () => {
    const people = { carrierName: 'Blue Ridge', driverName: 'Sam', driverPhone: '(806) 555-0142' };
    const { change } = follow({ state: aState('posted', people) });
    expect(change?.columns).toEqual({ ...people, truck: '', version: 5 });
    expect(change?.activities).toEqual([
      expect.objectContaining({
        kind: 'edit',
        at: now,
        actor: 'Dispatch',
        source: 'tms',
        note: '',
        changes: [
          { field: 'Carrier', from: '', to: 'Blue Ridge' },
          { field: 'Driver', from: '', to: 'Sam' },
          { field: 'Driver’s phone', from: '', to: '(806) 555-0142' },
        ],
      }),
    ]);
  });

  it('erases nothing that staff entered where the TMS says nothing', () => {
    const entered = {
      carrierName: 'Blue Ridge',
      driverName: 'Sam',
      driverPhone: '(806) 555-0142',
      truck: 'TX 4K',
    };
    const order = anOrder({ sdStatus: 'accepted', ...entered });
    const same = { carrierName: 'Blue Ridge' };
    expect(follow({ order, state: aState('accepted') }).change).toBeNull();
    expect(follow({ order, state: aState('accepted', same) }).change).toBeNull();
    const { change } = follow({ order, state: aState('picked_up', { ...same, driverName: 'Kim' }) });
    expect(change?.columns).toMatchObject({
      ...entered,
      driverName: 'Kim',
      sdStatus: 'picked_up',
      version: 5,
    });
  });

  it('of a carrier who declines takes the carrier off the order, once in the history', () => {
    const entered = { carrierName: 'Blue Ridge', driverName: 'Sam' };
    const order = anOrder({ sdStatus: 'accepted', ...entered });
    const { change } = follow({ order, state: aState('declined'), dispatch: { tmsStatus: 'accepted' } });
    expect(change?.columns).toMatchObject({ carrierName: '', driverName: '', sdStatus: 'declined' });
    expect(change?.activities.flatMap(({ changes }) => changes)).toEqual([
      { field: 'Carrier', from: 'Blue Ridge', to: '' },
      { field: 'Driver', from: 'Sam', to: '' },
    ]);
  });

  it('of the position alone is no change of the order, so that nobody’s edit is refused', () => {
    const { change } = follow({ state: aState('posted', { position }) });
    expect(change?.columns).toEqual({ driverLat: 35.2, driverLong: -101.8, driverUpdated: at });
    expect(change?.activities).toEqual([]);
  });
});

describe('what the TMS did by itself', () => {
  it.each([
    ['on_hold', { held: true, canceled: false, paid: false }],
    ['order_canceled', { held: false, canceled: true, paid: false }],
    ['paid', { held: false, canceled: false, paid: true }],
    ['accepted', { held: false, canceled: false, paid: false }],
  ] as const)('is not sent to it again: %s', (status, sent) => {
    const { columns } = follow({ state: aState(status) });
    expect(columns.sent).toMatchObject({ canceled: sent.canceled, held: sent.held });
    expect(columns.sent?.paid ?? false).toBe(sent.paid);
  });

  it('with a flag changes nothing of what was sent', () => {
    expect(follow({ state: aState('flagged'), dispatch: { sent: { held: true } } }).columns.sent).toEqual({
      held: true,
    });
  });
});

describe('our own wish', () => {
  it.each([
    ['a hold that is not sent yet', { sdStatus: 'on_hold' as const }, {}],
    ['a cancel that is not sent yet', { sdStatus: 'order_canceled' as const }, {}],
    ['a new start that is not sent yet', { sdStatus: 'posted' as const }, { canceled: true }],
  ])('wins: %s', (_wish, order, sent) => {
    expect(follow({ order: anOrder(order), dispatch: { sent } })).toEqual({ change: null, columns: {} });
  });

  it('gives way to a vehicle that is on the truck', () => {
    const { change } = follow({ order: anOrder({ sdStatus: 'on_hold' }), state: aState('picked_up') });
    expect(change?.columns).toMatchObject({ sdStatus: 'picked_up' });
  });

  it('that was sent gives way to what the TMS does next', () => {
    const { change } = follow({
      order: anOrder({ sdStatus: 'on_hold' }),
      dispatch: { sent: { held: true } },
    });
    expect(change?.columns).toMatchObject({ sdStatus: 'accepted' });
  });
});

describe('an order that staff flagged', () => {
  const flagged = anOrder({ sdStatus: 'flagged', flaggedFrom: 'posted' });

  it('stays flagged while the carrier’s steps go on beneath', () => {
    const { change } = follow({ order: flagged });
    expect(change?.columns).toMatchObject({
      version: 5,
      sdStatus: 'flagged',
      flaggedFrom: 'accepted',
      status: 'New',
    });
    expect(change?.activities).toEqual([
      expect.objectContaining({
        orderId: flagged.id,
        fromStatus: 'posted',
        toStatus: 'accepted',
        note: 'The order stays flagged.',
      }),
    ]);
  });

  it('stays Pending beneath the flag while its customer has not paid', () => {
    const unpaid = { ...flagged, isPublic: true, paymentType: 'COD', paid: false } as const;
    expect(follow({ order: unpaid }).change?.columns.status).toBe('Pending');
    expect(follow({ order: { ...unpaid, paid: true } }).change?.columns.status).toBe('New');
  });

  it('is not flagged a second time by the TMS', () => {
    expect(follow({ order: flagged, state: aState('flagged') }).change).toBeNull();
  });

  it('is not moved by the state beneath the flag', () => {
    const { change } = follow({
      order: flagged,
      state: aState('posted'),
      dispatch: { tmsStatus: 'pending' },
    });
    expect(change).toBeNull();
  });

  it('is canceled when the TMS cancels it', () => {
    const { change } = follow({ order: flagged, state: aState('order_canceled') });
    expect(change?.columns).toMatchObject({ sdStatus: 'order_canceled' });
    expect(change?.activities.at(-1)?.note).toContain('Canceled in the TMS.');
  });

  it('goes on from a flag that the TMS set, when the TMS takes it away', () => {
    const { change } = follow({ order: flagged, dispatch: { tmsStatus: 'flagged' } });
    expect(change?.columns).toMatchObject({ sdStatus: 'accepted', flaggedFrom: null });
  });
});
