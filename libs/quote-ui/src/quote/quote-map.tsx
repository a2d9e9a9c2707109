import type { PublicQuote } from '@overland/contracts';
import { RouteMap, type RouteMapProps } from '@overland/ui/map';
import { useRoute } from '../quote-form/look-ups';

const noLine: [number, number][] = [];

interface QuoteMapProps extends Pick<RouteMapProps, 'driver' | 'height'> {
  quote: Pick<PublicQuote, 'pickup' | 'delivery'>;
}

/** The road on a map; while it loads, or without it, a straight line. */
export function QuoteMap({ quote: { pickup, delivery }, ...map }: QuoteMapProps) {
  const route = useRoute(pickup.placeId, delivery.placeId);
  return (
    <RouteMap
      {...map}
      line={route.data?.line ?? noLine}
      from={{ label: pickup.city, lat: pickup.lat, lng: pickup.lng }}
      to={{ label: delivery.city, lat: delivery.lat, lng: delivery.lng }}
    />
  );
}
