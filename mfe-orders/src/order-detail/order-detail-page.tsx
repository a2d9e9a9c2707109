import { type Order, orders, transportLabels } from '@overland/contracts';
import { PageFrame, QueryState, RouteSign, Stack, styled, TwoColumns } from '@overland/ui';
import { useApiQuery, useParams } from '@overland/web';
import { OrderStatusChip } from '../order-status-chip';
import { ActivityCard } from './activity-card';
import { EmailsCard } from './emails-card';
import { CustomerCard, PaymentCard } from './order-facts';
import { OrderSkeleton } from './order-skeleton';
import { ProgressCard } from './progress-card';
import { RouteCard } from './route-card';
import { StopCard } from './stop-card';
import { VehiclesCard } from './vehicles-card';

/** In one column the cards of both mix: who to call comes before what happened. */
const Columns = styled(TwoColumns)({ '@media (max-width: 960px)': { '& > *': { display: 'contents' } } });
const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'at' })<{ at: number }>(({ at }) => ({
  order: at,
  minWidth: 0,
  '&:empty': { display: 'none' },
}));

const halfMinute = 30_000;

/** `/order/:orderId`: where an order is, who to call, and what happened to it. */
export function OrderDetailPage() {
  const { orderId = '' } = useParams();
  const order = useApiQuery(
    orders.get,
    { params: { orderId } },
    { whenUnreachable: 'There was an error getting this order', refetchInterval: halfMinute },
  );
  const title = order.data ? `Order #${order.data.uniqueId}` : 'Order';
  // The skeleton brings its own sign; a title above it would jump away.
  const sign = order.data ? <OrderSign order={order.data} /> : order.isPending ? <span hidden /> : undefined;
  return (
    <PageFrame title={title} sign={sign}>
      <QueryState query={order} skeleton={<OrderSkeleton />}>
        {(data) => <OrderDetail order={data} />}
      </QueryState>
    </PageFrame>
  );
}

function OrderSign({ order }: { order: Order }) {
  return (
    <RouteSign
      number={`ORDER: #${order.uniqueId}`}
      from={order.pickupPlaceText}
      to={order.deliveryPlaceText}
      miles={order.miles}
      sub={transportLabels[order.transportType]}
      status={<OrderStatusChip label={order.sdStatusLabel} />}
    />
  );
}

function OrderDetail({ order }: { order: Order }) {
  const activities = useApiQuery(
    orders.activities,
    { params: { orderId: order.orderId } },
    { whenUnreachable: "There was an error getting this order's activities", refetchInterval: halfMinute },
  );
  return (
    <>
      <ProgressCard order={order} activities={activities.data ?? []} isPending={activities.isPending} />
      <Columns>
        <Stack>
          <Place at={1}>
            <RouteCard order={order} />
          </Place>
          <Place at={4}>
            <VehiclesCard order={order} />
          </Place>
          <Place at={7}>
            <ActivityCard activities={activities} />
          </Place>
          <Place at={8}>
            <EmailsCard orderId={order.orderId} />
          </Place>
        </Stack>
        <Stack>
          <Place at={2}>
            <StopCard order={order} stop="pickup" />
          </Place>
          <Place at={3}>
            <StopCard order={order} stop="delivery" />
          </Place>
          <Place at={5}>
            <CustomerCard order={order} />
          </Place>
          <Place at={6}>
            <PaymentCard order={order} />
          </Place>
        </Stack>
      </Columns>
    </>
  );
}
