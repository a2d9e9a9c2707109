import { type Margin, type OrderRow, owesPayment } from '@overland/contracts';
import { formatMoney, formatPercent, styled } from '@overland/ui';
import { TwoLines } from '@overland/ui/table';

const Unpaid = styled('b')({ fontWeight: 600, color: 'var(--amber-ink)' });

/** "$200" over "20%", and whether it is by what was offered alone. */
export function MarginText({ margin: found }: { margin: Margin | null }) {
  if (found === null) return <>–</>;
  const { dollars, percent, basis } = found;
  const share = formatPercent(percent);
  return (
    <TwoLines second={basis === 'offered' ? `${share}, offered` : share}>
      <b>{formatMoney(dollars)}</b>
    </TwoLines>
  );
}

/** "COD, unpaid", "Paid in part: $300 of $900"; a canceled order is not asked for money. */
export function PaymentText({ order }: { order: OrderRow }) {
  if (owesPayment(order) && order.paidAmount) {
    return (
      <>
        <Unpaid>Paid in part:</Unpaid> {`${formatMoney(order.paidAmount)} of ${formatMoney(order.price)}`}
      </>
    );
  }
  if (owesPayment(order)) {
    return (
      <>
        COD, <Unpaid>unpaid</Unpaid>
      </>
    );
  }
  return order.paymentType === 'COD' && order.paid ? 'COD, paid' : order.paymentType;
}

/** "Honda Accord +1"; the order's page has the year. */
export function vehiclesText([first = '–', ...others]: readonly string[]): string {
  const name = first.replace(/^\d{4} /, '');
  return others.length === 0 ? name : `${name} +${others.length}`;
}
