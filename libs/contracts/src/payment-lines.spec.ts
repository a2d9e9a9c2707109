import { paymentLines } from './payment-lines.js';

it('have the RUSH fee as a line of its own, also where it was left out, or where the order is no rush', () => {
  const order = { price: 1100, isRush: true, rushFee: 200, transportType: 'OPEN' } as const;
  expect(paymentLines(order)).toEqual([
    { label: 'Transport, open', dollars: 900 },
    { label: 'RUSH, under 2 business days', dollars: 200 },
  ]);
  expect(paymentLines({ ...order, rushFee: 0 })).toHaveLength(2);
  expect(paymentLines({ ...order, isRush: false })).toEqual(paymentLines(order));
  expect(paymentLines({ ...order, isRush: false, rushFee: 0 })).toHaveLength(1);
});
