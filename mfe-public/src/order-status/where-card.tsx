import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t } from '@overland/i18n';
import { useRoute } from '@overland/quote-ui/quote-form';
import { PHONE, Section, styled, useIsPhone, useNow } from '@overland/ui';
import { driverAt, LastSeen, type MapPoint, RouteMap } from '@overland/ui/map';
import { useApiQuery } from '@overland/web';

const Body = styled('div')({ padding: '0 24px 22px', [PHONE]: { padding: '0 16px 18px' } });
const noLine: [number, number][] = [];

/** The route on the map, with the driver's last known place while the order is picked up. */
export function WhereCard({ order }: { order: CustomerOrder }) {
  const now = useNow();
  const driver = driverAt(order.position, now);
  const isOnTheWay = order.status === 'Picked Up';
  const map = <OrderMap order={order} driver={driver} />;
  if (!isOnTheWay) {
    return (
      <Section title={t('Route')} flush>
        {map}
      </Section>
    );
  }
  return (
    <Section title={t('Where it is')} note={<LastSeen position={order.position} now={now} />} flush>
      {map}
    </Section>
  );
}

/** Orders know the ZIP codes of their stops; where one is not found, the page works without a map. */
function OrderMap({ order, driver }: { order: CustomerOrder; driver: MapPoint | null }) {
  const isPhone = useIsPhone();
  const from = usePlaceOf(order.pickup);
  const to = usePlaceOf(order.delivery);
  const route = useRoute(from.place?.placeId ?? '', to.place?.placeId ?? '');
  const height = isPhone ? 200 : 300;
  if (from.isMissing || to.isMissing) return null;
  return (
    <Body style={{ minHeight: height }}>
      {from.place && to.place && (
        <RouteMap
          line={route.data?.line ?? noLine}
          from={{ label: order.pickup.city, lat: from.place.lat, lng: from.place.lng }}
          to={{ label: order.delivery.city, lat: to.place.lat, lng: to.place.lng }}
          driver={driver}
          height={height}
        />
      )}
    </Body>
  );
}

function usePlaceOf({ zip }: { zip: string }) {
  const found = useApiQuery(
    calls.places.suggest,
    { query: { query: zip, limit: '1' } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const place = found.data?.[0];
  return { place, isMissing: found.isError || (found.data !== undefined && place === undefined) };
}
