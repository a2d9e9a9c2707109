import type { Order } from '@overland/contracts';
import { BookingSkeleton } from '@overland/quote-ui/booking';
import { EmptyState, LinkButton, PageFrame, QueryState } from '@overland/ui';
import { useApiQuery, useParams } from '@overland/web';
import { orderToEditQuery, quoteToBookQuery } from '../order-queries';
import { EditForm } from './edit-form';

export function OrderEditPage() {
  const { orderId } = useParams();
  const order = useApiQuery(...orderToEditQuery(orderId));
  return (
    <PageFrame title="Edit Order" {...(order.data && { subtitle: `#${order.data.uniqueId}` })}>
      <QueryState query={order} skeleton={<BookingSkeleton />}>
        {(data) =>
          data.actions.includes('edit') ? <WithQuote order={data} /> : <NotEditable order={data} />
        }
      </QueryState>
    </PageFrame>
  );
}

/** The quote has the prices of other levels and the days that can be chosen. */
function WithQuote({ order }: { order: Order }) {
  const quote = useApiQuery(...quoteToBookQuery(order.quoteId));
  return (
    <QueryState query={quote} skeleton={<BookingSkeleton />}>
      {(data) => <EditForm key={order.orderId} order={order} quote={data} />}
    </QueryState>
  );
}

function NotEditable({ order: { uniqueId, orderId, status } }: { order: Order }) {
  return (
    <EmptyState
      title={`Order #${uniqueId} is ${status}`}
      text="It cannot be changed any more."
      action={<LinkButton to={`/order/${orderId}`}>Back to the order</LinkButton>}
    />
  );
}
