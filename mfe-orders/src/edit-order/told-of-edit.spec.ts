import type { Order } from '@overland/contracts';
import { anOrder } from '../testing/an-order';
import { toldOfEdit } from './told-of-edit';

const order = anOrder({ paymentType: 'COD', paid: false, price: 1000 });

it.each<[string, Partial<Order>, string[]]>([
  ['another price', { price: 1100 }, ['changes', 'terms', 'payment']],
  ['another first day', { pickupScheduledAt: '2026-12-09' }, ['changes', 'terms']],
  ['another level at the same price', { serviceLevel: order.serviceLevel === 7 ? 5 : 7 }, ['changes']],
  ['another street', { pickupAddress: '2 Side Street' }, ['changes']],
  ['notes and names', { pickupNotes: 'Gate 4', customerFullName: 'Jo Smith' }, []],
])('of %s people hear as the server tells them', (_what, change, expected) => {
  const told = toldOfEdit(order, { ...order, ...change });
  expect(Object.entries(told).flatMap(([name, isTold]) => (isTold ? [name] : []))).toEqual(expected);
});

it('of another price asks nobody to pay who has paid', () => {
  expect(toldOfEdit({ ...order, paid: true }, { ...order, paid: true, price: 1100 }).payment).toBe(false);
});
