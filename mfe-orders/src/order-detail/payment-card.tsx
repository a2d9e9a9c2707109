import { amountDue, type Order, owesPayment } from '@overland/contracts';
import { PaymentLines } from '@overland/quote-ui/payment';
import { Button, Chip, Note, Notice, Section, styled } from '@overland/ui';
import { useState } from 'react';
import { useOneStep } from '../at-once/use-one-step';
import { usePaymentRemoval } from '../at-once/use-payment-removal';
import { dueText, partText, requestText } from './payment-facts';
import { PaymentList } from './payment-list';
import { useAskedFor } from './use-asked-for';
import { useForms } from './use-forms';

const Body = styled('div')({ display: 'grid', gap: 14 });
const Buttons = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 12,
  '& button': { paddingInline: 8 },
});

export function PaymentCard({ order }: { order: Order }) {
  const due = dueText(order);
  const part = partText(order);
  const request = requestText(order);
  return (
    <Section title="Payment" aside={<PaidChip order={order} />}>
      <Body>
        <PaymentLines order={order} total={`Total, ${order.paymentType}`} />
        {part !== null && <p>{part}</p>}
        {due !== null && <Notice tone="amber">{due}</Notice>}
        <PaymentButtons order={order} />
        <PaymentList order={order} />
        {request !== null && <Note>{request}</Note>}
      </Body>
    </Section>
  );
}

/** None where nothing is due, or the company is billed. */
function PaidChip({ order }: { order: Order }) {
  if (owesPayment(order)) return <Chip tone="amber">{order.paidAmount ? 'Paid in part' : 'Unpaid'}</Chip>;
  return order.paymentType === 'COD' && order.paid ? <Chip tone="solid">Paid</Chip> : null;
}

function PaymentButtons({ order }: { order: Order }) {
  const { actions, paid, paidAmount, paymentRequestedAt } = order;
  const [isPaying, setPaying] = useState(false);
  const forms = useForms(isPaying);
  const removal = usePaymentRemoval(order);
  const request = useOneStep();
  const ask = () =>
    request.mutate({ orders: [{ _id: order.orderId, uniqueId: order.uniqueId }], move: null });
  const canMark = actions.includes('payment');
  const canRequest = actions.includes('requestPayment');
  useAskedFor('pay', canMark && amountDue(order) > 0 ? () => setPaying(true) : null);
  if (!canMark && !canRequest) return null;
  return (
    <>
      <Buttons>
        {canMark && amountDue(order) > 0 && (
          <Button onClick={() => setPaying(true)}>{paidAmount ? 'Record Payment' : 'Mark Paid'}</Button>
        )}
        {canMark && paid && (
          <Button busy={removal.isRemoving} busyLabel="Marking…" onClick={() => void removal.markUnpaid()}>
            Mark Unpaid
          </Button>
        )}
        {canRequest && (
          <Button busy={request.isPending} busyLabel="Requesting…" onClick={ask}>
            {paymentRequestedAt === null ? 'Request Payment' : 'Request Again'}
          </Button>
        )}
      </Buttons>
      {isPaying && forms && <forms.PaymentDialog order={order} onClose={() => setPaying(false)} />}
    </>
  );
}
