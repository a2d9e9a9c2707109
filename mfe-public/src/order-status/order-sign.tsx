import { type CustomerOrder, sdStatuses, sdStatusLabels, transportLabels } from '@overland/contracts';
import { t, translate } from '@overland/i18n';
import { RouteSign, StatusChip } from '@overland/ui';
import { QuoteCompany } from '../public-quote/quote-company';

/** At the top of a page of one order. */
export const signOfOrder = (order: CustomerOrder) => (
  <>
    <QuoteCompany quote={order} words={t('Order with')} />
    <OrderSign order={order} />
  </>
);

function OrderSign({ order }: { order: CustomerOrder }) {
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
