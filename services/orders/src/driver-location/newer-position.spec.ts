import { minuteMs } from '@overland/contracts/calendar';
import { newerPosition } from './newer-position.js';

const now = new Date('2026-11-20T18:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
const unknown = { driverLat: null, driverLong: null, driverUpdated: null };
const amarillo = { lat: 35.2, long: -101.8, now };

describe('a position of the driver', () => {
  it('is kept where none was known', () => {
    expect(newerPosition(unknown, { ...amarillo, at: minutesAgo(5) })).toEqual({
      driverLat: 35.2,
      driverLong: -101.8,
      driverUpdated: minutesAgo(5),
    });
  });

  it('replaces an older one and never a newer one, or one of the same moment', () => {
    const order = { driverLat: 32.7, driverLong: -96.8, driverUpdated: minutesAgo(10) };
    expect(newerPosition(order, { ...amarillo, at: minutesAgo(9) })?.driverUpdated).toEqual(minutesAgo(9));
    expect(newerPosition(order, { ...amarillo, at: minutesAgo(11) })).toBeNull();
    expect(newerPosition(order, { ...amarillo, at: minutesAgo(10) })).toBeNull();
  });

  it('of a clock that is ahead counts as of now, so that later ones are kept', () => {
    const kept = newerPosition(unknown, { ...amarillo, at: minutesAgo(-90) });
    expect(kept?.driverUpdated).toEqual(now);
  });

  it('of a clock that is ahead keeps its age when it is read again', () => {
    const order = { driverLat: 35.2, driverLong: -101.8, driverUpdated: minutesAgo(30) };
    expect(newerPosition(order, { ...amarillo, at: minutesAgo(-60) })).toBeNull();
    expect(newerPosition(order, { ...amarillo, long: -101.7, at: minutesAgo(-60) })).toMatchObject({
      driverUpdated: now,
    });
  });

  it.each([
    [91, 0],
    [-90.1, 0],
    [0, 180.5],
    [Number.NaN, 0],
    [0, Number.POSITIVE_INFINITY],
  ])('at %p, %p is no point on earth and is not kept', (lat, long) => {
    expect(newerPosition(unknown, { lat, long, at: now, now })).toBeNull();
  });
});
