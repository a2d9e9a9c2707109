import type { PublicQuote } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useIsPhone } from '@overland/ui';
import { RouteMap } from '@overland/ui/map';
import { useApiQuery } from '@overland/web';

const none: [number, number][] = [];

/** The road on a map; while it loads, or without it, a straight line. */
export function RouteCard({ quote: { pickup, delivery } }: { quote: PublicQuote }) {
  const isPhone = useIsPhone();
  const route = useApiQuery(
    calls.places.route,
    { query: { from: pickup.placeId, to: delivery.placeId } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <RouteMap
      line={route.data?.line ?? none}
      from={{ label: pickup.city, lat: pickup.lat, lng: pickup.lng }}
      to={{ label: delivery.city, lat: delivery.lat, lng: delivery.lng }}
      height={isPhone ? 170 : 260}
    />
  );
}
