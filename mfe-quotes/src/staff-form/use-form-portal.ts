import { type PortalView } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useWatch } from '@overland/ui/forms';
import { useApiQuery, useOwnPortal, useSession } from '@overland/web';

/** For use inside the form. */
export function useFormPortal() {
  const portalId: string | null = useWatch({ name: 'portalId' });
  return useQuotePortal(portalId);
}

/** What the form needs to know about the quoted company; undefined until it is chosen and read. */
function useQuotePortal(portalId: string | null): PortalView | undefined {
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
