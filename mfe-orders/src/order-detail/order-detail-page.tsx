import { type Order, transportLabels } from '@overland/contracts';
import { PageFrame, PHONE, QueryState, RouteSign, Stack, styled, TwoColumns } from '@overland/ui';
import { ListNeighbors } from '@overland/ui/table';
import { useApiQuery, useParams } from '@overland/web';
import { memo } from 'react';
import { useHandOver } from '../at-once/use-hand-over';
import { ClaimsCard } from '../claims/claims-card';
import { useShownCard } from '../order-cards';
import { type listRequest, orderPages } from '../order-list/list-request';
import { activitiesQuery, orderQuery } from '../order-queries';
import { OrderStatusChip } from '../order-status-chip';
import { ReminderLine } from '../reminders/reminder-line';
import { useReminder } from '../reminders/use-reminder';
import { useLiveOrders } from '../use-live-orders';
import { ActionsCard, DockedOrderActions } from './actions-card';
import { ActivityCard } from './activity-card';
import { CarrierCard } from './carrier-card';
import { ConditionCard } from './condition-card';
import { CustomerCard } from './customer-card';
import { EmailsCard } from './emails-card';
import { FilesCard } from './files-card';
import { AgentsCard, OrderFacts } from './order-facts';
import { OrderSkeleton } from './order-skeleton';
import { PaymentCard } from './payment-card';
import { ProgressCard } from './progress-card';
import { RequestsCard } from './requests-card';
import { RouteCard } from './route-card';
import { StopCard } from './stop-card';
import { TermsCard } from './terms-card';
import { UndoLine } from './undo-line';
import { useForms } from './use-forms';
import { useOrderActions } from './use-order-actions';
import { useOrderMoves } from './use-order-moves';
import { useReadNotices } from './use-read-notices';
import { VehiclesCard } from './vehicles-card';

/** In one column the cards of both are mixed: what is to be done comes before the details. */
const Columns = styled(TwoColumns)({
  gridTemplateRows: 'auto 1fr',
  '@media (max-width: 960px)': {
    gridTemplateRows: 'none',
    '& > *:not(:first-child)': { display: 'contents' },
  },
});
const Place = styled('div', { shouldForwardProp: (prop) => prop !== 'at' })<{ at: number }>(({ at }) => ({
  order: at,
  minWidth: 0,
  '&:empty': { display: 'none' },
}));

/** First in the document, so that the next step is the first stop of Tab; the left column stands beside it. */
const NextStep = styled(Place)({
  '@media (min-width: 960.02px)': {
    gridColumn: 2,
    gridRow: 1,
    '& + *': { gridColumn: 1, gridRow: '1 / span 2' },
    '& + * + *': { gridColumn: 2 },
  },
  [PHONE]: { display: 'none' },
});

export function OrderDetailPage() {
  useLiveOrders();
  const { orderId } = useParams();
  const order = useApiQuery(...orderQuery(orderId));
  const title = order.data ? `Order #${order.data.uniqueId}` : 'Order';
  // The skeleton brings its own sign; a title above it would jump away.
  const sign = order.data ? <OrderSign order={order.data} /> : order.isPending ? <span hidden /> : undefined;
  return (
    <PageFrame
      title={title}
      sign={sign}
      above={orderId && <OrderNeighbors key={orderId} orderId={orderId} />}
    >
      <QueryState query={order} skeleton={<OrderSkeleton />}>
        {(data) => <OrderDetail key={data.orderId} order={data} />}
      </QueryState>
    </PageFrame>
  );
}

const OrderNeighbors = ({ orderId }: { orderId: string }) => (
  <ListNeighbors
    list="orders"
    what="order"
    id={orderId}
    addressOf={(id) => `/order/${id}`}
    load={({ request, cursor }) => orderPages(request as ReturnType<typeof listRequest>).load(cursor)}
  />
);

function OrderSign({ order }: { order: Order }) {
  return (
    <RouteSign
      number={`ORDER: #${order.uniqueId}`}
      from={order.pickupPlaceText}
      to={order.deliveryPlaceText}
      miles={order.miles}
      sub={transportLabels[order.transportType]}
      status={<OrderStatusChip {...order} />}
    />
  );
}

/** Drawn again when the order changes alone, and not with each part of the page that arrives. */
const Transport = memo(({ order }: { order: Order }) => (
  <>
    <Place at={0}>
      <CustomerCard order={order} />
    </Place>
    <Place at={0} id="requests">
      <RequestsCard order={order} />
    </Place>
    <Place at={1} id="claims">
      <ClaimsCard order={order} />
    </Place>
    <Place at={2}>
      <RouteCard order={order} />
    </Place>
    <Place at={4}>
      <VehiclesCard order={order} />
    </Place>
    <Place at={4}>
      <ConditionCard order={order} />
    </Place>
    <Place at={5}>
      <FilesCard order={order} />
    </Place>
    <Place at={6}>
      <EmailsCard order={order} />
    </Place>
  </>
));

/** The same. */
const StopsAndFacts = memo(({ order }: { order: Order }) => (
  <>
    <Place at={8}>
      <StopCard order={order} stop="pickup" />
    </Place>
    <Place at={9}>
      <StopCard order={order} stop="delivery" />
    </Place>
    <Place at={10}>
      <OrderFacts order={order} />
    </Place>
    <Place at={11}>
      <AgentsCard order={order} />
    </Place>
  </>
));

function OrderDetail({ order }: { order: Order }) {
  useShownCard();
  useReadNotices(order.orderId);
  const activities = useApiQuery(...activitiesQuery(order.orderId));
  const changing = useOrderMoves(order);
  const actions = useOrderActions(order, changing);
  const handOver = useHandOver();
  const reminder = useReminder(order.orderId);
  const forms = useForms(actions.open ?? changing.openMove);
  return (
    <>
      <ProgressCard order={order} activities={activities.data ?? []} isPending={activities.isPending} />
      <UndoLine order={order} />
      {reminder && <ReminderLine order={order} reminder={reminder} onChange={actions.remind} />}
      <Columns>
        <NextStep at={1}>
          <ActionsCard order={order} actions={actions} />
        </NextStep>
        <Stack>
          <Transport order={order} />
          <Place at={7}>
            <ActivityCard order={order} activities={activities} />
          </Place>
        </Stack>
        <Stack>
          <Place at={3} id="payment">
            <PaymentCard order={order} actions={actions} />
          </Place>
          <Place at={3}>
            <TermsCard order={order} />
          </Place>
          <Place at={3}>
            <CarrierCard order={order} onEdit={actions.carrier} />
          </Place>
          <StopsAndFacts order={order} />
        </Stack>
      </Columns>
      <DockedOrderActions actions={actions} />
      {actions.open === 'cancel' && forms && (
        <forms.CancelDialog
          what={`order #${order.uniqueId}`}
          orderId={order.orderId}
          onCancelOrders={async (move) => {
            await changing.cancel(move);
            actions.close();
          }}
          onClose={actions.close}
        />
      )}
      {forms && <forms.AskedMove order={order} changing={changing} />}
      {actions.open === 'carrier' && forms && <forms.CarrierDialog order={order} onClose={actions.close} />}
      {actions.open === 'handOver' && forms && (
        <forms.HandOverDialog
          what="order"
          things={[order]}
          handOver={handOver}
          onDone={actions.close}
          onClose={actions.close}
        />
      )}
      {actions.open === 'remind' && forms && (
        <forms.ReminderDialog key={reminder?.at} order={order} reminder={reminder} onClose={actions.close} />
      )}
      {actions.open === 'email' && forms && <forms.SendEmailDialog order={order} onClose={actions.close} />}
    </>
  );
}
