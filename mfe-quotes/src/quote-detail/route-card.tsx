import type { Quote } from '@overland/contracts';
import { useRoute } from '@overland/quote-ui/quote-form';
import { RouteMap } from '@overland/ui/map';

const none: [number, number][] = [];

/** The road on a map; while it loads, or without it, a straight line. */
export function RouteCard({ quote: { pickup, delivery } }: { quote: Pick<Quote, 'pickup' | 'delivery'> }) {
  const route = useRoute(pickup.placeId, delivery.placeId);
  return (
    <RouteMap
      line={route.data?.line ?? none}
      from={{ label: pickup.city, lat: pickup.lat, lng: pickup.lng }}
      to={{ label: delivery.city, lat: delivery.lat, lng: delivery.lng }}
      height={170}
    />
  );
}
