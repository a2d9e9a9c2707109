import type { Place } from '@overland/contracts';
import type { RoutePlaces } from '@overland/quote-ui/quote-form';
import { keepInTab, readKept } from '@overland/web';
import { useRef, useState } from 'react';

type Places = Partial<RoutePlaces>;

/** A kept form knows the ids of its places alone: these are the places with their names. */
export function useKeptPlaces(keptAs = '') {
  const [places] = useState(() => readPlaces(keptAs));
  const now = useRef(places);
  const keep = (stop: keyof RoutePlaces, place: Place | null) => {
    const { [stop]: _, ...other } = now.current;
    now.current = place ? { ...other, [stop]: place } : other;
    if (keptAs !== '') keepInTab(placesOf(keptAs), now.current);
  };
  return { places, keep };
}

const placesOf = (keptAs: string) => `${keptAs}-places`;

/** Those that are still in the form. */
function readPlaces(keptAs: string): Places {
  const { values = {} } = (readKept(keptAs) ?? {}) as { values?: Partial<Record<keyof RoutePlaces, string>> };
  const { pickup, delivery } = (readKept(placesOf(keptAs)) ?? {}) as Places;
  return {
    ...(pickup && pickup.placeId === values.pickup && { pickup }),
    ...(delivery && delivery.placeId === values.delivery && { delivery }),
  };
}
