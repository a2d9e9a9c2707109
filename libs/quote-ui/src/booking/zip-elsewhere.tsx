import { placeName } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { Notice } from '@overland/ui';
import { useWatch } from '@overland/ui/forms';
import { useApiQuery } from '@overland/web';
import type { Stop } from './booking-values';

/** Said to staff as soon as a ZIP code of another state is typed, or one that nobody knows. The server judges those nearby. */
export function ZipElsewhere({ stop }: { stop: Stop }) {
  const [zip = '', city = '', state = ''] = useWatch({ name: [`${stop}Zip`, `${stop}City`, `${stop}State`] });
  const isTyped = /^\d{5}$/.test(zip);
  const { data: found } = useApiQuery(
    calls.places.suggest,
    { query: { query: zip, limit: '1' } },
    { enabled: isTyped, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!isTyped || !found) return null;
  const [place] = found;
  if (!place) return <Notice tone="amber">We do not know this ZIP code. Please check it.</Notice>;
  if (place.state === state) return null;
  return (
    <Notice tone="amber" live>
      {`${zip} is in ${placeName(place.text)}, not in ${city}, ${state}. Another route needs another quote.`}
    </Notice>
  );
}
