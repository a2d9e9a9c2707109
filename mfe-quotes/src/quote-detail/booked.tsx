import type { Quote } from '@overland/contracts';
import { bookedChoice, columnTotal } from '@overland/quote-ui/quote';
import { formatMoney, LinkButton, Note, StatusChip } from '@overland/ui';

/** What became of a booked quote: how its order stands today, and what it costs where that is not what was quoted. */
export function Booked({ quote }: { quote: Quote }) {
  const { orderId, orderState, orderPrice, totalPricing, transportType } = quote;
  if (orderId === null) return <Note>This quote has been booked.</Note>;
  const quoted = columnTotal(totalPricing, bookedChoice(quote).level, transportType);
  const isCanceled = orderState === 'order_canceled';
  return (
    <>
      <Note as="div">
        {isCanceled ? 'The order of this quote was canceled.' : 'This quote has been booked as an order.'}{' '}
        {orderPrice !== null &&
          orderPrice !== quoted &&
          `It ${isCanceled ? 'was' : 'is'} ${formatMoney(orderPrice)}; ${formatMoney(quoted)} was quoted.`}
      </Note>
      {orderState !== null && (
        <div>
          <StatusChip order={orderState} />
        </div>
      )}
      <LinkButton variant="go" wide to={`/order/${orderId}`}>
        View Order
      </LinkButton>
    </>
  );
}
