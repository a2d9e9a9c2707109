import { type Order, owesPayment, paymentLines } from '@overland/contracts';
import { Button, Chip, formatMoney, Note, Notice, Section, styled } from '@overland/ui';
import { dueText, paymentHistory } from './payment-facts';
import { useOrderPayment } from './use-order-payment';

const Body = styled('div')({ display: 'grid', gap: 14 });
const Lines = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: 8,
  fontSize: 15,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16, alignItems: 'baseline' },
  '& dt': { color: 'var(--ink-2)' },
  '& dd': { margin: 0 },
  '& > div:last-of-type': { borderTop: '1px solid var(--line)', paddingTop: 10 },
  '& > div:last-of-type dt': { color: 'var(--ink)', fontWeight: 600 },
  '& > div:last-of-type dd': { fontSize: 28, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-.01em' },
});
const Buttons = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: 12,
  '& button': { paddingInline: 8 },
});

/** What it costs, whether it is paid, and who asked or marked it when. */
export function PaymentCard({ order }: { order: Order }) {
  const { paymentType, price } = order;
  const due = dueText(order);
  const history = paymentHistory(order);
  return (
    <Section title="Payment" aside={<PaidChip order={order} />}>
      <Body>
        <Lines>
          {paymentLines(order).map(({ label, dollars }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{dollars === 0 ? 'No fee' : formatMoney(dollars)}</dd>
            </div>
          ))}
          <div>
            <dt>Total, {paymentType}</dt>
            <dd>{formatMoney(price)}</dd>
          </div>
        </Lines>
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
