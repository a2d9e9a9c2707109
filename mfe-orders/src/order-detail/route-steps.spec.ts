import { type Activity, stationsReached } from '@overland/contracts';
import { routeSteps } from './route-steps';

const activity = (to: Activity['to'], at: string, changes: Partial<Activity> = {}): Activity => ({
  kind: 'move',
  at,
  actor: 'Dana Whitfield',
  from: null,
  to,
  source: 'staff',
  note: '',
  changes: [],
  ...changes,
});

const order = {
  createdAt: '2026-11-19T10:12:00',
  sdStatus: 'picked_up',
  pickupDateType: 'not_earlier_than',
  pickupScheduledAt: '2026-11-25',
  pickupScheduledEndsAt: '2026-11-27',
  deliveryDateType: 'estimated',
  deliveryScheduledAt: '2026-11-27',
  deliveryScheduledEndsAt: '2026-11-29',
  pickedUpAt: null,
  deliveredAt: null,
} as const;

const history = [
  activity('picked_up', '2026-11-25T11:30:00', { source: 'driver' }),
  activity('accepted', '2026-11-21T09:05:00', { source: 'tms' }),
  activity('posted', '2026-11-19T14:40:00'),
  activity('new', '2026-11-19T10:12:00'),
];

describe('the route line of an order', () => {
  it('shows when each stop was reached, by whom, and when the next is expected', () => {
    expect(routeSteps(order, history)).toEqual({
      reached: 4,
      stops: [
        { label: 'Booked', note: 'Nov 19, 10:12 AM' },
        { label: 'Confirmed', note: 'Nov 19, 2:40 PM, by staff' },
        { label: 'Assigned Driver', note: 'Nov 21, 9:05 AM, by carrier' },
        { label: 'Picked Up', note: 'Nov 25, 11:30 AM, by driver' },
        { label: 'Delivered', note: 'expected Nov 27 – Nov 29' },
      ],
    });
  });
  it('shows when it really was picked up, not when that was entered', () => {
    const { stops } = routeSteps({ ...order, pickedUpAt: '2026-11-24T16:00:00' }, history);
    expect(stops[3]?.note).toBe('Nov 24, 4:00 PM, by driver, 1 day early');
  });
  it('leaves a skipped step without a time', () => {
    const { stops, reached } = routeSteps({ ...order, sdStatus: 'accepted' }, [
      activity('accepted', '2026-11-21T09:05:00', { source: 'tms' }),
      activity('new', '2026-11-19T10:12:00'),
    ]);
    expect(reached).toBe(3);
    expect(stops[1]?.note).toBe('');
    expect(stops[3]?.note).toBe('expected Nov 25 – Nov 27');
  });
  it('takes the time since a roll-back', () => {
    const rolledBack = [
      activity('accepted', '2026-11-23T08:00:00'),
      activity('new', '2026-11-22T08:00:00'),
      activity('accepted', '2026-11-21T08:00:00'),
    ];
    expect(routeSteps({ ...order, sdStatus: 'accepted' }, rolledBack).stops[2]?.note).toMatch(/^Nov 23/);
  });
  it('expects nothing of a canceled order', () => {
    const canceled = [
      activity('order_canceled', '2026-11-22T08:00:00', { from: 'accepted' }),
      ...history.slice(1),
    ];
    const { stops, reached } = routeSteps({ ...order, sdStatus: 'order_canceled' }, canceled);
    expect(reached).toBe(3);
    expect(stops.map(({ note }) => note).slice(3)).toEqual(['', '']);
  });
});

it('keeps its last stop while the order is held or flagged', () => {
  expect(
    stationsReached('flagged', [activity('flagged', '2026-11-26T08:00:00', { from: 'picked_up' })]),
  ).toBe(4);
  expect(stationsReached('on_hold', [activity('on_hold', '2026-11-19T10:12:00')])).toBe(1);
});
