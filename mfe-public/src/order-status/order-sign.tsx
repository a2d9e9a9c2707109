import { type CustomerOrder, sdStatuses, sdStatusLabels, transportLabels } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { RouteSign, StatusChip } from '@overland/ui';

export function OrderSign({ order }: { order: CustomerOrder }) {
  const state = sdStatuses.find((one) => sdStatusLabels[one] === order.sdStatusLabel) ?? null;
  return (
    <RouteSign
      number={t('ORDER: #{number}', { number: order.uniqueId })}
      from={order.pickupPlaceText}
      to={order.deliveryPlaceText}
      miles={order.miles}
      sub={translate(transportLabels[order.transportType])}
      status={<StatusChip order={state} />}
    />
  );
}
