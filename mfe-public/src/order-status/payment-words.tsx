import type { CustomerOrder, OrderStatus, SdStatus } from '@overland/contracts';
import { isPaymentOpen, type PaymentStory, paymentStory, paymentText } from '@overland/contracts/format';
import { HowToPay, sellerOf } from '@overland/quote-ui/payment';
import { styled } from '@overland/ui';

/** An order as far as its payment goes: of its own page, or of its terms. */
type Payable = Pick<
  CustomerOrder,
  | 'uniqueId'
  | 'price'
  | 'paymentType'
  | 'paid'
  | 'paidOn'
  | 'paidAmount'
  | 'isHeld'
  | 'status'
  | 'companyName'
  | 'isCustomerPortal'
  | 'contact'
>;

const sdStatusOf: Record<OrderStatus, SdStatus> = {
  Pending: 'new',
  New: 'new',
  'Picked Up': 'picked_up',
  Delivered: 'delivered',
  Canceled: 'order_canceled',
};

export const storyOf = (order: Payable): PaymentStory =>
  paymentStory({ ...order, sdStatus: sdStatusOf[order.status] });

const Words = styled('div')({
  display: 'grid',
  gap: 4,
  '& a': { color: 'var(--blue)', textUnderlineOffset: 3, whiteSpace: 'nowrap' },
});

/** Who pays what, when and to whom. */
export function paymentTextOf(order: Payable): string {
  const { name: payee } = sellerOf(order);
  return paymentText(storyOf(order), { ...order, company: order.companyName, payee });
}

/** Also how to pay, while it is unpaid. */
export function PaymentWords({ order }: { order: Payable }) {
  const { phone } = sellerOf(order);
  return (
    <Words>
      <p>{paymentTextOf(order)}</p>
      {isPaymentOpen(storyOf(order)) && phone !== '' && <HowToPay phone={phone} number={order.uniqueId} />}
    </Words>
  );
}
