import { calls } from '@overland/contracts/calls';
import { useFormQuery, usePortals } from '@overland/web';

export const usePortal = (portalId: string) =>
  useFormQuery(
    portalId,
    calls.portals.get,
    { params: { portalId } },
    'There was an error getting this portal',
  );

export const useIsCustomerPortal = (portalId: string | null): boolean =>
  usePortals().data?.rows.some(({ _id, isCustomerPortal }) => _id === portalId && isCustomerPortal) ?? false;
