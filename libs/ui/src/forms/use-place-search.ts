import { maxSuggestions, minAutocompleteLength, type Place } from '@overland/contracts';
import { useEffect, useRef, useState } from 'react';

const debounceMs = 120;
const none: readonly Place[] = [];

export type SearchPlaces = (query: string, signal: AbortSignal) => Promise<readonly Place[]>;

export interface PlaceSearch {
  places: readonly Place[];
  state: 'idle' | 'searching' | 'found' | 'nothing' | 'failed';
}

/** Those that begin as is typed now: whoever presses Enter early must not get a place of what was typed before. */
export function stillFitting(places: readonly Place[], typed: string): readonly Place[] {
  const start = typed.toLowerCase();
  return places.filter(({ text, zip }) => text.toLowerCase().startsWith(start) || zip.startsWith(start));
}

/** Suggestions for what is typed, from the third character on; a newer text aborts the older search. */
export function usePlaceSearch(query: string, isWanted: boolean, search: SearchPlaces): PlaceSearch {
  const [result, setResult] = useState<PlaceSearch>({ places: none, state: 'idle' });
  const searchNow = useRef(search);
  searchNow.current = search;
  const wanted = isWanted && query.trim().length >= minAutocompleteLength ? query.trim() : '';

  useEffect(() => {
    if (wanted === '') {
      setResult({ places: none, state: 'idle' });
      return;
    }
    const controller = new AbortController();
    const finish = (next: PlaceSearch) => {
      if (!controller.signal.aborted) setResult(next);
    };
    // Older suggestions that still fit stay until the new ones are there, so that the list does not flicker.
    setResult(({ places }) => ({ places: stillFitting(places, wanted), state: 'searching' }));
    const timer = setTimeout(() => {
      searchNow.current(wanted, controller.signal).then(
        (places) =>
          finish({ places: places.slice(0, maxSuggestions), state: places.length > 0 ? 'found' : 'nothing' }),
        () => finish({ places: none, state: 'failed' }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);
  return result;
}
