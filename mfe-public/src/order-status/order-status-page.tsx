import { messages } from '@overland/contracts';
import { PageFrame } from '@overland/ui';
import { useNavigate } from '@overland/web';
import { Column } from '../column';
import { findOrder } from './endpoints';
import { OrderLookupForm } from './order-lookup-form';

/** `/order-status`: leads a customer to the page of the order. */
export function OrderStatusPage() {
  const navigate = useNavigate();
  return (
    <Column>
      <PageFrame title="Order Status">
        <OrderLookupForm
          endpoint={findOrder}
          label="See Order"
          whenUnreachable={messages.orderNotFound}
          onFound={(token) => navigate(`/order-status/${token}`)}
        />
      </PageFrame>
    </Column>
  );
}
