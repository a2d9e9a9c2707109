import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(max-width: 720px)');

function subscribe(changed: () => void): () => void {
  const media = query();
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Is the window narrow enough for the phone form of a screen? Prefer CSS; this is for other markup. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
