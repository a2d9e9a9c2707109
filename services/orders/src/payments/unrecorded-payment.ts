import type { PlacedOrder } from '../orders/order.entity.js';
import type { OrderPaymentEntity } from './order-payment.entity.js';

/**
 * The payment of an order that was marked paid before payments were recorded; it has the id of the order. Null where there is
 * none.
 */
export function unrecordedPayment(
  order: PlacedOrder,
  counting: readonly OrderPaymentEntity[],
): OrderPaymentEntity | null {
  if (order.paymentType !== 'COD' || !order.paid || counting.length > 0) return null;
  return {
    id: order.id,
    orderId: order.id,
    portalId: order.portalId,
    method: 'notRecorded',
    amount: order.paidAmount ?? order.price,
    paidOn: order.paidOn,
    reference: '',
    takenBy: order.paidBy,
    takenAt: order.paidAt,
    voidedBy: null,
    voidedAt: null,
  };
}
