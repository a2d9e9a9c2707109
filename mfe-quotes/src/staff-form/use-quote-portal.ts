import { type PortalView } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiQuery, useOwnPortal, useSession } from '@overland/web';

/** What the form needs to know about the quoted company; undefined until it is chosen and read. */
export function useQuotePortal(portalId: string | null): PortalView | undefined {
  const isAdministrator = useSession((state) => state.role === 'MCAdmin');
  const own = useOwnPortal();
  const chosen = useApiQuery(
    calls.portals.get,
    { params: { portalId: portalId ?? '' } },
    {
      enabled: isAdministrator && Boolean(portalId),
      staleTime: 60_000,
      whenUnreachable: 'There was an error getting this portal',
    },
  );
  return isAdministrator ? chosen.data : own.data;
}
