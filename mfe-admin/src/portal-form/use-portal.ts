import { calls } from '@overland/contracts/calls';
import { useFormQuery } from '@overland/web';

export const usePortal = (portalId: string) =>
  useFormQuery(
    portalId,
    calls.portals.get,
    { params: { portalId } },
    'There was an error getting this portal',
  );
