import { EmailsTakenBack, OrderMilestoneReached } from './order-milestones.js';

it('a milestone from an older release counts as no answer, is not held and names no changes', () => {
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

it('emails taken back are those of one order, each by the event and the time that they were about', () => {
  const orderId = '6d5a2f0e-5d5c-4f0b-9f57-6a3a3c8e9b10';
  const told = [{ eventId: '0e6b7c1a-7f0c-4a53-8a2b-5d1c3f8e2a44', transition: 'accepted:4' }];
  const takenBack = { orderId, portalId: orderId, told };
  expect(EmailsTakenBack.parse(takenBack)).toEqual(takenBack);
});
