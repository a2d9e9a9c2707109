import { calls } from '@overland/contracts/calls';
import { readForForm, useApiQuery, useReadForForm } from '@overland/web';

/** A portal, for the forms that change it. */
export function usePortal(portalId: string) {
  const query = useApiQuery(
    calls.portals.get,
    { params: { portalId } },
    { ...readForForm, whenUnreachable: 'There was an error getting this portal' },
  );
  return useReadForForm(query, portalId);
}
