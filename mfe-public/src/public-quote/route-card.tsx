import type { PublicQuote } from '@overland/contracts';
import { SkeletonCard, useIsPhone } from '@overland/ui';
import { useApiQuery } from '@overland/web';
import { lazy, Suspense } from 'react';
import { getRoute } from './endpoints';

/** Below the prices, so its code waits for them. */
const RouteMap = lazy(() => import('@overland/ui/map').then((module) => ({ default: module.RouteMap })));

const none: [number, number][] = [];

/** The road on a map; while it loads, or without it, a straight line. */
export function RouteCard({ quote: { pickup, delivery } }: { quote: PublicQuote }) {
  const height = useIsPhone() ? 170 : 260;
  const route = useApiQuery(
    getRoute,
    { query: { from: pickup.placeId, to: delivery.placeId } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Suspense fallback={<SkeletonCard height={height} />}>
      <RouteMap
        line={route.data?.line ?? none}
        from={{ label: pickup.city, lat: pickup.lat, lng: pickup.lng }}
        to={{ label: delivery.city, lat: delivery.lat, lng: delivery.lng }}
        height={height}
      />
    </Suspense>
  );
}
