import { amountDue, type Order, owesPayment } from '@overland/contracts';
import { PaymentLines } from '@overland/quote-ui/payment';
import { Button, Chip, Note, Notice, Section, styled } from '@overland/ui';
import { useNotices, usePageKeys } from '@overland/web';
import { useState } from 'react';
import { useOneStep } from '../at-once/use-one-step';
import { usePaymentRemoval } from '../at-once/use-payment-removal';
import { useAskedFor } from '../use-asked-for';
import { dueText, partText, requestText } from './payment-facts';
import { PaymentList } from './payment-list';
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
  const recordLabel = canMark && amountDue(order) > 0 ? (paidAmount ? 'Record Payment' : 'Mark Paid') : null;
  usePayCommand(order, recordLabel, () => setPaying(true));
  if (!canMark && !canRequest) return null;
  return (
    <>
      <Buttons>
        {recordLabel !== null && <Button onClick={() => setPaying(true)}>{recordLabel}</Button>}
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

/** The palette offers the payment of the open order, and asks for it by the address. */
function usePayCommand({ uniqueId, paid }: Order, label: string | null, pay: () => void): void {
  const notify = useNotices((state) => state.notify);
  usePageKeys(label === null ? [] : [{ label, run: pay }]);
  const why = paid ? 'is already paid' : 'has no payment to record';
  useAskedFor({ pay: label === null ? () => notify('info', `Order #${uniqueId} ${why}.`) : pay });
}
