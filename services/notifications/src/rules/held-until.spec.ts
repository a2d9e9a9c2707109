import type { OrderBooked } from '@overland/contracts';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { heldUntil, isStillSo } from './held-until.js';

it('what can be undone is held for that long and five seconds more, everything else not at all', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(heldUntil(now, 10)?.toISOString()).toBe('2026-11-20T12:00:15.000Z');
  expect([heldUntil(now, 0), heldUntil(now)]).toEqual([null, null]);
});

it.each<[transition: string, isSo: Partial<OrderBooked>, isNot: Partial<OrderBooked>]>([
  ['accepted:1', { sdStatus: 'accepted' }, { sdStatus: 'new' }],
  ['picked_up:1', { sdStatus: 'picked_up' }, { sdStatus: 'accepted' }],
  ['delivered:1', { sdStatus: 'delivered' }, { sdStatus: 'picked_up' }],
  ['canceled:1', { sdStatus: 'order_canceled' }, { sdStatus: 'delivered' }],
  ['paid:1', { paidAt: '2026-11-20T12:00:00Z' }, { paidAt: null }],
])('%s is sent while it still applies to the order', (transition, isSo, isNot) => {
  expect(isStillSo(transition, anOrderBooked(isSo))).toBe(true);
  expect(isStillSo(transition, anOrderBooked(isNot))).toBe(false);
});

it('what cannot be undone is always sent', () => {
  expect(isStillSo('changed:1', anOrderBooked())).toBe(true);
});
