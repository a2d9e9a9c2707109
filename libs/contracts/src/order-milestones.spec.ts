import { OrderMilestoneReached } from './order-milestones.js';

it('a milestone that an older release told was no answer, waits for nothing and names no changes', () => {
  const { isAnswer, heldSeconds, changes, customerReason } = OrderMilestoneReached.shape;
  expect(isAnswer.parse(undefined)).toBe(false);
  expect(heldSeconds.parse(undefined)).toBe(0);
  expect(changes.parse(undefined)).toEqual([]);
  expect(customerReason.parse(undefined)).toBe('');
});

it('a change names its field and what it was and is, as text or as a number', () => {
  const { changes } = OrderMilestoneReached.shape;
  const price = { field: 'price', from: 900, to: 950 };
  const vin = { field: 'vin', vehicle: '2021 Honda Accord', from: '', to: '1HGCV1F30MA000001' };
  expect(changes.parse([price, vin])).toEqual([{ ...price, vehicle: '' }, vin]);
  expect(changes.safeParse([{ from: 900, to: 950 }]).success).toBe(false);
  expect(changes.safeParse([{ ...price, to: null }]).success).toBe(false);
});
