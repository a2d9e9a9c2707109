import { calls } from '@overland/contracts/calls';
import { useApiQuery, useSession } from '@overland/web';

const fiveMinutes = 300_000;

/** Who owns quotes and orders of a company by name; null for all companies is the provider's staff. */
export function usePeople(portalId: string | null, { isWanted = true } = {}) {
  const isStaff = useSession((state) => state.role === 'MCAdmin');
  return useApiQuery(
    calls.users.names,
    { query: isStaff && portalId !== null ? { portalId } : {} },
    { whenUnreachable: 'There was an error getting the people', staleTime: fiveMinutes, enabled: isWanted },
  );
}
