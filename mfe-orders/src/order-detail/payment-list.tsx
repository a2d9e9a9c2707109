import type { Order, OrderPayment } from '@overland/contracts';
import { formatMoney, Note, PlainList, styled, TextButton } from '@overland/ui';
import { usePaymentRemoval } from '../at-once/use-payment-removal';
import { paymentName, takenText } from './payment-facts';

const List = styled(PlainList)({ display: 'grid', gap: 10 });
const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: 15,
  overflowWrap: 'anywhere',
});

/** The payments of an order, also those that were removed. */
export function PaymentList({ order }: { order: Order }) {
  const removal = usePaymentRemoval(order);
  if (order.payments.length === 0) return null;
  return (
    <List aria-label="Payments">
      {order.payments.map((payment) => (
        <li key={payment.id}>
          <PaymentLine payment={payment} />
          {order.actions.includes('removePayment') && payment.voidedAt === null && (
            <TextButton
              aria-label={`Remove the payment of ${formatMoney(payment.amount)}`}
              disabled={removal.isRemoving}
              onClick={() => void removal.remove(payment)}
            >
              Remove
            </TextButton>
          )}
        </li>
      ))}
    </List>
  );
}

function PaymentLine({ payment }: { payment: OrderPayment }) {
  const isRemoved = payment.voidedAt !== null;
  const amount = formatMoney(payment.amount);
  return (
    <>
      <Line>
        <span>{paymentName(payment)}</span>
        {isRemoved ? <del>{amount}</del> : <b>{amount}</b>}
      </Line>
      <Note>{takenText(payment)}</Note>
    </>
  );
}
