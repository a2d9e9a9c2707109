import { calls } from '@overland/contracts/calls';
import { readForForm, useApiQuery, useReadForForm } from '@overland/web';

export function usePortal(portalId: string) {
  const query = useApiQuery(
    calls.portals.get,
    { params: { portalId } },
    { ...readForForm, whenUnreachable: 'There was an error getting this portal' },
  );
  return useReadForForm(query, portalId);
}
