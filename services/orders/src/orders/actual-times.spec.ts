import { actualTimes } from './actual-times.js';

const picked = new Date('2026-11-19T15:00:00Z');
const delivered = new Date('2026-11-20T15:00:00Z');

describe('the time of a pickup', () => {
  test.each([
    ['is known', picked, delivered, picked],
    ['is known before the delivery', picked, null, picked],
    ['is not known if it was implied by the delivery', delivered, new Date(delivered), null],
    ['is not known before it', null, null, null],
  ])('%s', (_when, pickedUpAt, deliveredAt, expected) => {
    expect(actualTimes({ pickedUpAt, deliveredAt })).toEqual({ pickedUpAt: expected, deliveredAt });
  });
});
