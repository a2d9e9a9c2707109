import { availableReports, type ReportName, type Role } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiQuery, useApiQuery, useSession } from '@overland/web';

interface OpenReports {
  /** Undefined while that is not known. */
  open: readonly ReportName[] | undefined;
  error: unknown;
  retry: () => void;
}

interface Reader {
  role: Role | null;
  portalId: string | null;
}

/** The own portal, which says what its administrators may read; for `useApiQuery` and `prefetch`. */
export const ownPortalCall = ({ role, portalId }: Reader): ApiQuery<typeof calls.portals.get> => [
  calls.portals.get,
  { params: { portalId: portalId ?? '' } },
  { enabled: role === 'Admin', whenUnreachable: 'There was an error getting this portal' },
];

/** The reports over orders that somebody may read: all for MCAdmin, those of the own company for its administrators. */
export function useOpenReports(): OpenReports {
  const { role, portalId } = useSession();
  const isStaff = role === 'MCAdmin';
  const own = useApiQuery(...ownPortalCall({ role, portalId }));
  return {
    open: role === 'Admin' ? own.data?.availableReports : isStaff ? availableReports : [],
    error: own.error,
    retry: () => void own.refetch(),
  };
}
