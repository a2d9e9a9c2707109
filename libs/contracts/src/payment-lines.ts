import { transportChoices } from './constants.js';
import type { Order } from './order.js';

/** Lines above an order's total; the RUSH line also where its fee was left out. */
export function paymentLines({
  price,
  rushFee,
  isRush,
  transportType,
}: Pick<Order, 'price' | 'rushFee' | 'isRush' | 'transportType'>) {
  const transport = {
    label: `Transport, ${transportChoices[transportType].toLowerCase()}`,
    dollars: price - rushFee,
  };
  return isRush || rushFee > 0
    ? [transport, { label: 'RUSH, under 2 business days', dollars: rushFee }]
    : [transport];
}
