import { calls } from '@overland/contracts/calls';
import { useApiQuery } from '@overland/web';

/** About 11 meters: enough to name a town, and no new question for every step. */
const decimals = 4;

/** "Baker City, OR"; null while it is asked for, at sea, abroad, and when it cannot be had. */
export function useNearestPlace(position: { lat: number; lng: number } | null): string | null {
  const { lat = 0, lng = 0 } = position ?? {};
  const place = useApiQuery(
    calls.places.reverse,
    { query: { lat: lat.toFixed(decimals), lng: lng.toFixed(decimals) } },
    { enabled: position !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  return place.data ? `${place.data.city}, ${place.data.state}` : null;
}
