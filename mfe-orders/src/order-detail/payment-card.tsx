import { type Order, owesPayment, type PaymentType } from '@overland/contracts';
import { PaymentLines } from '@overland/quote-ui/payment';
import { Button, Chip, Note, Notice, Section, styled } from '@overland/ui';
import { refusedText, useApiQuery, useNotices } from '@overland/web';
import { useOneStep } from '../at-once/use-one-step';
import { usePaymentRemoval } from '../at-once/use-payment-removal';
import { emailsQuery } from '../order-queries';
import { useAskedFor } from '../use-asked-for';
import { DisputeLine } from './dispute-line';
import {
  dueText,
  isPaymentNext,
  partText,
  payLabel,
  recorderText,
  requestText,
  takenOf,
} from './payment-facts';
import { PaymentList } from './payment-list';
import { payRefusal } from './refusals';
import { useForms } from './use-forms';
import type { OrderActions } from './use-order-actions';

const Body = styled('div')({ display: 'grid', gap: 14 });
const Buttons = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 12,
  '& button': { paddingInline: 8 },
});

interface PaymentCardProps {
  order: Order;
  actions: Pick<OrderActions, 'pay' | 'open' | 'close'>;
}

export function PaymentCard({ order, actions }: PaymentCardProps) {
  const due = dueText(order);
  const part = partText(order);
  const emails = useApiQuery(...emailsQuery(order.orderId));
  const request = requestText(order, emails.data ?? []);
  const recorder = recorderText(order);
  return (
    <Section title="Payment" aside={<PaidChip order={order} />}>
      <Body>
        <PaymentLines order={order} total={totalLabels[order.paymentType]} />
        {part !== null && <p>{part}</p>}
        {due !== null && <Notice tone="amber">{due}</Notice>}
        <PaymentButtons order={order} actions={actions} />
        <PaymentList order={order} />
        {request !== null && <Note>{request}</Note>}
        {recorder !== null && <Note>{recorder}</Note>}
        {owesPayment(order) && <DisputeLine order={order} />}
      </Body>
    </Section>
  );
}

const totalLabels: Record<PaymentType, string> = {
  COD: 'Total, the customer pays',
  Billing: 'Total, billed to the company',
};

/** None where nothing is due, or the company is billed. */
function PaidChip({ order }: { order: Order }) {
  if (owesPayment(order)) return <Chip tone="amber">{order.paidAmount ? 'Paid in part' : 'Unpaid'}</Chip>;
  return order.paymentType === 'COD' && order.paid ? <Chip tone="solid">Paid</Chip> : null;
}

function PaymentButtons({ order, actions: { pay, open, close } }: PaymentCardProps) {
  const { actions, paid, paymentRequestedAt } = order;
  const isPaying = open === 'pay';
  const forms = useForms(isPaying);
  const removal = usePaymentRemoval(order);
  const request = useOneStep();
  const ask = () =>
    request.mutate({ orders: [{ _id: order.orderId, uniqueId: order.uniqueId }], move: null });
  const canRemove = actions.includes('removePayment');
  const canRequest = actions.includes('requestPayment');
  usePayAsked(order, pay);
  if (!pay && !canRemove && !canRequest) return null;
  return (
    <>
      <Buttons>
        {pay && !isPaymentNext(order) && <Button onClick={pay}>{payLabel(order)}</Button>}
        {canRemove && paid && takenOf(order).length !== 1 && (
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
      {isPaying && forms && <forms.PaymentDialog order={order} onClose={close} />}
    </>
  );
}

/** The palette asks for the payment by the address. */
function usePayAsked(order: Order, pay: (() => void) | null): void {
  const notify = useNotices((state) => state.notify);
  const why = payRefusal(order);
  useAskedFor({ pay: pay ?? (() => notify('info', refusedText({ label: payLabel(order), why }))) });
}
