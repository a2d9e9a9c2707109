import { type CustomerOrder, sdStatuses, sdStatusLabels, transportLabels } from '@overland/contracts';
import { RouteSign, StatusChip } from '@overland/ui';

/** The number, the route and the state of a customer's order. */
export function OrderSign({ order }: { order: CustomerOrder }) {
  const state = sdStatuses.find((one) => sdStatusLabels[one] === order.sdStatusLabel) ?? null;
  return (
    <RouteSign
      number={`ORDER: #${order.uniqueId}`}
      from={order.pickupPlaceText}
      to={order.deliveryPlaceText}
      miles={order.miles}
      sub={transportLabels[order.transportType]}
      status={<StatusChip order={state} />}
    />
  );
}
