import { type OrderMilestone, orderMilestones } from '@overland/contracts';
import { pushTextOf } from './push-text.js';

const textOf = (milestone: OrderMilestone, language: 'en' | 'es' = 'en') =>
  pushTextOf({ milestone, order: { uniqueId: 10_234 } }, language);

it('tells of a driver, the pickup, the delivery, a canceling and an answer, and of nothing else', () => {
  expect(orderMilestones.map((milestone) => textOf(milestone)).filter((text) => text !== null)).toEqual([
    'A driver is assigned to order 10234',
    'Order 10234 was picked up',
    'Order 10234 was delivered',
    'Order 10234 is canceled',
    'Your request for order 10234 is answered',
  ]);
});

it('is written in the language of the device', () => {
  expect(textOf('picked_up', 'es')).toBe('El pedido 10234 fue recogido');
});
