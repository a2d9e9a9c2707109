import { portals } from '@overland/contracts';
import { useApiQuery } from '@overland/web';

/** Read again whenever its page opens, and never while the form is being filled in. */
export function usePortal(portalId: string) {
  return useApiQuery(
    portals.get,
    { params: { portalId } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      whenUnreachable: 'There was an error getting this portal',
    },
  );
}
