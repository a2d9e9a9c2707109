import { moveToStation, stationsReached } from './order-stations.js';

/** Newest first, as the history has them. */
const moves = (...states: (string | null)[]) =>
  states
    .slice(1)
    .map((to, index) => ({ from: states[index] ?? null, to }))
    .reverse();

describe('the stations that an order reached', () => {
  test.each([
    ['new', 1],
    ['posted_to_loadboard', 2],
    ['accepted', 3],
    ['picked_up', 4],
    ['paid', 5],
  ] as const)('are, when it is %s, %s', (sdStatus, stations) => {
    expect(stationsReached(sdStatus, [])).toBe(stations);
  });

  test('are those of its state, whatever it reached before a step back', () => {
    expect(stationsReached('posted', moves('accepted', 'posted'))).toBe(2);
  });

  test('stay where it was held, flagged or canceled', () => {
    expect(stationsReached('on_hold', moves('new', 'posted', 'accepted', 'on_hold'))).toBe(3);
    expect(stationsReached('flagged', moves('new', 'picked_up', 'on_hold', 'flagged'))).toBe(4);
    expect(stationsReached('order_canceled', [{ from: 'posted', to: 'order_canceled' }])).toBe(2);
  });

  test('are one at least, also where the history has nothing or states of old', () => {
    expect(stationsReached('on_hold', [])).toBe(1);
    expect(
      stationsReached('on_hold', [
        { from: null, to: null },
        { from: 'unknown', to: 'unknown' },
      ]),
    ).toBe(1);
  });
});

describe('the move to a station', () => {
  test('is the first into it', () => {
    const all = moves('new', 'posted', 'pending', 'accepted');
    expect(moveToStation(2, all)).toEqual({ from: 'new', to: 'posted' });
    expect(moveToStation(3, all)).toEqual({ from: 'pending', to: 'accepted' });
  });

  test('is the one after the order was last before it', () => {
    const again = moves('new', 'accepted', 'new', 'posted', 'accepted');
    expect(moveToStation(3, again)).toEqual({ from: 'posted', to: 'accepted' });
  });

  test('may be before a hold, and before later stations', () => {
    expect(moveToStation(3, moves('new', 'accepted', 'on_hold', 'picked_up'))).toEqual({
      from: 'new',
      to: 'accepted',
    });
    expect(moveToStation(3, moves('posted', 'on_hold', 'accepted', 'flagged', 'accepted'))).toEqual({
      from: 'on_hold',
      to: 'accepted',
    });
  });

  test('is none for a station that was skipped', () => {
    expect(moveToStation(3, moves('new', 'picked_up'))).toBeNull();
    expect(moveToStation(3, [])).toBeNull();
  });
});
