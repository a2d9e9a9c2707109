import { useCallback, useSyncExternalStore } from 'react';

/** Does the window match the query? Prefer CSS; this is for other markup. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Is the window narrow enough for the phone form of a screen? Prefer CSS; this is for other markup. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 720px)');
