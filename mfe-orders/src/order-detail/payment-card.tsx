import { type Order, owesPayment } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { PaymentLines } from '@overland/quote-ui/payment';
import { Button, Chip, Note, Notice, Section, styled, useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { paidQuestion } from '../paid-question';
import { useKeepOrder } from '../use-keep-order';
import { dueText, paymentHistory } from './payment-facts';
import { useAskedFor } from './use-asked-for';
import { useChangeOptions } from './use-change-options';
import { useUndo } from './use-undo';

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
  const history = paymentHistory(order);
  return (
    <Section title="Payment" aside={<PaidChip order={order} />}>
      <Body>
        <PaymentLines order={order} total={`Total, ${order.paymentType}`} />
        {due !== null && <Notice tone="amber">{due}</Notice>}
        <PaymentButtons order={order} />
        {history.length > 0 && <Note>{history.join(' ')}</Note>}
      </Body>
    </Section>
  );
}

/** None where nothing is due, or the company is billed. */
function PaidChip({ order }: { order: Order }) {
  if (owesPayment(order)) return <Chip tone="amber">Unpaid</Chip>;
  return order.paymentType === 'COD' && order.paid ? <Chip tone="solid">Paid</Chip> : null;
}

function PaymentButtons({ order }: { order: Order }) {
  const payment = useOrderPayment(order);
  const { actions, paid, paymentRequestedAt } = order;
  const canMark = actions.includes('payment');
  const canRequest = actions.includes('requestPayment');
  useAskedFor('pay', canMark && !paid ? payment.togglePaid : null);
  if (!canMark && !canRequest) return null;
  return (
    <Buttons>
      {canMark && (
        <Button busy={payment.isMarking} busyLabel="Marking…" onClick={payment.togglePaid}>
          {paid ? 'Mark Unpaid' : 'Mark Paid'}
        </Button>
      )}
      {canRequest && (
        <Button busy={payment.isAsking} busyLabel="Requesting…" onClick={payment.ask}>
          {paymentRequestedAt === null ? 'Request Payment' : 'Request Again'}
        </Button>
      )}
    </Buttons>
  );
}

function useOrderPayment(order: Order) {
  const { orderId, uniqueId } = order;
  const confirm = useConfirm();
  const { notify, offer } = useNotices.getState();
  const undo = useUndo(orderId);
  const keep = useKeepOrder();
  const options = useChangeOptions(orderId);
  const marking = useApiMutation(calls.orderWork.setPaid, {
    ...options,
    onSuccess: (marked) => {
      keep(marked);
      const text = `Order #${uniqueId} is marked ${marked.paid ? 'paid' : 'unpaid'}.`;
      offer({ kind: 'success', text, ...undo.actionOf(marked) });
    },
  });
  const request = useApiMutation(calls.orderWork.requestPayments, {
    ...options,
    refreshes: [...options.refreshes, calls.orders.get],
    onSuccess: ({ refused: [refusal] }) => {
      if (refusal) notify('error', refusal.message);
      else notify('success', `The payment of order #${uniqueId} has been requested.`);
    },
  });
  const togglePaid = async () => {
    const isSure = await confirm(paidQuestion(order));
    if (isSure) marking.mutate({ params: { orderId }, body: { paid: !order.paid } });
  };
  return {
    togglePaid: () => void togglePaid(),
    isMarking: marking.isPending,
    ask: () => request.mutate({ body: { orderIds: [orderId] } }),
    isAsking: request.isPending,
  };
}
